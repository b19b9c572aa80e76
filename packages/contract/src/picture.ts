import { z } from 'zod'
import { pictureTypes } from './attachment.ts'
import { fileNameField } from './fields.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import type { Route } from './route.ts'
import type { Schema } from './schema.ts'
import type { idOf } from './values.ts'
import { PictureNumber } from './values.ts'

/** What a record's one picture is called. */
export type PictureKind = 'logo' | 'picture'

/** What becomes the picture of a record. */
export const pictureUpload = { maxBytes: 5 * 1024 * 1024, mediaTypes: pictureTypes }

/** Field of a row with the number of its picture, which is that of its file. */
export function pictureFieldOf(kind: PictureKind): `${PictureKind}FileId` {
  return `${kind}FileId`
}

type PictureRequest = { id: number; size?: 'small' | undefined; file?: number | undefined }
type Sent = { id: number; fileName: string }
export type PictureRoutes<R = unknown> = {
  readonly setPicture: Route<Schema<Sent, Sent>, Schema<R, R>>
  readonly removePicture: Route<Schema<{ id: number }, { id: number }>, Schema<R, R>>
  readonly downloadPicture: Route<Schema<PictureRequest, PictureRequest>, Schema<null, null>>
}

type Pictured = RecordOf & {
  readonly id: ReturnType<typeof idOf>
  readonly row: z.ZodType
  readonly stale: readonly Route[]
}

/** The one picture that each record of a master has. */
export type Picture = {
  readonly kind: PictureKind
  /** What a row has for it. */
  readonly fields: Readonly<Record<string, z.ZodType>>
  readonly routesOf: (record: Pictured) => Readonly<Record<keyof PictureRoutes, Route>>
}

/** Gives the records of a master a picture each: shown to who may view its page, changed by who may edit there. */
export function pictureOf(kind: PictureKind): Picture {
  return {
    kind,
    fields: { [pictureFieldOf(kind)]: PictureNumber },
    routesOf: (record) => pictureRoutes(kind, record) as unknown as Readonly<Record<keyof PictureRoutes, Route>>,
  }
}

const path = '/desk/records/{type}/{id}/picture'
const changing = {
  method: 'POST',
  event: 'edit',
  writes: true,
  errors: ['not_found', 'merged'],
} as const
export const pictureInput = {
  set: { fileName: fileNameField() },
  download: { size: z.enum(['small']).optional(), file: z.int().positive().optional() },
}

/** Takes the place of the picture before, drawn anew. */
export const setPictureService = {
  ...changing,
  id: 'desk.record.setPicture',
  path,
  upload: pictureUpload,
} as const

/** Done twice it is as done once. */
export const removePictureService = {
  ...changing,
  id: 'desk.record.removePicture',
  path: `${path}/remove`,
  idempotent: 'no',
} as const

/** At most 256 px, or 64; `file` only makes another address of another picture. */
export const downloadPictureService = {
  id: 'desk.record.downloadPicture',
  method: 'GET',
  path,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  answer: 'file',
} as const

function pictureRoutes(kind: PictureKind, { id, row, stale, ...record }: Pictured) {
  const word = kind === 'logo' ? 'Logo' : 'Picture'
  return {
    setPicture: callFor(setPictureService, record, {
      verb: `set${word}`,
      stale,
      input: z.strictObject({ id, ...pictureInput.set }),
      output: row,
    }),
    removePicture: callFor(removePictureService, record, {
      verb: `remove${word}`,
      stale,
      input: z.strictObject({ id }),
      output: row,
    }),
    downloadPicture: callFor(downloadPictureService, record, {
      verb: `download${word}`,
      input: z.strictObject({ id, ...pictureInput.download }),
      output: z.null(),
    }),
  }
}
