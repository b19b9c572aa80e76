import type { TaxKind } from '@countinghouse/contract/accounts/tax-code'
import type { BuyerType, TaxDirection } from '@countinghouse/contract/accounts/tax-rule'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type TaxQuestion = {
  readonly direction: TaxDirection
  readonly sellerCountry: string | null
  readonly buyerCountry: string | null
  readonly buyerType: BuyerType | null
  /** Tax date, `YYYY-MM-DD`. */
  readonly day: string
  /** Null: goods without a tax class. */
  readonly taxClassIds: readonly (number | null)[]
}

/** A rate of a tax code on the day, as `TaxRate` of the kernel requires. */
export type ResolvedRate = {
  readonly componentId: number
  readonly code: string
  readonly name: string
  readonly ratePpm: number
  readonly isCompound: boolean
  /** Part of input tax that is claimed. Units: parts per million. */
  readonly recoverablePpm: number
  /** Null: the account of posting role output_tax, or input_tax. */
  readonly accountId: number | null
}

export type ResolvedTax = {
  readonly taxCodeId: number
  readonly code: string
  readonly name: string
  readonly kind: TaxKind
  /** In the order of the code. */
  readonly rates: readonly ResolvedRate[]
}

/**
 * Tax code and rates of goods by tax class, in one statement. Null: no active rule matches, or its code is taxed and has no rate on the
 * day; the document warns about such lines. Source: docs/guides/accounts.md, Tax.
 */
export async function resolveTaxes(
  db: Reader | Tx,
  companyId: number,
  { direction, sellerCountry, buyerCountry, buyerType, day, taxClassIds }: TaxQuestion,
): Promise<ReadonlyMap<number | null, ResolvedTax | null>> {
  const { rows } = await sql<{ taxClassId: number | null; tax: ResolvedTax | null }>`
    select q.tax_class_id as "taxClassId", c.tax
    from unnest(${taxClassIds}::bigint[]) as q (tax_class_id)
    left join lateral (
      select r.tax_code_id from accounts.tax_rule r
      where r.company_id = ${companyId} and r.direction = ${direction} and r.status = 'active'
        and (r.tax_class_id is null or r.tax_class_id = q.tax_class_id)
        and (r.seller_country is null or r.seller_country = ${sellerCountry}::text)
        and (r.buyer_country is null or r.buyer_country = ${buyerCountry}::text)
        and (r.buyer_type is null or r.buyer_type = ${buyerType}::text)
      order by r.priority, r.id limit 1) found on true
    ${taxOnDay(sql`found.tax_code_id`, { companyId, direction, day })}`.execute(db)
  return new Map(rows.map(({ taxClassId, tax }) => [taxClassId, tax]))
}

/** Kinds of tax codes by which nothing is charged. */
const freeKinds: readonly TaxKind[] = ['zero', 'exempt', 'out_of_scope']

/**
 * The taxes of customers that are exempt, by tax class: the code of the tax rules for exempt buyers, where nothing is charged by it. Null:
 * what is taxed all the same.
 */
export async function resolveFreeTaxes(
  db: Reader | Tx,
  companyId: number,
  question: Omit<TaxQuestion, 'buyerType'>,
): Promise<ReadonlyMap<number | null, ResolvedTax | null>> {
  const found = await resolveTaxes(db, companyId, { ...question, buyerType: 'exempt' })
  return new Map([...found].map(([id, tax]) => [id, tax !== null && freeKinds.includes(tax.kind) ? tax : null]))
}

type TaxDay = { readonly direction: TaxDirection; readonly day: string }

/** Tax codes with their rates on a day. Null: the code is taxed and has no rate on the day. */
export async function readTaxCodes(
  db: Reader | Tx,
  companyId: number,
  { direction, day, taxCodeIds }: TaxDay & { readonly taxCodeIds: readonly number[] },
): Promise<ReadonlyMap<number, ResolvedTax | null>> {
  const { rows } = await sql<{ taxCodeId: number; tax: ResolvedTax | null }>`
    select q.id as "taxCodeId", c.tax from unnest(${taxCodeIds}::bigint[]) as q (id)
    ${taxOnDay(sql`q.id`, { companyId, direction, day })}`.execute(db)
  return new Map(rows.map(({ taxCodeId, tax }) => [taxCodeId, tax]))
}

/** Joins `c.tax`, a code with its rates on a day. */
function taxOnDay(
  taxCodeId: RawBuilder<unknown>,
  { companyId, direction, day }: TaxDay & { readonly companyId: number },
): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select json_build_object('taxCodeId', c.id, 'code', c.code, 'name', c.name, 'kind', c.kind, 'rates', coalesce(rated.rates, '[]')) as tax
      from accounts.tax_code c
      left join lateral (
        select json_agg(json_build_object('componentId', p.id, 'code', p.code, 'name', p.name, 'ratePpm', t.rate, 'isCompound', t.is_compound,
          'recoverablePpm', p.recoverable, 'accountId', ${direction === 'sale' ? sql`p.output_account_id` : sql`p.input_account_id`})
          order by t.line_no) as rates
        from accounts.tax_code_rate t
        join accounts.tax_component p on p.company_id = t.company_id and p.id = t.component_id
        where t.company_id = c.company_id and t.tax_code_id = c.id and t.valid_from <= ${day}::date
          and coalesce(t.valid_to >= ${day}::date, true)) rated on true
      where c.company_id = ${companyId} and c.id = ${taxCodeId}
        and (rated.rates is not null or c.kind in ('zero', 'exempt', 'out_of_scope'))) c on true`
}
