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
  /** Shipped with the product; the company can change its severity but not remove it. */
  isShipped: z.boolean(),
})
export type SodRule = z.output<typeof SodRule>

/** Segregation of duties rules with their severity. */
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

/** Sets the severity for a pair of events; `off` removes a rule created by the company. */
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
