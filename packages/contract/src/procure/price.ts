import { z } from 'zod'
import { dateField, instantField, referenceField, shownField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { costPermission } from './cost-permissions.ts'
import { text as menu } from './menu.text.ts'
import { text } from './price.text.ts'

/** Prices of all lists; a price list links here with a filter. Source: docs/guides/procure.md, Prices. */
export const pricesPage = page({
  module: 'procure',
  path: '/procure/prices/',
  title: text.title,
  menuTitle: menu.catalogue,
  icon: 'coins',
  events: ['create', 'edit', 'delete', 'import', 'export'],
  sortOrder: 5,
  pickers: ['procure.price_list', 'erp.store', 'procure.product'],
})

const listId = idOf('procure.price_list')
const productId = idOf('procure.product')
const variantId = idOf('procure.variant')
const storeId = idOf('erp.store')
const priceId = idOf('procure.price')

/** In the base unit of the variant, with up to four decimals. Source: docs/decisions/030. */
export const Quantity = z
  .number()
  .positive()
  .max(100_000_000)
  .refine((quantity) => /^\d+(?:\.\d{1,4})?$/.test(String(quantity)))
/** Purchase price per unit: a decimal with up to six places. */
export const BuyAmount = z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/)

const reason = textField({ max: 200 }).nullable()
/** Fields of a price besides its subject. Exactly one of the amounts, by the type of the list. */
const values = {
  minQty: Quantity,
  validFrom: dateField(),
  validUntil: dateField().nullable(),
  amountMinor: amountField({ currency: 'currency' }).nullable(),
  buyAmount: BuyAmount.nullable(),
  reason,
}

export const prices = listing({
  module: 'procure',
  thing: 'price',
  page: pricesPage,
  api: '/procure/prices',
  source: 'procure.price_entry',
  text,
  fields: {
    product: shownField(),
    style: shownField(),
    /** Null: all variants of the product. */
    sku: shownField().nullable(),
    priceListId: recordField('procure.price_list'),
    /** Null: all stores. */
    storeId: recordField('erp.store').nullable(),
    /** A decimal. */
    minQty: shownField(),
    validFrom: dateField(),
    validUntil: dateField().nullable(),
    currency: referenceField('currency'),
    amountMinor: amountField({ currency: 'currency' }).nullable(),
    buyAmount: shownField().nullable(),
    reason: shownField().nullable(),
    updatedAt: instantField(),
  },
  kept: { productId, variantId: variantId.nullable(), version: Version },
  titleField: 'product',
  columns: ['sku', 'priceListId', 'storeId', 'minQty', 'validFrom', 'validUntil', 'amountMinor', 'buyAmount'],
  filters: ['priceListId', 'storeId'],
  sort: ['product', 'style', 'sku', 'priceListId', 'validFrom', 'validUntil', 'amountMinor', 'updatedAt'],
  defaultSort: ['product', 'sku'],
  namedField: 'product',
  search: { fields: ['product', 'style', 'sku'], hasNames: true },
  // Purchase prices.
  guardedRows: { column: 'is_cost', right: costPermission },
  // Rows of price files.
  importable: ['priceListId', 'storeId', 'minQty', 'validFrom', 'validUntil', 'amountMinor'],
  hasGet: true,
})
export type PriceRow = OutputOfRoute<typeof prices.routes.list>['items'][number]

const getPrice = prices.routes.get as NonNullable<typeof prices.routes.get>
// The list schemas are built at run time, so the type is stated explicitly.
const Price = getPrice.output as unknown as z.ZodType<PriceRow>

/** All prices of a product and its variants, by list. */
export const listProductPrices = route({
  id: 'procure.price.ofProduct',
  method: 'GET',
  path: '/procure/prices/of-product',
  page: pricesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ productId }),
  output: z.object({
    items: z.array(
      z.object({
        id: priceId,
        version: Version,
        list: z.object({ id: listId, name: z.string(), currency: z.string(), isBuying: z.boolean() }),
        variantId: variantId.nullable(),
        sku: z.string().nullable(),
        storeName: z.string().nullable(),
        minQty: z.string(),
        validFrom: z.string(),
        validUntil: z.string().nullable(),
        amountMinor: z.int().nullable(),
        buyAmount: z.string().nullable(),
      }),
    ),
  }),
})

const stale = [prices.routes.list, prices.routes.selected, getPrice, listProductPrices] as const
const writing = { page: pricesPage, writes: true, stale } as const
const refusals = ['procure.rule_broken', 'procure.price_overlap'] as const

export const createPrice = route({
  ...writing,
  id: 'procure.price.create',
  method: 'POST',
  path: '/procure/prices',
  event: 'create',
  status: 201,
  errors: ['not_found', ...refusals],
  input: z.strictObject({
    priceListId: listId,
    productId,
    /** A variant of the product; default: all variants. */
    variantId: variantId.nullable().default(null),
    storeId: storeId.nullable().default(null),
    minQty: Quantity.default(1),
    /** Default: today. */
    validFrom: dateField().nullable().default(null),
    validUntil: values.validUntil.default(null),
    amountMinor: values.amountMinor,
    buyAmount: values.buyAmount.default(null),
    reason: reason.default(null),
  }),
  output: Price,
})

/** Corrects a price in place. */
export const updatePrice = route({
  ...writing,
  id: 'procure.price.update',
  method: 'PATCH',
  path: '/procure/prices/{id}',
  event: 'edit',
  errors: ['not_found', 'stale', ...refusals],
  input: z.strictObject({ id: priceId, version: Version, ...z.strictObject(values).partial().shape }),
  output: Price,
})

/** Starts a new price on a date: the current price ends the day before, and the new one takes over its end. */
export const changePrice = route({
  ...writing,
  id: 'procure.price.change',
  method: 'POST',
  path: '/procure/prices/{id}/change',
  event: 'edit',
  errors: ['not_found', 'stale', ...refusals],
  input: z.strictObject({
    id: priceId,
    version: Version,
    fromDate: dateField(),
    amountMinor: values.amountMinor,
    buyAmount: values.buyAmount.default(null),
    reason: reason.default(null),
  }),
  output: z.object({ closed: Price, begun: Price }),
})

export const deletePrice = route({
  ...writing,
  id: 'procure.price.delete',
  method: 'POST',
  path: '/procure/prices/{id}/delete',
  event: 'delete',
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id: priceId, version: Version }),
  output: z.object({ id: priceId }),
})

/** Products and variants by the start of style code, SKU or name, for the price form. */
export const findPriceItems = route({
  id: 'procure.price.findItems',
  method: 'GET',
  path: '/procure/prices/items',
  page: pricesPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ q: textField({ max: 60 }) }),
  output: z.object({
    items: z.array(
      z.object({
        productId,
        variantId: variantId.nullable(),
        code: z.string(),
        name: z.string(),
        isExact: z.boolean(),
      }),
    ),
  }),
})

/** Options of the price form: active lists, and the variants of a product. */
export const getPriceChoices = route({
  id: 'procure.price.choices',
  method: 'GET',
  path: '/procure/prices/choices',
  page: pricesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ productId: productId.optional() }),
  output: z.object({
    lists: z.array(
      z.object({ id: listId, name: z.string(), currency: z.string(), isBuying: z.boolean(), isDefault: z.boolean() }),
    ),
    variants: z.array(z.object({ id: variantId, sku: z.string() })),
  }),
})
