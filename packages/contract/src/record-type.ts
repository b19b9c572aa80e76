import type { z } from 'zod'
import type { AttachmentRoutes } from './attachment.ts'
import type { ConversationRoutes } from './conversation.ts'
import type { Listing, ListingTexts } from './listing.ts'
import type { Page } from './page.ts'
import type { PictureKind } from './picture.ts'
import type { RecordLabels } from './record-label.ts'
import type { Route } from './route.ts'
import type { OutputOf, Schema } from './schema.ts'

export type Fields = Readonly<Record<string, z.ZodType>>
/** Values of fields, as the wire has them. */
export type Out<F extends Fields> = { -readonly [K in keyof F]: OutputOf<F[K]> }

/** What every record has, whatever its type. */
export type RecordRow<F extends Fields = Fields> = Out<F> & {
  id: number
  /** What it is called: the name of a master, the number of a document. */
  name: string
  status: string
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
  /** What the records are called that its fields name; not there where no field names any. */
  labels?: RecordLabels
}

type Target = { id: number; version: number }
type Changes = Readonly<Record<string, unknown>>

/** What a history with its comments needs to know of the records it is of, such as those of a list. */
export type Talked = {
  readonly kind: 'master' | 'document' | 'listing'
  readonly entity: string
  readonly text: ListingTexts
  readonly fields: Fields
  readonly listing: Pick<Listing, 'fields' | 'text'>
  readonly routes: ConversationRoutes
}

/** What masters and documents share: fields in a form, a list, a history, comments and files. */
export type RecordType<R extends RecordRow = RecordRow> = {
  readonly kind: 'master' | 'document'
  readonly module: string
  readonly thing: string
  /** Its table, `procure.brand`; the audit knows its records by it. */
  readonly entity: string
  readonly page: Page
  readonly text: ListingTexts
  /** Every field of its form. */
  readonly fields: Fields
  readonly picture: PictureKind | null
  readonly listing: Listing
  readonly routes: {
    readonly list: Route
    readonly get: Route<Schema<{ id: number }, { id: number }>, Schema<R, R>>
    readonly create: Route<Schema<Changes, Changes>, Schema<R, R>>
    readonly update: Route<Schema<Target & Changes, Target & Changes>, Schema<R, R>>
  } & ConversationRoutes &
    AttachmentRoutes
}
