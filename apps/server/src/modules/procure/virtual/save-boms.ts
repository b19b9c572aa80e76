import { product } from '@countinghouse/contract/procure/product'
import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { StoredBom } from './read-bom.ts'
import { readBoms } from './read-bom.ts'
import { bomLines } from './bom-lines.ts'
import type { NewComponent } from './bom-rules.ts'

/** A planned bill of materials. */
export type NewBom = Omit<StoredBom, 'components'> & { readonly components: readonly NewComponent[] }
type Kinds = { readonly kind?: StoredBom['kind']; readonly priceMode?: StoredBom['priceMode'] }

/** Fields of one type or pricing method are cleared with it, unless sent. */
export function keptOf(before: StoredBom, { kind = before.kind, priceMode = before.priceMode }: Kinds): StoredBom {
  return {
    ...before,
    ...(priceMode !== 'sum_minus_ppm' && { discountPpm: null }),
    ...(priceMode !== 'sum_minus_amount' && { discountMinor: null, discountCurrency: null }),
    ...(kind !== 'bundle' && { sellWhen: 'all_available', groups: [] }),
    ...(kind !== 'preorder' && {
      expectedFrom: null,
      expectedUntil: null,
      capQuantity: null,
      customerCapQuantity: null,
    }),
  }
}

type Writing = { readonly before: StoredBom; readonly bom: NewBom }

/**
 * Writes and audits bills of materials of locked products as a whole, in a constant number of statements. Answers them by product.
 * Throws: procure.rule_broken by their checks.
 */
export async function saveBoms(
  ctx: Pick<BulkCtx, 'companyId' | 'userId' | 'audit'>,
  tx: Tx,
  writings: readonly Writing[],
): Promise<ReadonlyMap<number, StoredBom>> {
  const { companyId, userId } = ctx
  if (writings.length === 0) return new Map()
  const ids = writings.map(({ before }) => before.id)
  const rows = JSON.stringify(writings.map(({ before: { id }, bom }) => ({ ...bom, id })))
  await sql`delete from procure.virtual_component where company_id = ${companyId} and product_id = any(${ids}::bigint[])`.execute(
    tx,
  )
  await sql`delete from procure.virtual_group where company_id = ${companyId} and product_id = any(${ids}::bigint[])`.execute(
    tx,
  )
  await sql`
    update procure.virtual_product v set kind = r.kind, price_mode = r."priceMode", discount_ppm = r."discountPpm",
      discount_minor = r."discountMinor", discount_currency = r."discountCurrency", tax_mode = r."taxMode", sell_when = r."sellWhen",
      valid_from = r."validFrom", valid_until = r."validUntil", expected_from = r."expectedFrom", expected_until = r."expectedUntil",
      cap_quantity = r."capQuantity", customer_cap_quantity = r."customerCapQuantity", note = r.note
    from jsonb_to_recordset(${rows}::jsonb) as r(id bigint, kind text, "priceMode" text, "discountPpm" integer, "discountMinor" bigint,
      "discountCurrency" text, "taxMode" text, "sellWhen" text, "validFrom" date, "validUntil" date, "expectedFrom" date,
      "expectedUntil" date, "capQuantity" integer, "customerCapQuantity" integer, note text)
    where v.company_id = ${companyId} and v.product_id = r.id`.execute(tx)
  await sql`
    insert into procure.virtual_group (company_id, product_id, line_no, name, min_pick, max_pick)
    select ${companyId}, r.id, g.ordinality, g.value ->> 'name', (g.value ->> 'minPick')::integer, (g.value ->> 'maxPick')::integer
    from jsonb_to_recordset(${rows}::jsonb) as r(id bigint, kind text, groups jsonb),
      jsonb_array_elements(r.groups) with ordinality g where r.kind = 'bundle'`.execute(tx)
  await sql`
    insert into procure.virtual_component (company_id, product_id, line_no, virtual_kind, group_no, variant_id, component_product_id,
      component_kind, quantity)
    select ${companyId}, w.id, c.ordinality, w.kind, (c.value ->> 'groupNo')::integer, x.id, r.id, r.kind, (c.value ->> 'quantity')::numeric
    from jsonb_to_recordset(${rows}::jsonb) as w(id bigint, kind text, components jsonb)
    cross join lateral jsonb_array_elements(w.components) with ordinality c
    join procure.variant x on x.company_id = ${companyId} and x.id = (c.value ->> 'variantId')::bigint
    join procure.product r on r.company_id = x.company_id and r.id = x.product_id`.execute(tx)
  await sql`
    update procure.product set updated_by = ${userId} where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(
    tx,
  )
  const saved = await readBoms(tx, companyId, ids)
  for (const { before } of writings) {
    const after = saved.get(before.id)
    if (after === undefined) continue
    ctx.audit({
      entity: product.entity,
      entityId: before.id,
      label: before.name,
      before: { bom: bomLines(before) },
      after: { bom: bomLines(after) },
    })
  }
  return saved
}
