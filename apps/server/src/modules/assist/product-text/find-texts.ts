import type { ProductText } from '@countinghouse/contract/assist/product-text'
import { textsAtOnce } from '@countinghouse/contract/assist/product-text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

type Wanted = { readonly id?: number | null; readonly productId?: number | null; readonly isLocked?: boolean }

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Texts of a product or of all, the latest first. */
export async function findTexts(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { id = null, productId = null, isLocked = false }: Wanted,
): Promise<ProductText[]> {
  const { rows } = await sql<ProductText>`
    select t.id, t.version, t.product_id as "productId", p.code as "productCode", platform.in_language(p.name, p.name_ar) as "productName", t.origin, t.fallback, t.invented,
      t.texts, t.facts, t.status, ${utc('t.created_at')} as "createdAt", concat_ws(' ', c.first_name, c.last_name) as "createdBy",
      ${utc('t.decided_at')} as "decidedAt", case when d.id is not null then concat_ws(' ', d.first_name, d.last_name) end as "decidedBy"
    from assist.product_text t
    join procure.product p on p.company_id = t.company_id and p.id = t.product_id
    join erp.app_user c on c.company_id = t.company_id and c.id = t.created_by
    left join erp.app_user d on d.company_id = t.company_id and d.id = t.decided_by
    where t.company_id = ${companyId} and (${id}::bigint is null or t.id = ${id}::bigint)
      and (${productId}::bigint is null or t.product_id = ${productId}::bigint)
    order by t.id desc limit ${textsAtOnce} ${isLocked ? sql`for no key update of t` : sql``}`.execute(db)
  return rows
}

/** Throws: not_found. */
export async function requireText(ctx: Pick<Ctx, 'companyId'>, db: Reader | Tx, id: number): Promise<ProductText> {
  return (await findTexts(ctx, db, { id }))[0] ?? fail('not_found')
}

/** Throws: not_found. */
export async function requireProduct({ companyId }: Pick<Ctx, 'companyId'>, db: Reader, id: number): Promise<void> {
  const { rows } = await sql`select from procure.product p where p.company_id = ${companyId} and p.id = ${id}`.execute(
    db,
  )
  if (rows.length === 0) fail('not_found')
}
