import { z } from 'zod'
import { fileNameField } from './fields.ts'
import { listOutput } from './list.ts'
import type { Page } from './page.ts'
import { route, uploadMaxBytes } from './route.ts'
import { idOf, Instant } from './values.ts'

/** Judged by content, and encoded anew: what is kept is a picture and nothing else. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** What may be attached. Source: user-experience.md 3, row 19. */
export const attachableTypes = [
  ...pictureTypes,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/csv',
  'text/plain',
] as const

export const attachmentId = idOf('desk.attachment')
export const mostAttachments = 200
/** Longest caption. Units: characters. */
export const captionLength = 200

export const Attachment = z.object({
  id: attachmentId,
  name: z.string(),
  caption: z.string().nullable(),
  mediaType: z.string(),
  /** Units: bytes. */
  byteSize: z.int().nonnegative(),
  /** It has a small and a medium form to be shown. */
  isPicture: z.boolean(),
  createdBy: z.string(),
  createdAt: Instant,
})
export type Attachment = z.output<typeof Attachment>

type RecordType = {
  /** `procure.brand`; the calls are named below it. */
  readonly name: string
  /** Address of the collection below `/api`. */
  readonly api: string
  /** Its right `edit` adds and removes. */
  readonly page: Page
  readonly id: ReturnType<typeof idOf>
}

export type AttachmentRoutes = ReturnType<typeof attachmentRoutes>

/** The calls by which files hang at a record of one type: shown to who may view its page, added by who may edit there. */
export function attachmentRoutes({ name, api, page, id }: RecordType) {
  const shared = { page, path: `${api}/{id}/attachments`, errors: ['not_found'] as const }
  const attachments = route({
    ...shared,
    id: `${name}.attachments`,
    method: 'GET',
    event: 'view',
    writes: false,
    input: z.strictObject({ id }),
    output: listOutput(Attachment),
  })
  /** The bytes of one file; a picture is kept as it was encoded anew, without what its camera wrote into it. */
  const attach = route({
    ...shared,
    id: `${name}.attach`,
    method: 'POST',
    event: 'edit',
    writes: true,
    stale: [attachments],
    upload: { maxBytes: uploadMaxBytes, mediaTypes: attachableTypes },
    input: z.strictObject({ id, fileName: fileNameField() }),
    output: z.object({ id: attachmentId }),
  })
  return { attachments, attach }
}
