import { z } from 'zod'
import { arabicNameField } from '../arabic-name-field.ts'
import { choiceField, codeField, switchField, textField } from '../fields.ts'
import { lengthField, linesField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { ActiveStatus, idOf, Version } from '../values.ts'
import { sizeScale } from './size-scale.ts'

/** Maximum sizes of a scale: a grid of waists and lengths has several hundred. */
export const mostSizes = 400

const short = textField({ max: 20 }).nullable()
const digits = (pattern: RegExp) => z.string().regex(pattern).meta({ widget: 'text' }).nullable()
const mm = lengthField({ max: 5000 })

/** Editable fields of a size. */
export const sizeFields = {
  code: codeField({ min: 1 }),
  name: textField({ max: 60 }),
  // Without a default: what an edit leaves out stays.
  nameAr: arabicNameField({ max: 60 }).unwrap(),
  /** For narrow labels. */
  shortName: short,
  dim1: short,
  dim2: short,
  /** Code of the National Retail Federation. */
  nrfCode: digits(/^\d{5}$/),
  gs1Code: digits(/^[0-9A-Za-z]{1,20}$/),
  /** A size that should always be in stock. */
  isCore: switchField(),
  measurements: linesField(
    'measurement',
    {
      part: choiceField([
        'chest',
        'waist',
        'hips',
        'inseam',
        'sleeve',
        'height',
        'foot_length',
        'head',
        'hand',
        'finger',
      ]),
      minMm: mm,
      maxMm: mm,
    },
    { most: 10 },
  ),
}

const id = idOf('procure.size')
const scaleId = idOf(sizeScale.entity)
const Size = z.object({
  id,
  sizeScaleId: scaleId,
  ...sizeFields,
  status: ActiveStatus,
  version: Version,
  /** Number of rows in other tables that refer to it. */
  usage: z.int().nonnegative(),
})
export type Size = z.output<typeof Size>
const Sizes = z.object({ items: z.array(Size) })

/** All sizes of a scale in order. */
export const listSizes = route({
  id: 'procure.size.list',
  method: 'GET',
  path: '/procure/sizes',
  page: sizeScale.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ sizeScaleId: scaleId }),
  output: Sizes,
})
export type SizeList = OutputOfRoute<typeof listSizes>

export const getSize = route({
  id: 'procure.size.get',
  method: 'GET',
  path: '/procure/sizes/{id}',
  page: sizeScale.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Size,
})

const changing = {
  method: 'POST',
  page: sizeScale.page,
  writes: true,
  stale: [listSizes, getSize, sizeScale.routes.list, sizeScale.routes.selected],
} as const

const { code, name, measurements, ...further } = sizeFields
const NewSize = z.strictObject({ code, name, ...z.strictObject(further).partial().shape })
export type NewSize = z.output<typeof NewSize>

/** Adds a size after the last one. */
export const createSize = route({
  ...changing,
  id: 'procure.size.create',
  path: '/procure/sizes',
  event: 'create',
  status: 201,
  errors: ['not_found', 'duplicate', 'procure.too_many_sizes'],
  input: NewSize.extend({ sizeScaleId: scaleId }),
  output: Size,
})

/** Adds several sizes after the last one, in order. Errors are reported at `sizes.<position>.<field>`. */
export const createSizes = route({
  ...changing,
  id: 'procure.size.createMany',
  path: '/procure/size-scales/{id}/sizes',
  event: 'create',
  // Several records, so none is the answer.
  errors: ['not_found', 'duplicate', 'procure.too_many_sizes'],
  input: z.strictObject({ id: scaleId, sizes: z.array(NewSize).min(1).max(mostSizes) }),
  output: Sizes,
})

/** The scale cannot change: a size of another scale is another size. */
export const updateSize = route({
  ...changing,
  id: 'procure.size.update',
  method: 'PATCH',
  path: '/procure/sizes/{id}',
  event: 'edit',
  errors: ['not_found', 'stale', 'duplicate', 'procure.rule_broken'],
  input: z.strictObject({
    id,
    version: Version,
    ...z.strictObject({ code, name, ...further, measurements }).partial().shape,
  }),
  output: Size,
})

/** Moves a size before another one of its scale, or to the end. Idempotent. */
export const moveSize = route({
  ...changing,
  id: 'procure.size.move',
  path: '/procure/sizes/{id}/move',
  event: 'edit',
  errors: ['not_found'],
  input: z.strictObject({ id, otherId: id.nullable() }),
  output: Size,
})

const acting = { ...changing, input: z.strictObject({ id, version: Version }) } as const

export const deactivateSize = route({
  ...acting,
  id: 'procure.size.deactivate',
  path: '/procure/sizes/{id}/deactivate',
  event: 'deactivate',
  errors: ['not_found', 'stale', 'state_conflict'],
  output: Size,
})

export const activateSize = route({
  ...acting,
  id: 'procure.size.activate',
  path: '/procure/sizes/{id}/activate',
  event: 'deactivate',
  errors: ['not_found', 'stale', 'state_conflict'],
  output: Size,
})

/** Rejected while referenced: in_use with the counts in details.usage. */
export const deleteSize = route({
  ...acting,
  id: 'procure.size.delete',
  path: '/procure/sizes/{id}/delete',
  event: 'delete',
  errors: ['not_found', 'stale', 'in_use'],
  output: z.object({ id }),
})
