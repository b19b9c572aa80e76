import { z } from 'zod'
import { pictureTypes } from './attachment.ts'
import { fileNameField } from './fields.ts'
import type { Page } from './page.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
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

type PictureAsked = { id: number; size?: 'small' | undefined; file?: number | undefined }
type Sent = { id: number; fileName: string }
export type PictureRoutes<R = unknown> = {
  readonly setPicture: Route<Schema<Sent, Sent>, Schema<R, R>>
  readonly removePicture: Route<Schema<{ id: number }, { id: number }>, Schema<R, R>>
  readonly downloadPicture: Route<Schema<PictureAsked, PictureAsked>, Schema<null, null>>
}

type RecordType = {
  /** `procure.brand`; the calls are named below it. */
  readonly name: string
  /** Address of the collection below `/api`. */
  readonly api: string
  readonly page: Page
  readonly id: ReturnType<typeof idOf>
  readonly row: z.ZodType
  readonly stale: readonly Route[]
}

/** The one picture that each record of a master has. */
export type Picture = {
  readonly kind: PictureKind
  /** What a row has for it. */
  readonly fields: Readonly<Record<string, z.ZodType>>
  readonly routesOf: (record: RecordType) => Readonly<Record<keyof PictureRoutes, Route>>
}

/** Gives the records of a master a picture each: shown to who may view its page, changed by who may edit there. */
export function pictureOf(kind: PictureKind): Picture {
  return {
    kind,
    fields: { [pictureFieldOf(kind)]: PictureNumber },
    routesOf: (record) => pictureRoutes(kind, record) as unknown as Readonly<Record<keyof PictureRoutes, Route>>,
  }
}

function pictureRoutes(kind: PictureKind, { name, api, page, id, row, stale }: RecordType) {
  const word = kind === 'logo' ? 'Logo' : 'Picture'
  const changing = {
    method: 'POST',
    page,
    event: 'edit',
    writes: true,
    stale,
    errors: ['not_found', 'merged'] as const,
    output: row,
  } as const
  return {
    /** Takes the place of the picture before, drawn anew. */
    setPicture: route({
      ...changing,
      id: `${name}.set${word}`,
      path: `${api}/{id}/${kind}`,
      upload: pictureUpload,
      input: z.strictObject({ id, fileName: fileNameField() }),
    }),
    /** Done twice it is as done once. */
    removePicture: route({
      ...changing,
      id: `${name}.remove${word}`,
      path: `${api}/{id}/${kind}/remove`,
      idempotent: 'no',
      input: z.strictObject({ id }),
    }),
    /** At most 256 px, or 64; `file` only makes another address of another picture. */
    downloadPicture: route({
      id: `${name}.download${word}`,
      method: 'GET',
      path: `${api}/{id}/${kind}`,
      page,
      event: 'view',
      writes: false,
      errors: ['not_found'],
      input: z.strictObject({ id, size: z.enum(['small']).optional(), file: z.int().positive().optional() }),
      output: z.null(),
      answer: 'file',
    }),
  }
}
