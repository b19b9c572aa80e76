import { z } from 'zod'
import { resolvePrice } from '../procure/price-resolution.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { quote } from './quote.ts'
import { salesOrder } from './sales-order.ts'

/** Who chose the price list of a document: itself, its customer, the group of that, the store, or the company for all. */
export const listOrigins = ['document', 'customer', 'group', 'store', 'company'] as const

/** Whose price a line has: entered on it, that of the quote, of the price list, or none yet. */
export const priceRules = ['entered', 'quote', 'list', 'none'] as const

const Explained = z.object({
  currency: z.string(),
  /** Null: there is none to sell by now. */
  list: z.object({ id: idOf('procure.price_list'), name: z.string(), origin: z.enum(listOrigins) }).nullable(),
  /** Day whose prices apply. */
  on: BusinessDate,
  lines: z.array(
    z.object({
      lineNo: z.int(),
      sku: z.string(),
      name: z.string(),
      options: z.string(),
      quantity: z.number(),
      /** In major units; null: none yet. */
      price: z.string().nullable(),
      discountPpm: z.int(),
      rule: z.enum(priceRules),
      /** Number of the quote whose price it is. */
      quote: z.string().nullable(),
      /** What the list says on the day, as it is now; null: it has no price. */
      listed: resolvePrice.output.nullable(),
      /** Of the listed price: from which quantity and date it applies. */
      minQuantity: z.number().nullable(),
      validFrom: BusinessDate.nullable(),
      /** A price of the list that the list no longer says. */
      hasChanged: z.boolean(),
    }),
  ),
})

const explain = (
  id: string,
  path: string,
  { page }: Pick<typeof salesOrder | typeof quote, 'page'>,
  entity: 'sales.sales_order' | 'sales.quote',
) =>
  route({
    id,
    method: 'GET',
    path,
    page,
    event: 'view',
    writes: false,
    errors: ['not_found'],
    input: z.strictObject({ id: idOf(entity) }),
    output: Explained,
  })

/** Which rule made the price of each line. */
export const explainOrderPrices = explain(
  'sales.salesOrder.prices',
  '/sales/orders/{id}/prices',
  salesOrder,
  'sales.sales_order',
)
export const explainQuotePrices = explain('sales.quote.prices', '/sales/quotes/{id}/prices', quote, 'sales.quote')
export type LinePrices = OutputOfRoute<typeof explainOrderPrices>
