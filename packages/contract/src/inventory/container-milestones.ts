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
  /** When it was expected, before and after; of a change alone. */
  etaBefore: BusinessDate.nullable(),
  eta: BusinessDate.nullable(),
  note: z.string().nullable(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
})
export type Milestone = z.output<typeof Milestone>

/** What happened to a container, newest first, and what its free days come to. */
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
    /** From the gate of the port until the box is back; null before, or where no free days were agreed. */
    freeTime: z.object({ daysOut: z.int(), daysOver: z.int(), demurrageMinor: z.int().nullable() }).nullable(),
  }),
})
