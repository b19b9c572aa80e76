import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { EInvoice, Party } from './e-invoice.ts'
import { EInvoiceRefusal } from './e-invoice.ts'

/** Throws: EInvoiceRefusal unless the buyer of the file has the tax number of the company, or its name. */
export async function requireBuyer(tx: Tx, companyId: number, { buyer }: EInvoice): Promise<void> {
  const { rows } = await sql<{ isNumber: boolean; isName: boolean }>`
    select coalesce(regexp_replace(upper(c.tax_no), '[^[:alnum:]]', '', 'g') = any(${keysOf(buyer)}::text[]), false) as "isNumber",
      exists (select from unnest(${buyer.names}::text[]) as n (name)
        where platform.normalise(n.name) in (platform.normalise(c.name), platform.normalise(c.legal_name))) as "isName"
    from erp.company c where c.id = ${companyId}`.execute(tx)
  const { isNumber, isName } = rows[0] ?? fail('not_found')
  if (isNumber || isName) return
  throw new EInvoiceRefusal(text.other_buyer, { buyer: [...buyer.names, ...buyer.taxNumbers].join(', ') })
}

type Found = {
  readonly id: number
  readonly name: string
  readonly paymentTermId: number | null
  readonly hasTaxNumber: boolean
  readonly isNumber: boolean
  readonly isName: boolean
}

/** The seller of the file: by its tax number, else by its name where no tax number says otherwise. Throws: EInvoiceRefusal. */
export async function findSeller(tx: Tx, companyId: number, { seller }: EInvoice): Promise<Found> {
  const keys = keysOf(seller)
  const { rows } = await sql<Found>`
    with named as (select platform.normalise(n.name) as name from unnest(${seller.names}::text[]) as n (name)),
    told as (
      select s.id, s.name, s.payment_term_id as "paymentTermId", s.tax_key is not null as "hasTaxNumber",
        coalesce(s.tax_key = any(${keys}::text[]) and coalesce(s.country_code = ${seller.country}::text, true), false) as "isNumber",
        (s.name_key in (select name from named) or coalesce(platform.normalise(s.legal_name) in (select name from named), false)) as "isName"
      from procure.supplier s
      where s.company_id = ${companyId} and s.status = 'active' and s.merged_into_id is null)
    select * from told t where t."isNumber" or t."isName" order by t.id`.execute(tx)
  const params = {
    seller: seller.names.join(', '),
    taxNumber: seller.taxNumbers.join(', '),
  }
  const more = params.taxNumber === '' ? { named: { taxNumber: text.no_number } } : {}
  const byNumber = rows.filter(({ isNumber }) => isNumber)
  const found = byNumber.length > 0 ? byNumber : rows
  const narrowed = found.length > 1 && byNumber.length > 1 ? found.filter(({ isName }) => isName) : found
  const [only, another] = narrowed
  if (only === undefined && found.length === 0) throw new EInvoiceRefusal(text.supplier_unknown, params, more)
  if (only === undefined || another !== undefined) {
    const named = keys.length > 0 ? text.supplier_in_doubt : text.supplier_without_number
    throw new EInvoiceRefusal(byNumber.length > 0 ? text.supplier_number_shared : named, params)
  }
  if (!only.isNumber && only.hasTaxNumber && keys.length > 0)
    throw new EInvoiceRefusal(text.supplier_other_number, params)
  return only
}

/** Tax numbers as they are compared: capital letters and digits alone, with and without the prefix of their country. */
function keysOf({ taxNumbers, country }: Party): string[] {
  return taxNumbers.flatMap((number) => {
    const key = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    // The prefix of Greece is EL. Source: EN 16931 BR-CO-09.
    const prefix = country === 'GR' ? 'EL' : (country ?? key.slice(0, 2))
    if (key === '') return []
    return key.startsWith(prefix) && /^[A-Z]{2}/.test(key) ? [key, key.slice(2)] : [key, `${prefix}${key}`]
  })
}
