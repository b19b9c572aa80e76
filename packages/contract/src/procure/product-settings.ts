import { z } from 'zod'
import { integerField, switchField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './product-settings.text.ts'

const levels = ['company', 'installation'] as const

/** How the SKU of a new variant is put together. */
export const skuPattern = setting({
  key: 'procure.sku_pattern',
  group: 'inventory',
  title: text.skuPattern,
  help: text.skuPattern_help,
  levels,
  field: z
    .string()
    .trim()
    .max(60)
    .regex(/^(?=.*<style>)(?:<style>|<colour>|<size>|[A-Za-z0-9._/-])+$/)
    .meta({ widget: 'text' }),
  initial: '<style>-<colour>-<size>',
})

/** First two digits of barcodes that the company draws itself. */
export const barcodePrefix = setting({
  key: 'procure.barcode_prefix',
  group: 'inventory',
  title: text.barcodePrefix,
  help: text.barcodePrefix_help,
  levels,
  field: integerField({ min: 20, max: 29 }),
  initial: 20,
})

export const isBarcodeRequired = setting({
  key: 'procure.barcode_required',
  group: 'inventory',
  title: text.isBarcodeRequired,
  help: text.isBarcodeRequired_help,
  levels,
  field: switchField(),
  initial: false,
})
