import { dateField, textField } from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { quantityField, recordField } from '../rich-fields.ts'
import { text } from './opening-file.text.ts'
import { text as documentText } from './opening-stock.text.ts'

/** Columns of a file of opening stock of any stores, one row per product, location and lot. Source: docs/guides/inventory.md, Opening stock. */
export const openingFile = {
  text: { ...documentText, ...text },
  fields: {
    storeId: recordField('erp.store'),
    variantId: recordField('procure.variant'),
    quantity: quantityField(),
    unitCost: unitPriceField(),
    locationId: recordField('inventory.location').nullable(),
    lotNo: textField({ max: 60 }).nullable(),
    expiresOn: dateField().nullable(),
    effectiveOn: dateField(),
  },
  headings: {
    storeId: ['store', 'store_code', 'shop', 'branch', 'warehouse', 'المتجر', 'الفرع'],
    variantId: [
      'sku',
      'barcode',
      'item',
      'item_code',
      'product',
      'product code',
      'ean',
      'gtin',
      'upc',
      'article',
      'الصنف',
    ],
    quantity: ['quantity', 'qty', 'on_hand', 'pieces', 'الكمية'],
    unitCost: ['unit_cost', 'cost', 'average_cost', 'التكلفة'],
    locationId: ['location', 'location_code', 'bin', 'shelf', 'الموقع'],
    lotNo: ['lot', 'lot_no', 'batch', 'serial', 'serial_no', 'serial number', 'الدفعة', 'الرقم التسلسلي'],
    expiresOn: ['expires_on', 'expiry', 'expiry_date', 'best_before', 'الصلاحية'],
    effectiveOn: ['date', 'business_date', 'as_of', 'التاريخ'],
  },
  required: ['storeId', 'variantId', 'quantity', 'unitCost', 'effectiveOn'],
} as const
