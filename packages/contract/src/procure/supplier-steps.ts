import { z } from 'zod'
import { choiceField, dateField, multilineField } from '../fields.ts'
import type { ErrorCode } from '../errors.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import type { StandingVerb } from './supplier-standing.ts'
import { holdScopes, standings } from './supplier-standing.ts'
import { supplier } from './supplier.ts'

const id = idOf('procure.supplier')
const reason = multilineField({ max: 500 })

/** Status of a supplier after a transition. */
const SupplierStanding = z.object({
  id,
  version: Version,
  standing: z.enum(standings),
  holdScope: z.enum(holdScopes).nullable(),
  holdUntil: z.iso.date().nullable(),
  standingReason: z.string().nullable(),
})
export type SupplierStanding = z.output<typeof SupplierStanding>

/** Fields of a hold. */
export const holdFields = {
  scope: choiceField(holdScopes).default('all'),
  until: dateField().nullable().default(null),
  reason,
}

/** Fields of a block. */
export const blockFields = { reason }

function step<F extends Readonly<Record<string, z.ZodType>>>(
  verb: StandingVerb,
  event: string,
  fields: F,
  errors: readonly ErrorCode[] = [],
) {
  const { list, selected, get, history } = supplier.routes
  return route({
    id: `procure.supplier.${verb}`,
    method: 'POST',
    path: `/procure/suppliers/{id}/${verb}`,
    page: supplier.page,
    event,
    writes: true,
    stale: [list, selected, get, history],
    errors: ['not_found', 'stale', 'merged', 'state_conflict', ...errors],
    input: z.strictObject({ id, version: Version, ...fields }),
    output: SupplierStanding,
  })
}

/** Allows orders; rejected while a bank account is pending confirmation. */
export const approveSupplier = step('approve', 'approve', {}, ['procure.bank_account_waits'])

/** Stops orders, payments or both until a day, or until released; also changes an existing hold. */
export const holdSupplier = step('hold', 'hold', holdFields, ['procure.rule_broken'])

/** Releases a hold early. */
export const releaseSupplier = step('release', 'hold', {})

/** Blocks all business with the supplier until it is approved again. */
export const blockSupplier = step('block', 'block', blockFields)
