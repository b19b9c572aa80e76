import { z } from 'zod'
import { choiceField, dateField, instantField, integerField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { amountField, quantityField, recordField } from '../rich-fields.ts'
import { idOf } from '../values.ts'
import { text as kinds } from './move-kind.text.ts'
import { moveKinds } from './move-kind.ts'
import { movesPage } from './move.ts'
import { text } from './move.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'

const postingId = idOf('inventory.stock_posting')
const placeKind = z.string()

/** The stock ledger, newest first. */
export const moves = listing({
  module: 'inventory',
  thing: 'move',
  page: movesPage,
  api: '/inventory/moves',
  entity: 'inventory.stock_move',
  source: 'inventory.move',
  text: { ...kinds, ...text },
  fields: {
    productName: shownField(),
    sku: shownField(),
    /** In ledger order. */
    number: integerField({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    effectiveOn: dateField(),
    postedAt: instantField(),
    kind: choiceField(moveKinds),
    fromPlace: shownField(),
    toPlace: shownField(),
    quantity: quantityField(),
    valueMinor: amountField(),
    lot: shownField().nullable(),
    /** Source document. */
    source: shownField(),
    sourceType: shownField(),
    sourceNumber: shownField(),
    productId: recordField('procure.product'),
    variantId: recordField('procure.variant'),
    fromStoreId: recordField('erp.store'),
    toStoreId: recordField('erp.store'),
    fromLocationId: recordField('inventory.location'),
    toLocationId: recordField('inventory.location'),
  },
  kept: {
    postingId,
    fromKind: placeKind,
    fromCode: z.string(),
    toKind: placeKind,
    toCode: z.string(),
    sourceId: z.int(),
    /** Address of the document; null if it has no page. */
    path: z.string().nullable(),
  },
  titleField: 'productName',
  computed: ['fromPlace', 'toPlace', 'valueMinor', 'source', 'path'],
  guarded: { valueMinor: stockCostPermission },
  storeColumns: ['from_store_id', 'to_store_id'],
  columns: ['sku', 'number', 'effectiveOn', 'kind', 'fromPlace', 'toPlace', 'quantity', 'valueMinor', 'source'],
  filters: ['kind', 'fromStoreId', 'toStoreId', 'productId'],
  sort: ['number'],
  defaultSort: ['-number'],
  search: { fields: ['sku', 'productName', 'sourceNumber'], hasNames: true },
  hasGet: true,
  isGrowing: true,
})
