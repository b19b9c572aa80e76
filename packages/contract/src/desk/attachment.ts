import { z } from 'zod'
import { attachmentId as id, captionLength } from '../attachment.ts'
import { textField } from '../fields.ts'
import { route } from '../route.ts'

// Files are attached at their record (`attachment.ts`); these need the right to view its page, and those that write the right to edit there.

/** The bytes; of a picture also its form of 64 or 256 px. */
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

/** Sent twice it is as sent once. */
export const captionAttachment = route({
  ...change,
  id: 'desk.attachment.caption',
  path: '/desk/attachments/{id}/caption',
  input: z.strictObject({ id, caption: textField({ max: captionLength }).nullable() }),
  output: z.object({ id }),
})

/** Its file goes after thirty days; until then it can be put back. */
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
