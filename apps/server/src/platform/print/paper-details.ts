import type { DocumentRow } from '@countinghouse/contract/document'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'

export type PaperSum = { readonly label: string; readonly value: string; readonly isStrong: boolean }

/** What a printed document says besides its fields, such as the parties and totals of an invoice; each part takes the usual one's place. */
export type PaperDetails = {
  readonly title?: string
  readonly company?: string
  /** Lines below the company. */
  readonly place?: readonly string[]
  /** Who it is for: a label, and lines of which the first is the name. */
  readonly party?: { readonly label: string; readonly lines: readonly string[] }
  /** Below the first table, in place of its totals. */
  readonly sums?: readonly PaperSum[]
  /** Lines fields that are not printed. */
  readonly without?: readonly string[]
  readonly remarks?: readonly string[]
}

/** Reads the details of documents by id, in the language of the paper. */
export type PaperReader = (
  ctx: Ctx,
  reader: Reader | Tx,
  rows: readonly DocumentRow[],
  language: Locale,
) => Promise<ReadonlyMap<number, PaperDetails>>
