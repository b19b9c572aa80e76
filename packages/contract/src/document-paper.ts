import type { Text } from '@countinghouse/kernel/text'
import { z } from 'zod'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import type { Route } from './route.ts'
import type { Schema } from './schema.ts'

/** One way in which a document is printed. */
export type Paper = {
  readonly name: string
  readonly title: Text
  /** Statuses in which there is one; null: all. */
  readonly from: readonly string[] | null
  /** Fields above its lines; null: all that say something. */
  readonly facts: readonly string[] | null
  /** Fields of its lines; null: all that say something. */
  readonly columns: readonly string[] | null
  /** Of both, what the law wants on it: no layout leaves it out. */
  readonly required: readonly string[]
  /** Lines fields that are printed, in order; null: all that say something, the first in any case. */
  readonly tables: readonly string[] | null
  /** Who signs. */
  readonly signatures: readonly Text[]
}
export type PaperInput = Pick<Paper, 'name' | 'title'> & Partial<Paper>

/** How many documents one file holds at most. */
export const mostPrinted = 100

/**
 * Documents of one kind, in the order in which they are asked for. Left out: the first paper, on A4, in the language of their
 * business partner, or else the caller's.
 */
export type Printing = {
  readonly ids: readonly number[]
  readonly paper?: string | undefined
  readonly size: 'a4' | 'letter'
  readonly language?: 'en' | 'ar' | undefined
}
type Requested = {
  ids: number[]
  paper?: string | undefined
  size?: 'a4' | 'letter'
  language?: 'en' | 'ar' | undefined
}
export type PrintRoute = Route<Schema<Requested, Printing>, Schema<null, null>>

export function paperOf(input: PaperInput): Paper {
  return { from: null, facts: null, columns: null, required: [], tables: null, signatures: [], ...input }
}

export const printInput = {
  size: z.enum(['a4', 'letter']).default('a4'),
  language: z.enum(['en', 'ar']).optional(),
}

/** Answers a file to print. */
export const printService = {
  id: 'desk.record.print',
  method: 'POST',
  path: '/desk/records/{type}/print',
  event: 'view',
  writes: false,
  answer: 'file',
  errors: ['not_found', 'state_conflict', 'busy'],
} as const

type Printed = RecordOf & {
  readonly id: z.ZodType<number, number>
  readonly papers: readonly Paper[]
}

/** The call that prints documents of one type. */
export function printRoute({ id, papers, ...record }: Printed): PrintRoute {
  return callFor(printService, record, {
    input: z.strictObject({
      ids: z.array(id).min(1).max(mostPrinted),
      paper: z.enum(papers.map((paper) => paper.name)).optional(),
      ...printInput,
    }),
    output: z.null(),
  })
}
