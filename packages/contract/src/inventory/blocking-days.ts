import { z } from 'zod'
import { dateField, multilineField } from '../fields.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './blocking-days.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: docs/guides/inventory.md, Blocking days. */
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

/** Maximum deadlines and overrides per response. */
export const clocksAtOnce = 200

/** Required action: receive a shipment, settle a discrepancy, release an approved transfer. */
export const clockKinds = ['receive', 'settle', 'hold'] as const

const storeId = idOf('erp.store')

const Clock = z.object({
  kind: z.enum(clockKinds),
  /** The store that must act, and is blocked otherwise. */
  storeId,
  store: z.string(),
  /** The transfer or shipment, and its page. */
  id: z.int().positive(),
  name: z.string(),
  path: z.string(),
  /** Due date in the time zone of the store. */
  dueOn: BusinessDate,
  /** Negative when overdue. */
  daysLeft: z.int(),
  action: z.enum(['block', 'warn']),
  /** The deadline blocks new transfers to the store. */
  isBlocking: z.boolean(),
  /** Last day of the override. */
  overriddenUntil: BusinessDate.nullable(),
})
export type RunningClock = z.output<typeof Clock>

const Override = z.object({
  id: idOf('inventory.blocking_override'),
  store: z.string(),
  untilOn: BusinessDate,
  reason: z.string(),
  createdBy: z.string(),
  createdAt: Instant,
})

/** Open deadlines of the caller's stores by due date, and overrides. */
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

/** Fields of an override. */
export const overrideFields = {
  untilOn: dateField(),
  reason: multilineField({ max: 2000 }),
}

/** Lifts the block of a store until the end of a day. The latest override applies. */
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
