import { z } from 'zod'
import { dateField, multilineField } from '../fields.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './blocking-days.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: warehouse.md 6.7, 7.2; decision 075. */
export const blockingDaysPage = page({
  module: 'inventory',
  path: '/wms/blockingdays/',
  title: text.title,
  menuTitle: menu.transfers,
  icon: 'calendar',
  events: [{ code: 'override', risk: 'high' }],
  sortOrder: 60,
  pickers: ['erp.store'],
})

/** Clocks and overrides of one answer at most. */
export const clocksAtOnce = 200

/** What must be done: a shipment received, a difference settled, an approved transfer released. */
export const clockKinds = ['receive', 'settle', 'hold'] as const

const storeId = idOf('erp.store')

const Clock = z.object({
  kind: z.enum(clockKinds),
  /** Where it must be done; what is blocked when it is not. */
  storeId,
  store: z.string(),
  /** The transfer or shipment, and its page. */
  id: z.int().positive(),
  name: z.string(),
  path: z.string(),
  /** The last day, by the zone of the store. */
  dueOn: BusinessDate,
  /** Below zero: it is over. */
  daysLeft: z.int(),
  action: z.enum(['block', 'warn']),
  /** The store gets no new transfers for it. */
  isBlocking: z.boolean(),
  /** The store may go on until the end of this day. */
  overriddenUntil: BusinessDate.nullable(),
})
export type RunningClock = z.output<typeof Clock>

const Override = z.object({
  id: idOf('inventory.blocking_override'),
  store: z.string(),
  untilOn: BusinessDate,
  reason: z.string(),
  madeBy: z.string(),
  madeAt: Instant,
})

/** The clocks of the caller's stores, what runs out first before the rest, and who was let go on. */
export const getBlockingDays = route({
  id: 'inventory.blockingDays.list',
  method: 'GET',
  path: '/inventory/blocking-clocks',
  page: blockingDaysPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ clocks: z.array(Clock), overrides: z.array(Override) }),
})
export type BlockingDays = OutputOfRoute<typeof getBlockingDays>

/** What an override says. */
export const overrideFields = {
  untilOn: dateField(),
  reason: multilineField({ max: 2000 }),
}

/** Lets a store go on until the end of a day, whatever has run out. The last one counts. */
export const overrideBlock = route({
  id: 'inventory.blockingDays.override',
  method: 'POST',
  path: '/inventory/blocking-days/override',
  page: blockingDaysPage,
  event: 'override',
  writes: true,
  stale: [getBlockingDays],
  errors: ['not_found', 'inventory.rule_broken'],
  input: z.strictObject({ storeId: recordField('erp.store'), ...overrideFields }),
  output: z.object({ untilOn: BusinessDate }),
})
