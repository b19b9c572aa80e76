import { barcodeKinds } from '@countinghouse/kernel/barcode'
import type { Locale } from '@countinghouse/kernel/text'
import { z } from 'zod'
import { choiceField, textField } from '../fields.ts'
import { lengthField, recordField, weightField } from '../rich-fields.ts'
import { text as fileText } from './product-file.text.ts'
import { productStatuses } from './product-status.ts'
import { product } from './product.ts'
import { text } from './product.text.ts'

const mostGrams = 1_000_000_000
const mostMm = 1_000_000

const weight = weightField({ max: mostGrams }).nullable()
const length = lengthField({ min: 1, max: mostMm }).nullable()
const barcode = textField({ max: 48 }).nullable()

/**
 * Columns of a product file: one row per variant, with product fields that agree in all rows of a style code. Each selling price
 * list and each web attribute is a further column.
 */
export const productFile = {
  text: { ...text, ...fileText },
  fields: {
    ...product.fields,
    status: choiceField(productStatuses),
    colorId: recordField('procure.color').nullable(),
    /** Code or name of a size in the size scale of the product. */
    size: textField({ max: 60 }).nullable(),
    sku: textField({ max: 60 }),
    barcode,
    barcodeType: choiceField(barcodeKinds),
    packBarcode: barcode,
    /** A decimal. Units: units in the pack. */
    packQuantity: z
      .string()
      .regex(/^(?!0+(?:\.0+)?$)\d{1,11}(?:\.\d{1,4})?$/)
      .meta({ widget: 'text' }),
    netWeightGrams: weight,
    grossWeightGrams: weight,
    lengthMm: length,
    widthMm: length,
    heightMm: length,
  },
  headings: {
    code: ['style_code', 'style'],
    name: ['name'],
    nameAr: ['name_ar', 'arabic_name'],
    kind: ['kind'],
    brandId: ['brand'],
    categoryId: ['category'],
    seasonId: ['season'],
    supplierId: ['supplier'],
    sizeScaleId: ['size_scale'],
    taxClassId: ['tax_class'],
    baseUnitId: ['unit'],
    isSellable: ['sellable'],
    isBuyable: ['buyable'],
    isConsignable: ['consignable'],
    soldOutAction: ['sold_out_action'],
    launchDate: ['launch_date'],
    endDate: ['end_date'],
    countryOriginId: ['origin'],
    hsCode: ['hs_code'],
    tracking: ['tracking'],
    shelfLifeDays: ['shelf_life_days'],
    care: ['care'],
    description: ['description'],
    status: ['status'],
    colorId: ['color', 'colour'],
    size: ['size'],
    sku: ['sku'],
    barcode: ['barcode', 'ean', 'gtin', 'upc'],
    barcodeType: ['barcode_type'],
    packBarcode: ['pack_barcode'],
    packQuantity: ['pack_qty', 'pack_quantity'],
    netWeightGrams: ['net_weight_kg', 'net_weight_g', 'net_weight'],
    grossWeightGrams: ['weight_kg', 'weight_g', 'weight', 'gross_weight_kg', 'gross_weight_g', 'gross_weight'],
    lengthMm: ['length_cm', 'length_mm', 'length'],
    widthMm: ['width_cm', 'width_mm', 'width'],
    heightMm: ['height_cm', 'height_mm', 'height'],
  },
  required: ['code', 'name'],
} as const

/** The column of a web attribute, one per language if it is translated. */
export function webColumn(attributeCode: string, locale: Locale | null): string {
  return ['web', attributeCode, ...(locale === null ? [] : [locale])].join(':')
}

/** The column of a price list. */
export function priceColumn(listCode: string): string {
  return `price:${listCode}`
}
