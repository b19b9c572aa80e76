import type { OutputOf } from '../schema.ts'
import { z } from 'zod'
import { choiceField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './label-layout.text.ts'
import { labelMediumNames } from './label-media.ts'
import { text as menu } from './menu.text.ts'

/**
 * `automatic`: what the kind of the barcode is printed as everywhere (EAN, UPC, ITF-14), and Code 128 for every other text. The two of
 * GS1 say that it is an item number, so they need one.
 */
export const labelSymbologies = ['automatic', 'code128', 'gs1_128', 'qr', 'datamatrix', 'gs1_datamatrix'] as const
export type LabelSymbology = (typeof labelSymbologies)[number]

/** Dots per inch of the printer. */
export const labelResolutions = ['203', '300', '600'] as const

const shown = (isShown: boolean) => switchField().default(isShown)

const fields = {
  kind: choiceField(['product', 'shelf']).default('product'),
  medium: choiceField(labelMediumNames),
  /** Bars are whole dots of it. */
  resolution: choiceField(labelResolutions).default('203'),
  symbology: choiceField(labelSymbologies).default('automatic'),
  /** Of what the label says itself, and the side where its lines begin. */
  language: choiceField(['en', 'ar']).default('en'),
  textSize: choiceField(['small', 'normal', 'large']).default('normal'),
  showsCompany: shown(false),
  showsName: shown(true),
  showsOptions: shown(true),
  showsSku: shown(true),
  showsPrice: shown(true),
  showsUnitPrice: shown(false),
  /** Its price is printed struck through, where it is higher than the one that is asked. */
  comparePriceListId: recordField('procure.price_list').nullable().default(null),
}

/** What labels of products and of shelves look like. Source: procurement.md 4.2 and 5; user-experience.md 3, row 14; decision 048. */
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
