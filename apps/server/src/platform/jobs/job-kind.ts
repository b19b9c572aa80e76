import type { FixedAccess } from '@countinghouse/contract/route'
import type { Text } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import type { FilePurpose } from '../files/files.ts'
import type { JobRun } from './job-run.ts'
import type { ReceivedFile } from '../files/upload.ts'

/** What a job leaves behind when it is done. */
export type JobOutcome = {
  /** Values of the kind's `resultText`. */
  readonly result?: Readonly<Record<string, string | number>>
  /** Bytes in the store that become the job's file. */
  readonly file?: ReceivedFile & { readonly purpose: FilePurpose; readonly expiresAt: Date }
}

/** Work that takes longer than a request. A module lists its kinds as `jobs` in an `*.api.ts`. */
export type JobKind<I = unknown> = {
  /** `module.thing.verb`, like a route; what the job changes is audited under it. */
  readonly kind: string
  /** What is being done; its values come from `startJob`. */
  readonly text: Text
  /** What came of it; its values are the outcome's `result`. */
  readonly resultText: Text | null
  /** As what the audit keeps its changes. */
  readonly source: 'job' | 'import'
  readonly input: z.ZodType<I>
  /** The right it needs; its creator must still have it whenever it starts. */
  readonly access: (input: never) => FixedAccess
  readonly run: (job: JobRun<never>) => Promise<JobOutcome>
}

type JobKindInput<I> = {
  kind: string
  text: Text
  resultText?: Text
  source?: 'job' | 'import'
  input: z.ZodType<I>
  access: (input: I) => FixedAccess
  run: (job: JobRun<I>) => Promise<JobOutcome>
}

export function jobKind<I>({ resultText, source, ...kind }: JobKindInput<I>): JobKind<I> {
  return { ...kind, resultText: resultText ?? null, source: source ?? 'job' }
}

export type JobKinds = ReadonlyMap<string, JobKind>

/** Throws: Error when two kinds share a name, or one has none of three parts. */
export function jobKindsOf(kinds: readonly JobKind[]): JobKinds {
  const known = new Map<string, JobKind>()
  for (const kind of kinds) {
    if (known.has(kind.kind)) throw new Error(`Two kinds of job are named ${kind.kind}.`)
    if (kind.kind.split('.').length !== 3)
      throw new Error(`The kind of job ${kind.kind} is not named module.thing.verb.`)
    known.set(kind.kind, kind)
  }
  return known
}
