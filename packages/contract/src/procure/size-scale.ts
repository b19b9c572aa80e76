import { z } from 'zod'
import { choiceField, codeField, shownField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { route } from '../route.ts'
import { Version, idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { readyScaleKeys } from './ready-scales.ts'
import { text } from './size-scale.text.ts'

const dimension = textField({ max: 40 }).nullable().default(null)

/** Its sizes are defined in `size.ts` and are deleted with it, so scales cannot be merged. */
export const sizeScale = master({
  module: 'procure',
  thing: 'sizeScale',
  path: '/procure/size/',
  api: '/procure/size-scales',
  text,
  menuTitle: menu.masterData,
  icon: 'ruler-measure',
  sortOrder: 30,
  fields: {
    system: choiceField(['alpha', 'eu', 'uk', 'us', 'fr', 'it', 'jp', 'kr', 'cm', 'inch', 'age', 'one', 'custom']),
    category: choiceField(['apparel', 'footwear', 'kids', 'lingerie', 'gloves', 'rings', 'headwear', 'home', 'other']),
    gender: choiceField(['women', 'men', 'unisex', 'girls', 'boys']).nullable().default(null),
    /** Name of the first part of its sizes, such as Waist. */
    dim1Label: dimension,
    dim2Label: dimension,
  },
  columns: ['system', 'category', 'gender'],
  /** The first sizes in order, and the number of others. */
  computed: { sizes: shownField().nullable() },
  filters: ['system', 'category', 'gender'],
  errors: ['procure.rule_broken'],
  without: ['merge'],
})

const Created = z.object({ id: idOf(sizeScale.entity), code: z.string(), name: z.string(), version: Version })
const creating = {
  method: 'POST',
  page: sizeScale.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [sizeScale.routes.list, sizeScale.routes.selected],
} as const

/** Creates another scale with the same sizes. */
export const cloneSizeScale = route({
  ...creating,
  id: 'procure.sizeScale.clone',
  path: '/procure/size-scales/{id}/clone',
  errors: ['not_found', 'duplicate'],
  input: z.strictObject({ id: idOf(sizeScale.entity), code: codeField(), name: textField({ max: 120 }) }),
  output: Created,
})

/** Adds ready-made scales with their sizes and equivalents. Scales with an existing code are skipped. */
export const addReadyScales = route({
  ...creating,
  // Several records, or none when all exist.
  status: 200,
  id: 'procure.sizeScale.addReady',
  path: '/procure/size-scales/ready-made',
  errors: ['duplicate'],
  input: z.strictObject({ keys: z.array(z.enum(readyScaleKeys)).min(1).max(readyScaleKeys.length) }),
  output: z.object({ items: z.array(Created) }),
})
