import { fail } from '@countinghouse/contract/errors'
import type {
  deleteSupplierPrice,
  setSupplierPrice,
  SupplierPrice,
  updateSupplierPrice,
} from '@countinghouse/contract/procure/supplier-price'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { failAt } from '../prices/price-errors.ts'

const entity = 'procure.supplier_price'

/** `label` is used in the audit. */
type Row = SupplierPrice & { readonly label: string }

const columns = sql`
  p.id, p.supplier_product_id as "supplierProductId", p.currency, trim_scale(p.min_qty)::text as "minQty",
  trim_scale(p.unit_price)::text as "unitPrice", p.valid_from as "validFrom", p.valid_until as "validUntil",
  p.contract_no as "contractNo", p.version,
  case when p.valid @> (now() at time zone c.timezone)::date then 'today'
    when p.valid_from > (now() at time zone c.timezone)::date then 'coming' else 'past' end as state`

export async function findSupplierPrices(
  { companyId }: Ctx,
  reader: Reader,
  ids: readonly number[],
  most: number,
): Promise<SupplierPrice[]> {
  const { rows } = await sql<SupplierPrice>`
    select ${columns} from procure.supplier_price p join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.supplier_product_id = any(${ids}::bigint[])
    order by p.supplier_product_id, p.min_qty, p.valid_from desc limit ${sql.lit(most)}`.execute(reader)
  return rows
}

/** Throws: not_found, procure.rule_broken; procure.price_overlap by the constraint. Locks: the line. */
export async function startSupplierPrice(
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<typeof setSupplierPrice>,
): Promise<SupplierPrice> {
  const { companyId, userId } = ctx
  const { id, minQty, unitPrice, contractNo, validFrom, validUntil } = input
  const { rows: lines } = await sql<{ currency: string; from: string }>`
    select s.currency, coalesce(${validFrom}::date, (now() at time zone c.timezone)::date) as "from"
    from procure.supplier_product s join erp.company c on c.id = s.company_id
    where s.company_id = ${companyId} and s.id = ${id} for no key update of s`.execute(tx)
  const { currency, from } = lines[0] ?? fail('not_found')
  const { rows: running } = await sql<{ id: number; until: string | null }>`
    select id, valid_until as until from procure.supplier_price
    where company_id = ${companyId} and supplier_product_id = ${id} and min_qty = ${minQty}::numeric
      and valid_from < ${from}::date and valid @> ${from}::date`.execute(tx)
  const [ended] = running
  const until = validUntil ?? ended?.until ?? null
  requirePeriod(ctx, from, until)
  if (ended !== undefined) {
    const before = await readSupplierPrice(ctx, tx, ended.id)
    await sql`
      update procure.supplier_price set valid_until = ${from}::date - 1, updated_by = ${userId}
      where company_id = ${companyId} and id = ${ended.id}`.execute(tx)
    told(ctx, before, await readSupplierPrice(ctx, tx, ended.id))
  }
  const { rows: created } = await sql<{ id: number }>`
    insert into procure.supplier_price (company_id, supplier_product_id, currency, min_qty, unit_price, valid_from, valid_until,
      contract_no, created_by, updated_by)
    values (${companyId}, ${id}, ${currency}, ${minQty}, ${unitPrice}, ${from}, ${until}, ${contractNo}, ${userId}, ${userId})
    returning id`.execute(tx)
  return told(ctx, null, await readSupplierPrice(ctx, tx, created[0]?.id ?? 0))
}

/** Throws: not_found, stale, procure.rule_broken; procure.price_overlap by the constraint. */
export async function editSupplierPrice(
  ctx: Ctx,
  tx: Tx,
  { id, version, ...changes }: InputOfRoute<typeof updateSupplierPrice>,
): Promise<SupplierPrice> {
  const before = await lockSupplierPrice(ctx, tx, { id, version })
  const after = { ...before, ...changes }
  requirePeriod(ctx, after.validFrom, after.validUntil)
  await sql`
    update procure.supplier_price set min_qty = ${after.minQty}, unit_price = ${after.unitPrice}, valid_from = ${after.validFrom},
      valid_until = ${after.validUntil}, contract_no = ${after.contractNo}, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  return told(ctx, before, await readSupplierPrice(ctx, tx, id))
}

/** Throws: not_found, stale. */
export async function removeSupplierPrice(
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<typeof deleteSupplierPrice>,
): Promise<{ id: number }> {
  const before = await lockSupplierPrice(ctx, tx, input)
  await sql`delete from procure.supplier_price where company_id = ${ctx.companyId} and id = ${input.id}`.execute(tx)
  told(ctx, before, null)
  return { id: input.id }
}

async function readSupplierPrice({ companyId }: Ctx, tx: Tx, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${columns}, s.name as label from procure.supplier_price p join erp.company c on c.id = p.company_id
    join procure.supplier_product s on s.company_id = p.company_id and s.id = p.supplier_product_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

type Target = { readonly id: number; readonly version: number }

async function lockSupplierPrice(ctx: Ctx, tx: Tx, { id, version }: Target): Promise<Row> {
  await sql`select from procure.supplier_price where company_id = ${ctx.companyId} and id = ${id} for no key update`.execute(
    tx,
  )
  const price = await readSupplierPrice(ctx, tx, id)
  if (price.version !== version) fail('stale', { details: { current: price } })
  return price
}

function requirePeriod(ctx: Ctx, from: string, until: string | null): void {
  if (until !== null && until < from) failAt(ctx, 'procure.rule_broken', ['validUntil'], errorText.price_period)
}

function told<R extends Row | null>(ctx: Ctx, before: Row | null, after: R): R {
  const one = after ?? before
  if (one !== null)
    ctx.audit({ entity, entityId: one.id, label: one.label, before: factsOf(before), after: factsOf(after) })
  return after
}

function factsOf(price: Row | null): Readonly<Record<string, unknown>> | null {
  return price === null ? null : supplierPriceDetails(price)
}

/** Audited fields of a price. */
export function supplierPriceDetails(
  price: Pick<
    Row,
    'supplierProductId' | 'currency' | 'minQty' | 'unitPrice' | 'validFrom' | 'validUntil' | 'contractNo'
  >,
): Readonly<Record<string, unknown>> {
  const { supplierProductId, currency, minQty, unitPrice, validFrom, validUntil, contractNo } = price
  return { supplierProductId, currency, minQty, unitPrice, validFrom, validUntil, contractNo }
}
