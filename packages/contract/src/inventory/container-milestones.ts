import { z } from 'zod'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { container, legs } from './container.ts'

const codes = [
  ...legs,
  'unloading',
  'unloaded',
  'closed',
  'rescheduled',
  'emptied',
  'exception',
  'resumed',
  'corrected',
  'cancelled',
] as const

const Milestone = z.object({
  id: z.int(),
  code: z.enum(codes),
  happenedOn: BusinessDate,
  /** ETA before and after; only of a change of ETA. */
  etaBefore: BusinessDate.nullable(),
  eta: BusinessDate.nullable(),
  note: z.string().nullable(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
})
export type Milestone = z.output<typeof Milestone>

/** Milestones of a container, newest first, with its free days and demurrage. */
export const getMilestones = route({
  id: 'inventory.container.milestones',
  method: 'GET',
  path: '/inventory/containers/{id}/milestones',
  page: container.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(container.entity) }),
  output: z.object({
    milestones: z.array(Milestone),
    /** From gate-out to empty return; null before, or without agreed free days. */
    freeTime: z.object({ daysOut: z.int(), daysOver: z.int(), demurrageMinor: z.int().nullable() }).nullable(),
  }),
})
