import { z } from 'zod'
import { textField } from '../fields.ts'
import { quantityField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { KitComponents } from './register-kit.ts'
import { RegisterItem, registerPage } from './register.ts'
import { mostLines } from './register-lines.ts'

const storeId = idOf('erp.store')
const variantId = idOf('procure.variant')

/** A scanned or typed code as an item of the store. */
export const lookUpItem = route({
  id: 'sales.register.look_up',
  method: 'GET',
  path: '/pos/lookup',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: [
    'not_found',
    'procure.unknown_barcode',
    'sales.price_missing',
    'sales.tax_missing',
    'sales.not_sellable',
    'sales.kit_not_sold',
    'sales.gift_card_product',
  ],
  input: z.strictObject({ storeId, code: textField({ max: 80 }) }),
  output: RegisterItem,
})

/** Current prices of the lines of a cart, since they depend on quantities; null: no longer sold here. Answers in their order. */
export const priceItems = route({
  id: 'sales.register.price',
  method: 'POST',
  path: '/pos/prices',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    storeId,
    lines: z
      .array(z.strictObject({ variantId, quantity: quantityField(), components: KitComponents }))
      .min(1)
      .max(mostLines),
  }),
  output: z.object({ items: z.array(RegisterItem.nullable()) }),
})

/** Products found by words, at most 20. */
export const searchItems = route({
  id: 'sales.register.search',
  method: 'GET',
  path: '/pos/search',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId, q: textField({ min: 2, max: 80 }) }),
  output: z.object({ items: z.array(RegisterItem) }),
})
