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
  events: ['export', 'close', { code: 'post_soft', risk: 'high' }, { code: 'reopen', risk: 'high' }],
  sortOrder: 10,
})

/** Permission to post into soft-closed periods. */
export const softPostingPermission = 'fiscal-periods:post_soft'

/** Who may post: all users, users with permission, no one. */
export const stockLocks = ['open', 'soft', 'closed'] as const

const periodId = idOf('accounts.period')

/** Fiscal periods of a company, and whether stock can be posted into them. */
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
    stock: choiceField(stockLocks),
    changedAt: instantField().nullable(),
    changedBy: shownField().nullable(),
    reason: shownField().nullable(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['stock', 'changedAt', 'changedBy', 'reason'],
  filters: ['stock'],
  sort: ['name', 'startsOn', 'stock', 'changedAt'],
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
const target = { id: periodId, version: Version }

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

/** Input for reopening a period. */
export const reopenFields = { reason: multilineField({ max: 2000 }) }

/** Moves one state back: the last closed period becomes soft-closed, a soft-closed one open. */
export const reopenPeriod = route({
  ...shared,
  id: 'accounts.period.reopen',
  path: '/accounts/periods/{id}/reopen',
  event: 'reopen',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.later_month_closed'],
  input: z.strictObject({ ...target, ...reopenFields }),
})
