import { codeField, dateField, textField } from '../fields.ts'
import { decimalField } from '../decimal-field.ts'
import { text as fileText } from './supplier-file.text.ts'
import { supplierProduct } from './supplier-product.ts'
import { text } from './supplier-product.text.ts'

const { code: _drawn, ...fields } = supplierProduct.fields

/**
 * What a file of the supplier catalogue says: a row for each line, or one for each price of a line, with its fields, which agree in
 * all rows of a line. Source: decision 058.
 */
export const supplierFile = {
  text: { ...text, ...fileText },
  fields: { code: codeField(), ...fields },
  headings: {
    code: ['line_code'],
    // A file's “Supplier: name” is that of the supplier.
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

/** What it says of prices, for whoever may see and set costs. */
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
