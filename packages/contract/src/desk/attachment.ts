import { z } from 'zod'
import { attachmentId as id, captionLength } from '../attachment.ts'
import { textField } from '../fields.ts'
import { route } from '../route.ts'

// Files are attached on their record (`attachment.ts`). These operations require permission to view its page; writes also require
// permission to edit.

/** The bytes; of a picture also its thumbnails of 64 or 256 px. */
export const downloadAttachment = route({
  id: 'desk.attachment.download',
  method: 'GET',
  path: '/desk/attachments/{id}/file',
  access: 'self',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id, size: z.enum(['small', 'medium']).optional() }),
  output: z.null(),
  answer: 'file',
})

const change = { method: 'POST', access: 'self', writes: true, idempotent: 'no', errors: ['not_found'] } as const

/** Idempotent. */
export const captionAttachment = route({
  ...change,
  id: 'desk.attachment.caption',
  path: '/desk/attachments/{id}/caption',
  input: z.strictObject({ id, caption: textField({ max: captionLength }).nullable() }),
  output: z.object({ id }),
})

/** The file is deleted after thirty days; until then the removal can be undone. */
export const removeAttachment = route({
  ...change,
  id: 'desk.attachment.remove',
  path: '/desk/attachments/{id}/remove',
  input: z.strictObject({ id }),
  output: z.object({ id }),
})

export const restoreAttachment = route({
  ...change,
  id: 'desk.attachment.restore',
  path: '/desk/attachments/{id}/restore',
  input: z.strictObject({ id }),
  output: z.object({ id }),
})
