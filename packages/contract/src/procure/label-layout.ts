import type { OutputOf } from '../schema.ts'
import { z } from 'zod'
import { choiceField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './label-layout.text.ts'
import { labelMediumNames } from './label-media.ts'
import { text as menu } from './menu.text.ts'

/**
 * `automatic`: the symbology of the barcode itself (EAN, UPC, ITF-14), and Code 128 for any other text. The two GS1 symbologies
 * encode an item number, so they require one.
 */
export const labelSymbologies = ['automatic', 'code128', 'gs1_128', 'qr', 'datamatrix', 'gs1_datamatrix'] as const
export type LabelSymbology = (typeof labelSymbologies)[number]

/** Printer resolution in dots per inch. */
export const labelResolutions = ['203', '300', '600'] as const

const shown = (isShown: boolean) => switchField().default(isShown)

const fields = {
  kind: choiceField(['product', 'shelf']).default('product'),
  medium: choiceField(labelMediumNames),
  /** Bars are printed in whole dots of this resolution. */
  resolution: choiceField(labelResolutions).default('203'),
  symbology: choiceField(labelSymbologies).default('automatic'),
  /** Language of fixed label texts, and with it the text direction. */
  language: choiceField(['en', 'ar']).default('en'),
  textSize: choiceField(['small', 'normal', 'large']).default('normal'),
  showsCompany: shown(false),
  showsName: shown(true),
  showsOptions: shown(true),
  showsSku: shown(true),
  showsPrice: shown(true),
  showsUnitPrice: shown(false),
  /** Its price is printed struck through if it is higher than the label price. */
  comparePriceListId: recordField('procure.price_list').nullable().default(null),
}

/** Layouts of product and shelf labels. Source: docs/decisions/048. */
export const labelLayout = master({
  module: 'procure',
  thing: 'labelLayout',
  path: '/procure/label-layouts/',
  api: '/procure/label-layouts',
  text,
  menuTitle: menu.masterData,
  icon: 'layout-dashboard',
  sortOrder: 95,
  fields,
  columns: ['kind', 'medium', 'resolution', 'symbology', 'language', 'textSize'],
  filters: ['kind', 'medium'],
})

const LabelLayout = z.object(fields)
export type LabelLayout = OutputOf<typeof LabelLayout>
