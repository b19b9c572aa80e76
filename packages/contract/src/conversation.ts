import { z } from 'zod'
import { multilineField } from './fields.ts'
import { listOutput } from './list.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import { idOf, Instant, PictureNumber } from './values.ts'

/**
 * A comment is mended for so long after it was made. Units: minutes.
 * Source: docs/guides/desk.md, Comments and notifications.
 */
export const commentMinutes = 5

export const commentId = idOf('desk.comment')
export const commentBody = multilineField({ max: 2000 })
export const mentions = z.array(idOf('erp.app_user')).max(20).default([])

const Comment = z.object({
  id: commentId,
  body: z.string(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Records that `#CODE` in the body names. */
  links: z.array(z.object({ code: z.string(), address: z.string() })),
  editedAt: Instant.nullable(),
  /** The caller made it, and not long ago. */
  canChange: z.boolean(),
})

/** One step of a record's history: a change with its values before and after, a comment, or a file that came or went. */
export const HistoryEntry = z.object({
  id: z.int(),
  at: Instant,
  actor: z.string().nullable(),
  /** Whose picture stands beside it; null: nobody's. */
  actorId: z.int().nullable(),
  avatar: PictureNumber,
  /** What the call did, or `comment`, `attach`, `detach`; unique with the id. */
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Null for anything but a change. */
  requestId: z.string().nullable(),
  comment: Comment.nullable(),
  /** The merge that a line of the survivor tells of, as long as it can be undone. */
  undoableMergeId: z.int().positive().nullable(),
  /** Name of the file that came or went. */
  file: z.string().nullable(),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

/** Somebody who may see the record. */
export const RecordViewer = z.object({ id: z.int(), name: z.string(), designation: z.string() })

const shared = { event: 'view', errors: ['not_found'] } as const
export const conversationInput = {
  history: { cursor: z.string().max(200).optional(), only: z.literal('comments').optional() },
  viewers: { q: z.string().trim().max(100).optional() },
  comment: { body: commentBody, mentions },
}

export const historyService = {
  ...shared,
  id: 'desk.record.history',
  method: 'GET',
  path: '/desk/records/{type}/{id}/history',
  writes: false,
} as const

/** Who may be mentioned: at most ten whose name or login begins so. */
export const viewersService = {
  ...shared,
  id: 'desk.record.viewers',
  method: 'GET',
  path: '/desk/records/{type}/{id}/viewers',
  writes: false,
} as const

/** Answers the new comment. A mention of somebody who may not see the record is refused. */
export const commentService = {
  ...shared,
  id: 'desk.record.comment',
  method: 'POST',
  path: '/desk/records/{type}/{id}/comments',
  writes: true,
} as const

export type ConversationRoutes = ReturnType<typeof conversationRoutes>

/** The calls by which people talk about a record of one type: for who may view its page. */
export function conversationRoutes({ id, ...record }: RecordOf & { readonly id: ReturnType<typeof idOf> }) {
  const history = callFor(historyService, record, {
    input: z.strictObject({ id, ...conversationInput.history }),
    output: listOutput(HistoryEntry),
  })
  const viewers = callFor(viewersService, record, {
    input: z.strictObject({ id, ...conversationInput.viewers }),
    output: listOutput(RecordViewer),
  })
  const comment = callFor(commentService, record, {
    stale: [history],
    input: z.strictObject({ id, ...conversationInput.comment }),
    output: z.object({ id: commentId }),
  })
  return { history, viewers, comment }
}
