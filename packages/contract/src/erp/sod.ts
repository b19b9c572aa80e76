import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { permissionsPage } from './permission.ts'

const eventId = idOf('erp.page_event')

export const sodSeverities = ['off', 'warn', 'block'] as const

const SodRule = z.object({
  oneId: eventId,
  otherId: eventId,
  /** `page:event`. */
  one: z.string(),
  other: z.string(),
  severity: z.enum(sodSeverities),
  /** Comes with the product; the company may see it otherwise, and cannot remove it. */
  isShipped: z.boolean(),
})
export type SodRule = z.output<typeof SodRule>

/** Duties that are kept apart, and how strictly. */
export const listSodRules = route({
  id: 'erp.sodRule.list',
  method: 'GET',
  path: '/erp/sod-rules',
  page: permissionsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ rules: z.array(SodRule) }),
})

/** Says of two events how strictly they are kept apart; `off` removes a rule of the company's own. */
export const setSodRule = route({
  id: 'erp.sodRule.set',
  method: 'POST',
  path: '/erp/sod-rules/set',
  page: permissionsPage,
  event: 'edit',
  writes: true,
  stale: [listSodRules],
  errors: ['not_found'],
  input: z.strictObject({ oneId: eventId, otherId: eventId, severity: z.enum(sodSeverities) }),
  output: z.object({ rules: z.array(SodRule) }),
})
