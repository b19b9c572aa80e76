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

/** What a supplier is after a step. */
const SupplierStanding = z.object({
  id,
  version: Version,
  standing: z.enum(standings),
  holdScope: z.enum(holdScopes).nullable(),
  holdUntil: z.iso.date().nullable(),
  standingReason: z.string().nullable(),
})
export type SupplierStanding = z.output<typeof SupplierStanding>

/** What is asked when purchasing or payments are stopped for a while. */
export const holdFields = {
  scope: choiceField(holdScopes).default('all'),
  until: dateField().nullable().default(null),
  reason,
}

/** What is asked when a supplier is not to be dealt with any more. */
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

/** Lets it be ordered from; refused while a bank account of it waits for a second person. */
export const approveSupplier = step('approve', 'approve', {}, ['procure.bank_account_waits'])

/** Stops orders, payments or both until a day, or until it is released; also changes such a hold. */
export const holdSupplier = step('hold', 'hold', holdFields, ['procure.rule_broken'])

/** Ends a hold before its day. */
export const releaseSupplier = step('release', 'hold', {})

/** Ends all business with it until somebody approves it anew. */
export const blockSupplier = step('block', 'block', blockFields)
