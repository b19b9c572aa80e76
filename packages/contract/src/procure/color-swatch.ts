import { z } from 'zod'
import { pictureTypes } from '../attachment.ts'
import { choiceField, fileNameField, switchField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { color } from './color.ts'

const pictureMaxBytes = 2 * 1024 * 1024

/** What a supplier calls a house colour. Source: shell-and-access.md 3.2. */
export const swatchFields = {
  supplierId: recordField('procure.supplier').nullable(),
  seasonId: recordField('procure.season').nullable(),
  brandId: recordField('procure.brand').nullable(),
  supplierCode: textField({ max: 40 }).nullable(),
  supplierName: textField({ max: 120 }).nullable(),
  /** How far the sample stands that the supplier dyes for approval. */
  labDipStatus: choiceField(['none', 'submitted', 'approved', 'rejected']),
  /** Its picture stands for the colour; one of a colour. */
  isDefault: switchField(),
}

const id = idOf('procure.color_swatch')
const colorId = idOf(color.entity)
const Swatch = z.object({
  id,
  colorId,
  ...swatchFields,
  /** What those are called that it names. */
  supplier: z.string().nullable(),
  season: z.string().nullable(),
  brand: z.string().nullable(),
  /** Another number for another picture; null without one. */
  picture: z.int().positive().nullable(),
  version: Version,
})
export type ColorSwatch = z.output<typeof Swatch>

export const listSwatches = route({
  id: 'procure.colorSwatch.list',
  method: 'GET',
  path: '/procure/colors/{id}/swatches',
  page: color.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: colorId }),
  output: z.object({ items: z.array(Swatch) }),
})

const changing = { method: 'POST', page: color.page, event: 'edit', writes: true, stale: [listSwatches] } as const

/** Refused as a duplicate where the colour has one of the same supplier and season. */
export const createSwatch = route({
  ...changing,
  id: 'procure.colorSwatch.create',
  path: '/procure/colors/{id}/swatches',
  status: 201,
  errors: ['not_found', 'duplicate'],
  input: z.strictObject({ id: colorId, ...z.strictObject(swatchFields).partial().shape }),
  output: Swatch,
})

export const updateSwatch = route({
  ...changing,
  id: 'procure.colorSwatch.update',
  method: 'PATCH',
  path: '/procure/swatches/{id}',
  errors: ['not_found', 'stale', 'duplicate'],
  input: z.strictObject({ id, version: Version, ...z.strictObject(swatchFields).partial().shape }),
  output: Swatch,
})

export const deleteSwatch = route({
  ...changing,
  id: 'procure.colorSwatch.delete',
  path: '/procure/swatches/{id}/delete',
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id }),
})

/** The picture, drawn anew, in place of the one before. */
export const setSwatchPicture = route({
  ...changing,
  id: 'procure.colorSwatch.setPicture',
  path: '/procure/swatches/{id}/picture',
  errors: ['not_found'],
  upload: { maxBytes: pictureMaxBytes, mediaTypes: pictureTypes },
  input: z.strictObject({ id, fileName: fileNameField() }),
  output: Swatch,
})

/** Its form of at most 64 px, or 256; `picture` only makes another address of another picture. */
export const downloadSwatchPicture = route({
  id: 'procure.colorSwatch.downloadPicture',
  method: 'GET',
  path: '/procure/swatches/{id}/picture',
  page: color.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id, size: z.enum(['small', 'medium']).optional(), picture: z.int().positive().optional() }),
  output: z.null(),
  answer: 'file',
})
