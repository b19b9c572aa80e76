import { codeField, dateField, textField } from '../fields.ts'
import { decimalField } from '../decimal-field.ts'
import { text as fileText } from './supplier-file.text.ts'
import { supplierProduct } from './supplier-product.ts'
import { text } from './supplier-product.text.ts'

const { code: _drawn, ...fields } = supplierProduct.fields

/**
 * A file of the supplier catalogue: a row for each line, or for each price of a line, with the fields of the line, which are equal
 * on all its rows. Source: docs/guides/procure.md, Catalogue files.
 */
export const supplierFile = {
  text: { ...text, ...fileText },
  fields: { code: codeField(), ...fields },
  headings: {
    code: ['line_code'],
    // The heading “Supplier: name” means the name of the supplier.
    name: ['item_name', 'name'],
    supplierId: ['supplier'],
    productId: ['product', 'style_code', 'style'],
    variantId: ['sku', 'barcode', 'ean', 'gtin', 'upc'],
    supplierCode: ['supplier_sku', 'supplier_code', 'article_number', 'item_number'],
    isPreferred: ['preferred'],
    currency: ['currency'],
    packQuantity: ['pack_qty', 'pack_quantity'],
    moqQuantity: ['moq', 'least_order'],
    orderMultiple: ['multiple', 'order_multiple'],
    leadTimeDays: ['lead_days', 'lead_time_days'],
    note: ['note'],
  },
  required: ['supplierId'],
} as const

/** Price columns, for users who may see and set costs. */
export const supplierPriceColumns = {
  fields: {
    unitPrice: decimalField({ whole: 9, decimals: 6 }),
    minQty: decimalField({ whole: 9, decimals: 4, isPositive: true }),
    validFrom: dateField(),
    validUntil: dateField().nullable(),
    contractNo: textField({ max: 60 }).nullable(),
  },
  headings: {
    unitPrice: ['price', 'unit_price', 'cost', 'net_price'],
    minQty: ['min_qty', 'from_quantity'],
    validFrom: ['valid_from'],
    validUntil: ['valid_to', 'valid_until'],
    contractNo: ['contract'],
  },
} as const
