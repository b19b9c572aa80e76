import { fail } from '@countinghouse/contract/errors'
import type { Posting } from '@countinghouse/contract/inventory/move'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { isOfHisStores } from './find-pool.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { formatPlace } from './format-place.ts'

type Line = Omit<Posting['moves'][number], 'from' | 'to' | 'valueMinor'> & {
  readonly fromKind: string
  readonly fromCode: string
  readonly toKind: string
  readonly toCode: string
  readonly valueMinor: number
}
type Found = Pick<Posting, 'id' | 'effectiveOn' | 'postedAt' | 'postedBy' | 'currency'> & {
  readonly sourceType: string
  readonly sourceId: number
  readonly lineCount: number
  readonly moves: readonly Line[] | null
}

/** A posting with its lines in the caller's stores. Throws: not_found, if there are none. */
export async function findPosting(ctx: Ctx, reader: Reader, id: number, wordsOf: SourceWords): Promise<Posting> {
  const { companyId, locale } = ctx
  const isHis = sql`(${isOfHisStores(ctx, 'moves:view', sql`m.from_store_id`)} or ${isOfHisStores(ctx, 'moves:view', sql`m.to_store_id`)})`
  const { rows } = await sql<Found>`
    select p.id, p.source_type as "sourceType", p.source_id as "sourceId", p.effective_on as "effectiveOn", p.posted_at as "postedAt",
      (select u.first_name || ' ' || u.last_name from erp.app_user u where u.company_id = p.company_id and u.id = p.posted_by) as "postedBy",
      c.base_currency as currency, p.line_count as "lineCount", (
        select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'variantId', m.variant_id, 'product', m.product_name, 'sku', m.sku, 'fromKind', m.from_kind,
          'fromCode', m.from_code, 'toKind', m.to_kind, 'toCode', m.to_code, 'lot', m.lot, 'quantity', m.quantity,
          'valueMinor', m.value_minor) order by m.line_no)
        from inventory.move m where m.company_id = p.company_id and m.posting_id = p.id and ${isHis}) as moves
    from inventory.stock_posting p join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(reader)
  const [found] = rows
  if (found === undefined || found.moves === null) return fail('not_found')
  const { sourceType, sourceId, lineCount, moves, postedAt, ...posting } = found
  const mayCost = may(ctx.grants, stockCostPermission)
  return {
    ...posting,
    ...wordsOf(ctx, { sourceType, sourceId }),
    postedAt: new Date(postedAt).toISOString(),
    hasMore: moves.length < lineCount,
    moves: moves.map(({ fromKind, fromCode, toKind, toCode, valueMinor, ...line }) => ({
      ...line,
      from: formatPlace(fromKind, fromCode, locale),
      to: formatPlace(toKind, toCode, locale),
      ...(mayCost && { valueMinor }),
    })),
  }
}
