import { text } from '@countinghouse/contract/inventory/opening-file.text'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { DoneRow, UndoneRows } from '../../../platform/import/file-form.ts'
import { attempt, wordsOf } from '../../../platform/calls/attempt.ts'
import type { OpeningStock } from './calculate-opening.ts'
import { openingSource, reverseOpening } from './post-opening.ts'

type Known = {
  readonly id: number
  readonly version: number
  readonly storeId: number
  readonly isReversed: boolean
  readonly isFollowed: boolean
}
type Fate = { readonly fate: Removal; readonly reason?: string; readonly version?: number }

/** Reverses the documents of the rows, the last ones first, each as a whole; those whose goods went on stay, and say why. Locks: each document and its stock. */
export async function undoOpeningRows(ctx: Ctx, tx: Tx, rows: readonly DoneRow[]): Promise<UndoneRows> {
  const known = await readDocuments(ctx, tx, [...new Set(rows.map(({ recordId }) => recordId))])
  const decided = new Map<number, Fate>()
  for (const document of known) decided.set(document.id, await takeBack(ctx, tx, document))
  const fateOf = ({ recordId }: DoneRow): Fate => decided.get(recordId) ?? { fate: 'gone' }
  return {
    fates: new Map(rows.map((row) => [row.number, fateOf(row).fate])),
    versions: new Map([...decided].flatMap(([id, { version }]) => (version === undefined ? [] : [[id, version]]))),
    reasons: new Map(
      rows.flatMap((row) => {
        const { reason } = fateOf(row)
        return reason === undefined ? [] : [[row.number, reason]]
      }),
    ),
  }
}

async function takeBack(ctx: Ctx, tx: Tx, { id, version, storeId, isReversed, isFollowed }: Known): Promise<Fate> {
  // Rows of one document may be taken back in two steps.
  if (isReversed) return { fate: 'undone' }
  const stores = ctx.grants.storesWith(permissionName(openingStock.page, 'reverse'))
  if (stores !== null && !stores.includes(storeId))
    return { fate: 'refused', reason: format(text.not_yours_to_reverse, ctx.locale) }
  if (isFollowed) return { fate: 'used_elsewhere', reason: format(text.followed, ctx.locale) }
  const tried = await attempt(ctx, tx, async (noting) => {
    const row = (await lockDocument(noting, tx, openingStock, { id, version }, { event: 'reverse' })) as OpeningStock
    await reverseOpening(noting, tx, row)
    return await moveDocument(noting, tx, openingStock, row, { status: 'reversed' })
  })
  if ('value' in tried) return { fate: 'undone', version: tried.value.version }
  return { fate: 'refused', reason: wordsOf(ctx, tried.refusal) }
}

/** The documents, the last ones first, and whether other documents moved goods of theirs in their store since. */
async function readDocuments({ companyId }: Ctx, tx: Tx, ids: readonly number[]): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`
    select d.id, d.version, d.store_id as "storeId", d.status = 'reversed' as "isReversed", exists (
      select from inventory.stock_posting p
      join inventory.stock_move m on m.company_id = p.company_id and m.posted_on = p.posted_on and m.posting_id = p.id
      join inventory.stock_move n on n.company_id = m.company_id and n.variant_id = m.variant_id and n.id > m.id
      join inventory.stock_posting q on q.company_id = n.company_id and q.id = n.posting_id and q.source_type <> ${openingSource}
      join inventory.location l on l.company_id = n.company_id and l.id in (n.from_location_id, n.to_location_id) and l.store_id = d.store_id
      where p.company_id = d.company_id and p.source_type = ${openingSource} and p.source_id = d.id) as "isFollowed"
    from inventory.opening_stock d
    where d.company_id = ${companyId} and d.id = any(${ids}::bigint[]) order by d.id desc`.execute(tx)
  return rows
}
