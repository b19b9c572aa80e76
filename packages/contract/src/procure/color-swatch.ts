import { z } from 'zod'
import { pictureTypes } from '../attachment.ts'
import { choiceField, fileNameField, switchField, textField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { color } from './color.ts'

const pictureMaxBytes = 2 * 1024 * 1024

/** A supplier's name and code for a house colour. */
export const swatchFields = {
  supplierId: recordField('procure.supplier').nullable(),
  seasonId: recordField('procure.season').nullable(),
  brandId: recordField('procure.brand').nullable(),
  supplierCode: textField({ max: 40 }).nullable(),
  supplierName: textField({ max: 120 }).nullable(),
  /** Approval status of the lab dip. */
  labDipStatus: choiceField(['none', 'submitted', 'approved', 'rejected']),
  /** Default swatch, whose picture represents the colour; at most one per colour. */
  isDefault: switchField(),
}

const id = idOf('procure.color_swatch')
const colorId = idOf(color.entity)
const Swatch = z.object({
  id,
  colorId,
  ...swatchFields,
  /** Names of the referenced records. */
  supplier: z.string().nullable(),
  season: z.string().nullable(),
  brand: z.string().nullable(),
  /** Changes with the picture; null without a picture. */
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

/** Rejected as a duplicate if the colour already has a swatch of the supplier and season. */
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

/** Re-encodes the picture and replaces the previous one. */
export const setSwatchPicture = route({
  ...changing,
  id: 'procure.colorSwatch.setPicture',
  path: '/procure/swatches/{id}/picture',
  errors: ['not_found'],
  upload: { maxBytes: pictureMaxBytes, mediaTypes: pictureTypes },
  input: z.strictObject({ id, fileName: fileNameField() }),
  output: Swatch,
})

/** Sized to at most 64 or 256 px; `picture` only makes the address change with the picture. */
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
