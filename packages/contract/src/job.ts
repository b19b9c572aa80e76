import { z } from 'zod'
import { pageSizes } from './constants.ts'
import { ErrorBody } from './error-body.ts'
import { listOutput } from './list.ts'
import { idOf, Instant } from './values.ts'

export const jobId = idOf('platform.job')

export const jobStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.output<typeof JobStatus>

/** Work that goes on after its request, as people see it. */
export const Job = z.object({
  id: jobId,
  uid: z.uuid(),
  /** `module.thing.verb`. */
  kind: z.string(),
  /** What is being done, in the reader's language. */
  title: z.string(),
  status: JobStatus,
  done: z.int().nonnegative(),
  /** Null: nobody knows yet how much there is. */
  total: z.int().nonnegative().nullable(),
  /** Somebody asked to stop it, and it has not come to the end of its step. */
  isCancelRequested: z.boolean(),
  /** What came of it, in the reader's language. */
  summary: z.string().nullable(),
  result: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  problem: ErrorBody.nullable(),
  /** byteSize: bytes. Null also when its time is over. */
  file: z.object({ name: z.string(), mediaType: z.string(), byteSize: z.int().nonnegative() }).nullable(),
  isMine: z.boolean(),
  createdBy: z.string().nullable(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
})
export type Job = z.output<typeof Job>

/** Newest first, so the cursor alone says where to go on. */
export const jobListInput = z.strictObject({
  status: z.array(JobStatus).min(1).max(jobStatuses.length).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.literal(pageSizes).optional(),
})
export const jobKey = z.strictObject({ id: jobId })
export const jobList = listOutput(Job)
