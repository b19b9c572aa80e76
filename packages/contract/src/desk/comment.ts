import { z } from 'zod'
import { commentBody as body, commentId as id } from '../conversation.ts'
import { route } from '../route.ts'

// Comments are created on their record (`conversation.ts`); these operations correct one, for its author and within five minutes.

/** Replaces the text and its mentions. Idempotent. */
export const editComment = route({
  id: 'desk.comment.edit',
  method: 'POST',
  path: '/desk/comments/{id}/edit',
  access: 'self',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'desk.comment_settled'],
  input: z.strictObject({ id, body }),
  output: z.object({ id }),
})

export const removeComment = route({
  id: 'desk.comment.remove',
  method: 'POST',
  path: '/desk/comments/{id}/remove',
  access: 'self',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'desk.comment_settled'],
  input: z.strictObject({ id }),
  output: z.object({ id }),
})
