import { fail } from '@countinghouse/contract/errors'
import type { Lot } from '@countinghouse/contract/inventory/lot'
import { mostLotMoves } from '@countinghouse/contract/inventory/lot'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { PostingSource } from '../../../platform/documents/posting-source.ts'
import { sourceWords } from '../../../platform/lists/source-words.ts'
import { formatPlace } from '../stock/format-place.ts'

type Move = Omit<Lot['moves'][number], 'from' | 'to' | 'source' | 'path' | 'party'> & {
  readonly fromKind: string
  readonly fromCode: string
  readonly toKind: string
  readonly toCode: string
  readonly sourceType: string
  readonly sourceId: number
}
type Head = Omit<Lot, 'places' | 'moves'> & { readonly places: Lot['places'] }

/** A lot, where it is, and its movements with the parties of documents that the caller may open. Throws: not_found. */
export async function findLot(ctx: Ctx, db: Reader | Tx, id: number, sources: readonly PostingSource[]): Promise<Lot> {
  const head = await readHead(ctx, db, id)
  const { companyId, locale } = ctx
  const { rows } = await sql<Move>`
    select m.id, m.effective_on as "effectiveOn", p.posted_at as "postedAt", m.kind, m.quantity::float8 as quantity, f.kind as "fromKind",
      f.code as "fromCode", t.kind as "toKind", t.code as "toCode", p.source_type as "sourceType", p.source_id as "sourceId"
    from (
      select * from inventory.stock_move m where m.company_id = ${companyId} and m.lot_id = ${id} order by m.id desc limit ${mostLotMoves}) m
    join inventory.stock_posting p on p.company_id = m.company_id and p.id = m.posting_id
    join inventory.location f on f.company_id = m.company_id and f.id = m.from_location_id
    join inventory.location t on t.company_id = m.company_id and t.id = m.to_location_id
    order by m.id desc`.execute(db)
  const wordsOf = sourceWords(sources)
  const partyOf = await findParties(ctx, db, rows, sources)
  const moves = rows.map(({ fromKind, fromCode, toKind, toCode, sourceType, sourceId, ...move }) => {
    const words = wordsOf(ctx, { sourceType, sourceId })
    return {
      ...move,
      postedAt: new Date(move.postedAt).toISOString(),
      from: formatPlace(fromKind, fromCode, locale),
      to: formatPlace(toKind, toCode, locale),
      ...words,
      party: words.path === null ? null : partyOf(sourceType, sourceId),
    }
  })
  return { ...head, moves }
}

async function readHead({ companyId }: Ctx, db: Reader | Tx, id: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select t.id, t.version, t.name, t.kind, t.status, t.sku, t.product_name as "productName", t.expires_on as "expiresOn", t.on_hand::float8 as "onHand",
      case when b.hold_reason is not null then json_build_object('reason', b.hold_reason, 'at', to_char(b.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'by', concat_ws(' ', u.first_name, u.last_name)) end as hold, (
      select coalesce(json_agg(json_build_object('id', s.id, 'store', coalesce(e.name, ''), 'location', l.name, 'onHand', s.on_hand, 'allocated', s.allocated)
        order by e.name, l.code, s.id), '[]')
      from inventory.stock_balance s
      join inventory.location l on l.company_id = s.company_id and l.id = s.location_id
      left join erp.store e on e.company_id = l.company_id and e.id = l.store_id
      where s.company_id = t.company_id and s.variant_id = t.variant_id and s.lot_id = t.id and s.on_hand > 0) as places
    from inventory.lot_list t
    join inventory.stock_lot b on b.company_id = t.company_id and b.id = t.id
    left join erp.app_user u on u.company_id = b.company_id and u.id = b.held_by
    where t.company_id = ${companyId} and t.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

type PartyOf = (sourceType: string, sourceId: number) => string | null

async function findParties(
  { companyId }: Ctx,
  db: Reader | Tx,
  moves: readonly Move[],
  sources: readonly PostingSource[],
): Promise<PartyOf> {
  const parties = new Map<string, string>()
  for (const { type, partiesOf } of sources) {
    const ids = [...new Set(moves.flatMap((move) => (move.sourceType === type ? [move.sourceId] : [])))]
    if (partiesOf === undefined || ids.length === 0) continue
    const { rows } = await partiesOf(companyId, ids).execute(db)
    for (const { id, party } of rows) parties.set(`${type} ${id}`, party)
  }
  return (sourceType, sourceId) => parties.get(`${sourceType} ${sourceId}`) ?? null
}
