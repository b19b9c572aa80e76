import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import { text } from './catalogue.text.ts'
import type { SoldKind } from './plan-catalogue.ts'
import { RetailFileError } from './read-retail-file.ts'
import type { Shelf } from './save-articles.ts'

type Owned = { readonly companyId: number; readonly ownerId: number }

/** Codes of the categories that a file without any gets. */
const categoryCodes: Readonly<Record<SoldKind, string>> = { goods: 'GOODS', fee: 'SERVICES', voucher: 'VOUCHERS' }

/**
 * Where a company keeps what a file brings: its own default price list, its pieces and its standard tax class, and a category of each
 * kind, which is made where it is missing. Throws: RetailFileError where the company has none of them in use.
 */
export async function findShelf(tx: Tx, { companyId, ownerId }: Owned, locale: Locale): Promise<Shelf> {
  const categories = Object.entries(categoryCodes).map(([kind, code]) => ({
    code,
    name: format(text[kind as SoldKind], locale),
  }))
  await sql`
    insert into procure.category (company_id, code, name, created_by, updated_by)
    select ${companyId}, c.code, c.name, ${ownerId}::bigint, ${ownerId}::bigint
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as c(code text, name text)
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<Record<'goods' | 'fee' | 'voucher' | 'unit' | 'tax' | 'list', number | null>>`
    select
      (select id from procure.category where company_id = ${companyId} and code = ${categoryCodes.goods}) as goods,
      (select id from procure.category where company_id = ${companyId} and code = ${categoryCodes.fee}) as fee,
      (select id from procure.category where company_id = ${companyId} and code = ${categoryCodes.voucher}) as voucher,
      (select id from procure.unit where company_id = ${companyId} and code = 'PCE' and status = 'active') as unit,
      (select id from procure.tax_class where company_id = ${companyId} and kind = 'standard' and status = 'active' order by id limit 1) as tax,
      (select id from procure.price_list where company_id = ${companyId} and is_default) as list`.execute(tx)
  const [found] = rows
  return {
    companyId,
    ownerId,
    categoryIds: {
      goods: needed(found?.goods, 'category GOODS'),
      fee: needed(found?.fee, 'category SERVICES'),
      voucher: needed(found?.voucher, 'category VOUCHERS'),
    },
    taxClassId: needed(found?.tax, 'active standard tax class'),
    unitId: needed(found?.unit, 'active unit PCE'),
    priceListId: needed(found?.list, 'default price list'),
  }
}

function needed(id: number | null | undefined, what: string): number {
  if (id === null || id === undefined) throw new RetailFileError(`The company has no ${what}. Create one first.`)
  return id
}
