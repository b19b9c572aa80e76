import { z } from 'zod'
import { conversationRoutes } from '../conversation.ts'
import { choiceField, dateField, instantField, integerField, shownField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './till-session.text.ts'

export const tillSessionsPage = page({
  module: 'sales',
  path: '/pos/till-sessions/',
  title: text.title,
  menuTitle: menu.till,
  icon: 'cash-register',
  events: [
    'export',
    'open',
    'cash_move',
    'count',
    'see_expected',
    { code: 'close', risk: 'high' },
    { code: 'force_close', risk: 'high', dependsOn: 'close' },
  ],
  sortOrder: 20,
  pickers: ['sales.till', 'erp.store', 'accounts.account'],
})

/** Permission to close while a device still holds sales. */
export const forceClosePermission = 'till-sessions:force_close'

/** Permission to see expected amounts before a blind count is submitted. */
export const seeExpectedPermission = 'till-sessions:see_expected'

const sessionId = idOf('sales.till_session')
const Amount = z.int()

export const tillSessionStatuses = ['open', 'review', 'closed'] as const
export const tillSessionKinds = ['regular', 'recovery'] as const

/** Shifts of tills, newest first. */
export const tillSessions = listing({
  module: 'sales',
  thing: 'tillSession',
  page: tillSessionsPage,
  api: '/pos/till-sessions',
  source: 'sales.till_session_list',
  text,
  fields: {
    name: shownField(),
    tillId: recordField('sales.till'),
    storeId: recordField('erp.store'),
    status: choiceField(tillSessionStatuses),
    businessOn: dateField(),
    openedAt: instantField(),
    openedBy: shownField(),
    closedAt: instantField().nullable(),
    zNumber: integerField({ min: 1, max: Number.MAX_SAFE_INTEGER }).nullable(),
    differenceMinor: amountField({ min: -99_999_999_999_999 }).nullable(),
    kind: choiceField(tillSessionKinds),
    /** Sales of it that nobody has looked at yet. */
    reviewCount: integerField({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['tillId', 'storeId', 'status', 'businessOn', 'openedBy', 'zNumber', 'differenceMinor', 'reviewCount'],
  filters: ['tillId', 'storeId', 'status', 'kind'],
  sort: ['name', 'businessOn', 'openedAt'],
  defaultSort: ['-openedAt'],
  storeColumns: ['store_id'],
  isGrowing: true,
})

export type TillSession = OutputOfRoute<typeof tillSessions.routes.list>['items'][number]

export const {
  history: sessionHistory,
  viewers: sessionViewers,
  comment: commentSession,
} = conversationRoutes({
  name: 'sales.till_session',
  type: 'sales.till_session',
  page: tillSessionsPage,
  id: sessionId,
})

const Tender = z.object({
  paymentTypeId: idOf('erp.payment_type'),
  name: z.string(),
  kind: z.string(),
  /** It is counted; what is not is taken over as expected. */
  isCounted: z.boolean(),
  /** Null while the count is blind, as what was returned and is expected. */
  soldMinor: Amount.nullable(),
  returnedMinor: Amount.nullable(),
  expectedMinor: Amount.nullable(),
  countedMinor: Amount.nullable(),
  /** Cash of another currency, in it; the amounts above are its value. Null: it is in the company's. */
  foreign: z
    .object({ currency: z.string(), expectedMinor: Amount.nullable(), countedMinor: Amount.nullable() })
    .nullable(),
})

const DrawerMove = z.object({
  id: idOf('sales.drawer_move'),
  kind: z.string(),
  amountMinor: Amount.nullable(),
  /** Cash of another currency, whose value the amount is. */
  foreign: z.object({ currency: z.string(), minor: Amount.nullable() }).nullable(),
  reason: z.string().nullable(),
  movedAt: Instant,
  movedBy: z.string().nullable(),
})

/** What a session sold, took back and holds: the X report of an open session, the Z report of a closed one. */
export const SessionReport = z.object({
  id: sessionId,
  version: Version,
  name: z.string(),
  till: z.string(),
  store: z.string(),
  status: z.enum(tillSessionStatuses),
  currency: z.string(),
  businessOn: BusinessDate,
  openedAt: Instant,
  openedBy: z.string(),
  closedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  zNumber: z.int().nullable(),
  /** Units: millimetres. */
  receiptWidth: z.enum(['58', '80']),
  /** The till hides expected amounts until the count. */
  isBlind: z.boolean(),
  floatMinor: Amount,
  toleranceMinor: Amount,
  sales: z.object({
    count: z.int(),
    grossMinor: Amount,
    taxMinor: Amount,
    discountMinor: Amount,
    voucherMinor: Amount,
  }),
  returns: z.object({ count: z.int(), grossMinor: Amount, taxMinor: Amount }),
  voids: z.object({ count: z.int(), grossMinor: Amount }),
  /** Numbers of the first and the last receipt. */
  firstReceipt: z.string().nullable(),
  lastReceipt: z.string().nullable(),
  taxes: z.array(z.object({ code: z.string(), taxableMinor: Amount, taxMinor: Amount })),
  tenders: z.array(Tender),
  drawer: z.array(DrawerMove),
  /** Sum of the drawer; null while the count is blind. */
  expectedCashMinor: Amount.nullable(),
  countedMinor: Amount.nullable(),
  differenceReason: z.string().nullable(),
  /** The session whose late sales it records; null: it sells. */
  recovered: z.object({ id: sessionId, name: z.string() }).nullable(),
  /** Sessions that record late sales of it. */
  recoveries: z.array(z.object({ id: sessionId, name: z.string() })),
  /** What devices still held when it was closed, and how many of them have arrived since. */
  unsent: z.array(
    z.object({
      device: z.string(),
      count: z.int(),
      waitingSince: Instant.nullable(),
      arrivedCount: z.int(),
    }),
  ),
  /** Devices of the till that hold sales now; none of a closed session. */
  waiting: z.array(z.object({ device: z.string(), count: z.int(), waitingSince: Instant.nullable() })),
  /** Active devices of the till that were not heard of lately, and may hold sales that nobody knows of; none of a closed session. */
  silent: z.array(z.object({ device: z.string(), lastSeenAt: Instant.nullable() })),
  /** Sales that nobody has looked at yet. */
  reviewCount: z.int(),
})
export type SessionReport = z.output<typeof SessionReport>

export const getSession = route({
  id: 'sales.till_session.report',
  method: 'GET',
  path: '/pos/till-sessions/{id}',
  page: tillSessionsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: sessionId }),
  output: SessionReport,
})

const shared = {
  method: 'POST',
  page: tillSessionsPage,
  writes: true,
  stale: [tillSessions.routes.list, tillSessions.routes.selected, getSession, sessionHistory],
  output: SessionReport,
} as const
const target = { id: sessionId, version: Version }

/** Opens a session with its float from the safe. Throws: sales.session_exists. */
export const openSession = route({
  ...shared,
  id: 'sales.till_session.open',
  path: '/pos/till-sessions',
  event: 'open',
  errors: ['not_found', 'sales.session_exists', 'accounts.period_closed', 'accounts.rule_missing'],
  input: z.strictObject({ uid: z.uuid(), tillId: idOf('sales.till'), floatMinor: amountField() }),
})

/** Cash in or out of the drawer outside sales. */
export const cashMoveKinds = ['paid_in', 'paid_out', 'safe_drop', 'no_sale'] as const

export const moveCash = route({
  ...shared,
  id: 'sales.till_session.cash_move',
  path: '/pos/till-sessions/{id}/cash-move',
  event: 'cash_move',
  errors: [
    'not_found',
    'sales.session_not_open',
    'sales.rule_broken',
    'sales.reason_required',
    'sales.drawer_short',
    'accounts.period_closed',
    'accounts.rule_missing',
    'accounts.control_account',
  ],
  input: z.strictObject({
    id: sessionId,
    kind: z.enum(cashMoveKinds),
    amountMinor: amountField().default(0),
    /** Account of paid in and paid out. */
    accountId: idOf('accounts.account').nullable().default(null),
    reason: textField({ min: 0, max: 500 }).nullable().default(null),
  }),
})

/** Stops selling and records the count of each payment type. */
export const countSession = route({
  ...shared,
  id: 'sales.till_session.count',
  path: '/pos/till-sessions/{id}/count',
  event: 'count',
  errors: ['not_found', 'stale', 'state_conflict'],
  input: z.strictObject({
    ...target,
    /** Units of `countedMinor`: minor units of the payment type's currency. */
    counts: z.array(z.strictObject({ paymentTypeId: idOf('erp.payment_type'), countedMinor: amountField() })).max(50),
  }),
})

/** Closes a counted session: posts the difference, empties the drawer to the safe and draws the Z number. */
export const closeSession = route({
  ...shared,
  id: 'sales.till_session.close',
  path: '/pos/till-sessions/{id}/close',
  event: 'close',
  errors: [
    'not_found',
    'stale',
    'state_conflict',
    'sales.reason_required',
    'sales.sales_waiting',
    'accounts.period_closed',
    'accounts.rule_missing',
  ],
  input: z.strictObject({
    ...target,
    reason: textField({ min: 0, max: 500 }).nullable().default(null),
    /** Although devices still hold sales of it, which is recorded with it. Needs a reason and `forceClosePermission`. */
    isForced: z.boolean().default(false),
  }),
})

/** Continues selling after a count that was started too early. */
export const resumeSession = route({
  ...shared,
  id: 'sales.till_session.resume',
  path: '/pos/till-sessions/{id}/resume',
  event: 'count',
  errors: ['not_found', 'stale', 'state_conflict', 'sales.session_exists'],
  input: z.strictObject(target),
})
