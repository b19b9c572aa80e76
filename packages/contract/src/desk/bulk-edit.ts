import { z } from 'zod'
import { bulkEditId } from '../bulk-edit.ts'
import { jobId } from '../job.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { Instant } from '../values.ts'

/** How long a bulk edit can be undone. Units: days. */
export const bulkUndoDays = 7

const Sample = z.object({
  code: z.string(),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
const Refused = z.object({ code: z.string(), name: z.string(), reason: z.string() })

const count = z.int().nonnegative()

/** Expected or actual outcome of a bulk edit. The lists contain the first few records. */
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
  /** Changed fields. */
  fields: z.array(z.string()),
  /** Null until checked. */
  outcome: BulkOutcome.nullable(),
  jobId: jobId.nullable(),
  /** Records that were not rolled back, with the reason. */
  kept: z.array(Refused),
  keptCount: count,
  /** The job was cancelled or failed before it finished. */
  isStopped: z.boolean(),
  /** Outcome up to the interruption; null when there was none or the job had not started. */
  soFar: z.object({ changed: count, unchanged: count, refused: count, undone: count }).nullable(),
  /** Rejected records can be downloaded as a file. */
  hasRefused: z.boolean(),
  canUndo: z.boolean(),
  createdAt: Instant,
})
export type BulkEdit = z.output<typeof BulkEdit>

const own = { access: 'self', errors: ['not_found'] } as const
const key = z.strictObject({ id: bulkEditId })

/** The caller's completed bulk edits, newest first, optionally of one record type. */
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

/** The rejected records with the intended values and the reason; once corrected, the file can be imported. */
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

const action = {
  ...own,
  method: 'POST',
  writes: true,
  errors: ['not_found', 'state_conflict'],
  stale: [listBulkEdits, getBulkEdit],
  input: key,
  output: z.object({ jobId }),
} as const

/** Applies a checked bulk edit. */
export const runBulkEdit = route({ ...action, id: 'desk.bulkEdit.run', path: '/desk/bulk-edits/{id}/run' })

/** Rolls back every record that has not changed since, within seven days. */
export const undoBulkEdit = route({ ...action, id: 'desk.bulkEdit.undo', path: '/desk/bulk-edits/{id}/undo' })
