import { z } from 'zod'
import { bulkEditId } from '../bulk-edit.ts'
import { jobId } from '../job.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { Instant } from '../values.ts'

/** How long a change of many records can be undone. Units: days. */
export const bulkUndoDays = 7

const Sample = z.object({
  code: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
const Refused = z.object({ code: z.string(), name: z.string(), reason: z.string() })

const count = z.int().nonnegative()

/** What a change of many records does, or did. The lists show the first few. */
export const BulkOutcome = z.object({
  changed: count,
  unchanged: count,
  refused: count,
  samples: z.array(Sample),
  refusals: z.array(Refused),
})
export type BulkOutcome = z.output<typeof BulkOutcome>

const BulkEdit = z.object({
  id: bulkEditId,
  /** Table of the records, such as `procure.brand`. */
  entity: z.string(),
  status: z.enum(['checking', 'checked', 'running', 'done', 'undoing', 'undone']),
  /** Fields that change. */
  fields: z.array(z.string()),
  /** Null until it is checked. */
  outcome: BulkOutcome.nullable(),
  jobId: jobId.nullable(),
  /** Records that stayed when it was undone, and why. */
  kept: z.array(Refused),
  keptCount: count,
  /** Its job was cancelled or failed before the end. */
  isStopped: z.boolean(),
  /** What became of the records until it was stopped; null when it was not, or had not begun. */
  soFar: z.object({ changed: count, unchanged: count, refused: count, undone: count }).nullable(),
  /** Refused records can be had as a file. */
  hasRefused: z.boolean(),
  canUndo: z.boolean(),
  createdAt: Instant,
})
export type BulkEdit = z.output<typeof BulkEdit>

const own = { access: 'self', errors: ['not_found'] } as const
const key = z.strictObject({ id: bulkEditId })

/** The caller's own changes of many records that were done, newest first; those of one kind when it is named. */
export const listBulkEdits = route({
  id: 'desk.bulkEdit.list',
  method: 'GET',
  path: '/desk/bulk-edits',
  access: 'self',
  writes: false,
  input: z.strictObject({ entity: z.string().max(100).optional() }),
  output: listOutput(BulkEdit.omit({ kept: true })),
})

export const getBulkEdit = route({
  ...own,
  id: 'desk.bulkEdit.get',
  method: 'GET',
  path: '/desk/bulk-edits/{id}',
  writes: false,
  input: key,
  output: BulkEdit,
})

/** The records that were refused, as they were wanted, with the reason behind; corrected, they can be imported as they are. */
export const downloadRefusedRows = route({
  ...own,
  id: 'desk.bulkEdit.refused',
  method: 'GET',
  path: '/desk/bulk-edits/{id}/refused',
  writes: false,
  input: key,
  output: z.null(),
  answer: 'file',
})

const act = {
  ...own,
  method: 'POST',
  writes: true,
  errors: ['not_found', 'state_conflict'],
  stale: [listBulkEdits, getBulkEdit],
  input: key,
  output: z.object({ jobId }),
} as const

/** Does what was checked. */
export const runBulkEdit = route({ ...act, id: 'desk.bulkEdit.run', path: '/desk/bulk-edits/{id}/run' })

/** Puts every record back that nobody changed since, within seven days. */
export const undoBulkEdit = route({ ...act, id: 'desk.bulkEdit.undo', path: '/desk/bulk-edits/{id}/undo' })
