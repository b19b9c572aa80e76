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

/** Source: settled.md N13, A21; warehouse.md 4.4; decision 075. */
export const fiscalPeriodsPage = page({
  module: 'accounts',
  path: '/finance/fiscal-periods/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'calendar',
  events: ['export', 'close', { code: 'post_soft', risk: 'high' }, { code: 'reopen', risk: 'high' }],
  sortOrder: 10,
})

/** To post into months that are softly closed. */
export const softPostingRight = 'fiscal-periods:post_soft'

/** Who may post: everybody, who holds the right, nobody. */
export const stockLocks = ['open', 'soft', 'closed'] as const

const periodId = idOf('accounts.period')

/** The months of a company, and whether stock may be posted into them. */
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
// The schemas of a list are put together at run time, so the type is stated here.
const Period = getPeriod.output as unknown as z.ZodType<FiscalPeriod>

/** What keeps a month from being closed; empty where nothing does. */
export const getStanding = route({
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
        /** Where it is put right; null: here, or by waiting. */
        path: z.string().nullable(),
      }),
    ),
  }),
})
export type Standing = OutputOfRoute<typeof getStanding>

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
  stale: [fiscalPeriods.routes.list, fiscalPeriods.routes.selected, getPeriod, getStanding, periodHistory],
  output: Period,
} as const
const target = { id: periodId, version: Version }

/** Only who holds the right posts into it from now on; for months that are over. */
export const softClosePeriod = route({
  ...shared,
  id: 'accounts.period.softClose',
  path: '/accounts/periods/{id}/soft-close',
  event: 'close',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.month_not_ready'],
  input: z.strictObject(target),
})

/** Nobody posts into it any more; postings under way land before, or are refused. */
export const closePeriod = route({
  ...shared,
  id: 'accounts.period.close',
  path: '/accounts/periods/{id}/close',
  event: 'close',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.month_not_ready'],
  input: z.strictObject(target),
})

/** What a step back needs. */
export const reopenFields = { reason: multilineField({ max: 2000 }) }

/** One step back: the last closed month is softly closed again, one that is softly closed is open. */
export const reopenPeriod = route({
  ...shared,
  id: 'accounts.period.reopen',
  path: '/accounts/periods/{id}/reopen',
  event: 'reopen',
  errors: ['not_found', 'stale', 'state_conflict', 'accounts.later_month_closed'],
  input: z.strictObject({ ...target, ...reopenFields }),
})
