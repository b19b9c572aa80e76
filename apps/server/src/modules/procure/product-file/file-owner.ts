import { permissionName } from '@countinghouse/contract/page'
import { priceColumn, productFile } from '@countinghouse/contract/procure/product-file'
import { pricesPage } from '@countinghouse/contract/procure/price'
import { amountField } from '@countinghouse/contract/rich-fields'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { FileOwner } from '../../../platform/import/file-form.ts'
import { may, mayView } from '../../../platform/access/permission.ts'
import { readWebColumns, webFields } from './web-columns.ts'

export type SellingList = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly kind: string
  readonly isDefault: boolean
}

/** Active selling price lists, the default first. */
export async function readSellingLists(db: Reader | Tx, companyId: number): Promise<readonly SellingList[]> {
  const { rows } = await sql<SellingList>`
    select id, code, name, currency, kind, is_default as "isDefault" from procure.price_list
    where company_id = ${companyId} and status = 'active' and kind <> 'buy' order by is_default desc, code_key`.execute(
    db,
  )
  return rows
}

/**
 * The columns of a product file, including web attributes and, if the caller may set prices, one per selling price list; `price` is
 * the default list.
 */
export async function productFileOwner(
  db: Reader | Tx,
  { companyId, grants }: Pick<Ctx, 'companyId' | 'grants'>,
): Promise<FileOwner> {
  const maySet = ['create', 'edit'].every((event) => may(grants, permissionName(pricesPage, event)))
  const lists = maySet && mayView(grants, pricesPage) ? await readSellingLists(db, companyId) : []
  const entries = <T>(of: (list: SellingList) => T) =>
    Object.fromEntries(lists.map((list) => [priceColumn(list.code), of(list)]))
  const { text, fields, headings, required } = productFile
  const label = ({ name }: SellingList) => ({
    en: format(text.price, 'en', { list: name }),
    ar: format(text.price, 'ar', { list: name }),
  })
  const web = webFields(await readWebColumns(db, companyId))
  return {
    text: { ...text, ...web.text, ...entries(label) },
    fields: { ...fields, ...web.fields, ...entries(() => amountField().nullable()) },
    headings: {
      ...headings,
      ...web.headings,
      ...entries(({ code, isDefault }) => [priceColumn(code), ...(isDefault ? ['price'] : [])]),
    },
    currencies: entries(({ currency }) => currency),
    required,
  }
}
