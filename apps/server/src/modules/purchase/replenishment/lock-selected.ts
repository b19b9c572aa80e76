import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { replenishmentPage } from '@countinghouse/contract/purchase/replenishment'
import { mostSuggestions } from '@countinghouse/contract/purchase/replenishment-calls'
import type { Selection } from '@countinghouse/contract/selection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { isOfHisStores } from '../../inventory/index.ts'

export type LockedSuggestion = {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly status: string
  readonly storeId: number
  readonly variantId: number
  readonly supplierId: number | null
  readonly buyQuantity: number
  readonly transferQuantity: number
  /** On order and in transit when it was calculated. */
  readonly inbound: number
}

/**
 * Selected suggestions of stores in which the caller has the permission. Throws: not_found where one that is named is not among them,
 * purchase.too_many_suggestions. Locks: the suggestions, by id.
 */
export async function lockSelected(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  selection: Selection,
  event: string,
): Promise<readonly LockedSuggestion[]> {
  const { companyId } = ctx
  const ofStores = isOfHisStores(ctx, permissionName(replenishmentPage, event), sql`t.store_id`)
  const { rows: chosen } = await sql<{ id: number }>`
    select t.id from ${source.name} t where ${selectionCondition(ctx, source, selection)} and ${ofStores}
    order by t.id limit ${mostSuggestions + 1}`.execute(tx)
  if (chosen.length > mostSuggestions) fail('purchase.too_many_suggestions')
  if ('ids' in selection && chosen.length < new Set(selection.ids).size) fail('not_found')
  const { rows } = await sql<LockedSuggestion>`
    select s.id, s.version, v.sku as name, s.status, s.store_id as "storeId", s.variant_id as "variantId", s.supplier_id as "supplierId",
      s.buy_quantity::float8 as "buyQuantity", s.transfer_quantity::float8 as "transferQuantity",
      (s.on_order + s.in_transit)::float8 as inbound
    from purchase.replenishment_suggestion s
    join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
    where s.company_id = ${companyId} and s.id = any(${chosen.map(({ id }) => id)}::bigint[])
    order by s.id for no key update of s`.execute(tx)
  return rows
}
