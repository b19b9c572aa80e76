import { z } from 'zod'
import { fileNameField } from './fields.ts'
import { listOutput } from './list.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import { uploadMaxBytes } from './route.ts'
import { idOf, Instant } from './values.ts'

/** Judged by content, and encoded anew: what is kept is a picture and nothing else. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** What may be attached. Source: docs/guides/desk.md, Attachments. */
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

const shared = { path: '/desk/records/{type}/{id}/attachments', errors: ['not_found'] } as const
export const attachInput = { fileName: fileNameField() }

export const attachmentsService = {
  ...shared,
  id: 'desk.record.attachments',
  method: 'GET',
  event: 'view',
  writes: false,
} as const

/** The bytes of one file; a picture is kept as it was encoded anew, without what its camera wrote into it. */
export const attachService = {
  ...shared,
  id: 'desk.record.attach',
  method: 'POST',
  event: 'edit',
  writes: true,
  upload: { maxBytes: uploadMaxBytes, mediaTypes: attachableTypes },
} as const

export type AttachmentRoutes = ReturnType<typeof attachmentRoutes>

/** The calls by which files hang at a record of one type: shown to who may view its page, added by who may edit there. */
export function attachmentRoutes({ id, ...record }: RecordOf & { readonly id: ReturnType<typeof idOf> }) {
  const attachments = callFor(attachmentsService, record, {
    input: z.strictObject({ id }),
    output: listOutput(Attachment),
  })
  const attach = callFor(attachService, record, {
    stale: [attachments],
    input: z.strictObject({ id, ...attachInput }),
    output: z.object({ id: attachmentId }),
  })
  return { attachments, attach }
}
