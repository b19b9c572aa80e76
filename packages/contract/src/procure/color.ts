import { z } from 'zod'
import { arabicNameField } from '../arabic-name-field.ts'
import { choiceField, integerField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { colorField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text } from './color.text.ts'
import { text as menu } from './menu.text.ts'

/** Colour families used as filters in shops. */
export const colorFamilies = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'multi',
  'metallic',
  'transparent',
] as const

const shade = colorField().nullable().default(null)

export const color = master({
  module: 'procure',
  thing: 'color',
  path: '/procure/color/',
  api: '/procure/colors',
  text,
  menuTitle: menu.masterData,
  icon: 'palette',
  sortOrder: 35,
  hasArabicName: true,
  fields: {
    nameAr: arabicNameField({ max: 120 }),
    /** Blank for multicoloured products, such as prints. */
    hex: shade,
    secondHex: shade,
    thirdHex: shade,
    fourthHex: shade,
    family: choiceField(colorFamilies).nullable().default(null),
    pattern: choiceField([
      'solid',
      'stripe',
      'check',
      'dots',
      'floral',
      'animal',
      'print',
      'denim',
      'melange',
      'other',
    ]).default('solid'),
    /** Code of the National Retail Federation. */
    nrfCode: z
      .string()
      .regex(/^\d{3}$/)
      .meta({ widget: 'text' })
      .nullable()
      .default(null),
    pantone: textField({ max: 40 }).nullable().default(null),
    sortOrder: integerField({ min: 0, max: 999_999 }).default(0),
  },
  columns: ['hex', 'family', 'pattern', 'pantone', 'sortOrder'],
  filters: ['family', 'pattern'],
  errors: ['procure.rule_broken'],
  /** Pickers of the swatches. */
  pickers: ['procure.supplier', 'procure.season', 'procure.brand'],
})

/** Active colours closest to a colour, nearest first. Differences below 3 (CIEDE2000) are hardly visible. */
export const findNearestColors = route({
  id: 'procure.color.nearest',
  method: 'POST',
  path: '/procure/colors/nearest',
  page: color.page,
  event: 'view',
  writes: false,
  input: z.strictObject({
    hex: colorField(),
    /** The colour itself, excluded from the result. */
    except: z.int().positive().optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: idOf(color.entity),
        code: z.string(),
        name: z.string(),
        hex: colorField(),
        /** In tenths. */
        distanceTenths: z.int().nonnegative(),
      }),
    ),
  }),
})
export type NearColor = OutputOfRoute<typeof findNearestColors>['items'][number]
