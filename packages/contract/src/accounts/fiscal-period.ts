import { z } from 'zod'
import { conversationRoutes } from '../conversation.ts'
import { choiceField, dateField, instantField, multilineField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './fiscal-period.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: docs/guides/accounts.md, Fiscal periods. */
export const fiscalPeriodsPage = page({
  module: 'accounts',
  path: '/finance/fiscal-periods/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'calendar',
  events: [
    'export',
    'close',
    { code: 'force_close', risk: 'high', dependsOn: 'close' },
    { code: 'post_soft', risk: 'high' },
    { code: 'reopen', risk: 'high' },
    { code: 'close_year', risk: 'high' },
  ],
  sortOrder: 10,
})

/** Permission to post into soft-closed periods. */
export const softPostingPermission = 'fiscal-periods:post_soft'

/** Who may post: all users, users with permission, no one. */
const lockStates = ['open', 'soft', 'closed'] as const
export type LockState = (typeof lockStates)[number]

/** What is closed of a period; the general ledger never before the others. */
export const periodLocks = ['stock', 'receivables', 'payables', 'ledger'] as const
export type PeriodLock = (typeof periodLocks)[number]

const periodId = idOf('accounts.period')

/** Fiscal periods of a company, and what can be posted into them. */
export const fiscalPeriods = listing({
  module: 'accounts',
  thing: 'period',
  page: fiscalPeriodsPage,
  api: '/accounts/periods',
  source: 'accounts.period_entry',
  text,
  fields: {
    name: shownField(),
    startsOn: dateField(),
    stock: choiceField(lockStates),
    receivables: choiceField(lockStates),
    payables: choiceField(lockStates),
    ledger: choiceField(lockStates),
    changedAt: instantField().nullable(),
    changedBy: shownField().nullable(),
    reason: shownField().nullable(),
  },
  kept: {
    version: Version,
    /** The last month of a fiscal year. */
    endsYear: z.boolean(),
  },
  titleField: 'name',
  columns: ['stock', 'receivables', 'payables', 'ledger', 'changedAt', 'changedBy', 'reason'],
  filters: ['stock', 'receivables', 'payables', 'ledger'],
  sort: ['name', 'startsOn', 'stock', 'receivables', 'payables', 'ledger', 'changedAt'],
  defaultSort: ['-name'],
  hasGet: true,
})
export type FiscalPeriod = OutputOfRoute<typeof fiscalPeriods.routes.list>['items'][number]

const getPeriod = fiscalPeriods.routes.get as NonNullable<typeof fiscalPeriods.routes.get>
// The list schemas are built at run time, so the type is stated explicitly.
const Period = getPeriod.output as unknown as z.ZodType<FiscalPeriod>

/** Open items of the closing checklist; empty if the period can be closed. */
export const getCloseChecklist = route({
  id: 'accounts.period.standing',
  method: 'GET',
  path: '/accounts/periods/{id}/standing',
  page: fiscalPeriodsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: periodId }),
  output: z.object({
    items: z.array(
      z.object({
        key: z.string(),
        message: z.string(),
        /** Page on which the item is resolved; null if there is none. */
        path: z.string().nullable(),
        /** What it keeps from being closed. */
        locks: z.array(z.enum(periodLocks)),
        /** Whether users with permission may close in spite of it. */
        canForce: z.boolean(),
      }),
    ),
  }),
})
export type CloseChecklist = OutputOfRoute<typeof getCloseChecklist>

const talk = conversationRoutes({
  name: 'accounts.period',
  type: 'accounts.period',
  page: fiscalPeriodsPage,
  id: periodId,
})
export const { history: periodHistory, viewers: periodViewers, comment: commentPeriod } = talk

const shared = {
  method: 'POST',
  page: fiscalPeriodsPage,
  writes: true,
  stale: [fiscalPeriods.routes.list, fiscalPeriods.routes.selected, getPeriod, getCloseChecklist, periodHistory],
  output: Period,
} as const
const target = {
  id: periodId,
  version: Version,
  /** Locks already in the requested state stay as they are. */
  locks: z
    .array(z.enum(periodLocks))
    .min(1)
    .max(periodLocks.length)
    .default([...periodLocks]),
}

/** Limits posting to users with permission. Only for periods that have ended. */
export const softClosePeriod = route({
  ...shared,
  id: 'accounts.period.softClose',
  path: '/accounts/periods/{id}/soft-close',
  event: 'close',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.month_not_ready'],
  input: z.strictObject(target),
})

/** Stops all posting. Concurrent postings either commit first or are rejected. */
export const closePeriod = route({
  ...shared,
  id: 'accounts.period.close',
  path: '/accounts/periods/{id}/close',
  event: 'close',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.month_not_ready'],
  input: z.strictObject(target),
})

/** Why a period is reopened, or closed in spite of its checklist. */
export const reasonFields = { reason: multilineField({ max: 2000 }) }

/** Closes in spite of open items of the checklist. */
export const forceClosePeriod = route({
  ...shared,
  id: 'accounts.period.forceClose',
  path: '/accounts/periods/{id}/force-close',
  event: 'force_close',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.month_not_ready'],
  input: z.strictObject({ ...target, ...reasonFields }),
})

/** Moves each lock one state back: closed becomes soft-closed, soft-closed open. */
export const reopenPeriod = route({
  ...shared,
  id: 'accounts.period.reopen',
  path: '/accounts/periods/{id}/reopen',
  event: 'reopen',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.later_month_closed', 'accounts.ledger_locked'],
  input: z.strictObject({ ...target, ...reasonFields }),
})
