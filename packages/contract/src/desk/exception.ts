import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { multilineField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { NamedText } from './approval.ts'

const id = idOf('desk.exception')
const reason = multilineField({ max: 500 })

export const Exception = z.object({
  id,
  title: NamedText,
  label: z.string(),
  /** What happened and why, in the reader's language. */
  cause: z.string(),
  severity: z.enum(['warning', 'error']),
  status: z.enum(['open', 'resolved', 'dismissed']),
  owner: z.string().nullable(),
  isMine: z.boolean(),
  occurrences: z.int(),
  /** A retry is running; its end resolves the exception or raises it again. */
  isRetrying: z.boolean(),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  /** Address of the page where the cause is corrected. */
  address: z.string(),
  canRetry: z.boolean(),
  canAct: z.boolean(),
  reason: z.string().nullable(),
})
export type Exception = z.output<typeof Exception>

/** Exceptions of pages the caller may view and those assigned to the caller, last seen first. */
export const listExceptions = route({
  id: 'desk.exception.list',
  method: 'GET',
  path: '/desk/exceptions',
  access: 'self',
  writes: false,
  input: z.strictObject({ status: Exception.shape.status.default('open'), limit: z.literal(pageSizes).optional() }),
  output: listOutput(Exception),
})

const stale = [listExceptions] as const
const errors = ['not_found', 'state_conflict'] as const

/** Assigns the exception to the caller. */
export const assignException = route({
  id: 'desk.exception.take',
  method: 'POST',
  path: '/desk/exceptions/{id}/take',
  access: 'self',
  writes: true,
  stale,
  errors,
  input: z.strictObject({ id }),
  output: Exception,
})

/** Retries the failed work: resolved on success, `isRetrying` while it continues in the background, otherwise open with one more occurrence. */
export const retryException = route({
  id: 'desk.exception.retry',
  method: 'POST',
  path: '/desk/exceptions/{id}/retry',
  access: 'self',
  writes: true,
  stale,
  errors: [...errors, 'not_configured'],
  input: z.strictObject({ id }),
  output: Exception,
})

/** Resolves or dismisses the exception. */
export const closeException = route({
  id: 'desk.exception.close',
  method: 'POST',
  path: '/desk/exceptions/{id}/close',
  access: 'self',
  writes: true,
  stale,
  errors,
  input: z.strictObject({ id, as: z.enum(['resolved', 'dismissed']), reason }),
  output: Exception,
})
