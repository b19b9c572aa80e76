import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { JournalLine } from '../../accounts/index.ts'
import { postJournals } from '../../accounts/index.ts'
import type { Moved } from './post-events.ts'
import { settlementSource } from './post-events.ts'

type Event = {
  readonly sourceId: number
  readonly effectiveOn: string
  readonly fromStoreId: number
  readonly toStoreId: number
}
type Lost = Pick<Moved, 'action' | 'liable' | 'move' | 'movedMinor'>

/**
 * Posts what liable parties bear of lost goods, which the stock postings charge to the destination: a carrier or insurer the goods and
 * their share of capitalised charges as a claim, the source store the goods. Throws: what postJournals throws. Locks: as it.
 */
export async function postLiabilities(
  ctx: Ctx,
  tx: Tx,
  event: Event,
  { lost, chargesMinor }: { readonly lost: readonly Lost[]; readonly chargesMinor: number },
): Promise<void> {
  const { sourceId, effectiveOn: postedOn, toStoreId: storeId } = event
  const lines = await linesOf(ctx, tx, event, lost)
  if (chargesMinor !== 0)
    lines.push(
      { role: 'claims', storeId, amountMinor: chargesMinor },
      { role: 'transfer_charges', storeId, amountMinor: -chargesMinor },
    )
  if (lines.length === 0) return
  const source = { source: 'settlement', sourceType: settlementSource, sourceId, eventNo: 1 } as const
  await postJournals(ctx, [{ ...source, postedOn, lines: summed(lines) }]).execute(tx)
}

/** Relieves the account that each loss was posted to, and charges it to the liable party. */
async function linesOf(ctx: Ctx, tx: Tx, event: Event, lost: readonly Lost[]): Promise<JournalLine[]> {
  const borne = lost.filter(({ movedMinor, ...one }) => movedMinor !== 0 && bearerOf(one) !== null)
  const categories = await categoriesOf(ctx, tx, borne)
  return borne.flatMap((one): JournalLine[] => {
    const { move, movedMinor } = one
    const role: PostingRole = move.kind === 'transit_loss' ? 'transit_loss' : 'write_down'
    const categoryId = categories.get(move.variantId) ?? null
    const relieved = { role, storeId: event.toStoreId, categoryId, amountMinor: -movedMinor }
    return bearerOf(one) === 'source'
      ? [{ role, storeId: event.fromStoreId, categoryId, amountMinor: movedMinor }, relieved]
      : [{ role: 'claims', storeId: event.toStoreId, amountMinor: movedMinor }, relieved]
  })
}

/** Null: the loss stays where the stock posting put it. A line names the party, else its resolution does. */
function bearerOf({ action, liable }: Pick<Lost, 'action' | 'liable'>): 'source' | 'insured' | null {
  if (action === 'carrier_claim' || action === 'insurance_claim') return 'insured'
  return action === 'write_off_source' && liable !== 'company' ? 'source' : null
}

async function categoriesOf(
  { companyId }: Ctx,
  tx: Tx,
  lost: readonly Lost[],
): Promise<ReadonlyMap<number, number | null>> {
  if (lost.length === 0) return new Map()
  const { rows } = await sql<{ id: number; categoryId: number | null }>`
    select v.id, p.category_id as "categoryId" from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${lost.map(({ move }) => move.variantId)}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]))
}

/** One line for each role, store, category and side. */
function summed(lines: readonly JournalLine[]): JournalLine[] {
  const groups = Map.groupBy(lines, ({ amountMinor, ...key }) => JSON.stringify({ ...key, isDebit: amountMinor > 0 }))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const amountMinor = group.reduce((sum, line) => sum + line.amountMinor, 0)
    return first === undefined ? [] : [{ ...first, amountMinor }]
  })
}
