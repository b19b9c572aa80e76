import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/sales/offline-review.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { settleReviews } from '@countinghouse/contract/sales/receipt-review'
import { mostLeftNamed, mostSettled } from '@countinghouse/contract/sales/receipt-review'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'

type Chosen = {
  readonly id: number
  readonly number: string
  readonly review: 'open' | 'settled' | null
  readonly isAllowed: boolean
}

/**
 * Notes the same about each chosen sale that is still to be reviewed, in a constant number of statements. Throws: not_found when none is
 * chosen, sales.too_many_reviews. Locks: the sales of devices, by id.
 */
export async function settleMany(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { selection, note }: InputOfRoute<typeof settleReviews>,
): Promise<OutputOfRoute<typeof settleReviews>> {
  const { companyId, userId, grants } = ctx
  const own = inStores(source.listing.storeColumns, grants.storesWith(permissionName(receiptsPage, 'review')))
  const { rows } = await sql<Chosen>`
    select t.id, t.number, t.review, ${own} as "isAllowed" from ${source.name} t
    where ${selectionCondition(ctx, source, selection)} order by t.id limit ${mostSettled + 1}`.execute(tx)
  if (rows.length === 0) fail('not_found')
  if (rows.length > mostSettled) fail('sales.too_many_reviews')
  const ids = rows.filter(({ isAllowed }) => isAllowed).map(({ id }) => id)
  const { rows: done } = await sql<{ id: number }>`
    with held as (
      select f.sale_id from sales.offline_sale f where f.company_id = ${companyId} and f.sale_id = any(${ids}::bigint[]) and f.review = 'open'
      order by f.sale_id for no key update)
    update sales.offline_sale f set review = 'settled', reviewed_at = ${ctx.now.toISOString()}, reviewed_by = ${userId}, review_note = ${note}
    from held h where f.company_id = ${companyId} and f.sale_id = h.sale_id and f.review = 'open' returning f.sale_id as id`.execute(
    tx,
  )
  const settled = new Set(done.map(({ id }) => id))
  for (const { id, number, review } of rows) {
    const after = settled.has(id) ? { review: 'settled', note } : { review }
    ctx.audit({ entity: 'sales.sale', entityId: id, label: number, before: { review }, after })
  }
  const left = rows.flatMap((row) =>
    settled.has(row.id) ? [] : { id: row.id, number: row.number, message: format(whyLeft(row), ctx.locale) },
  )
  return { settled: settled.size, left: left.length, named: left.slice(0, mostLeftNamed) }
}

/** Where it was to be reviewed and is not any more, another person was faster. */
function whyLeft({ isAllowed, review }: Chosen) {
  if (review === null) return text.notToReview
  return isAllowed || review === 'settled' ? text.alreadySettled : text.notYours
}
