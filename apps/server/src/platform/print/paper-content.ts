import type { Locale } from '@countinghouse/kernel/text'
import type { PaperDetails, PaperSum } from './paper-details.ts'

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]

/** `under`: smaller, below it, such as the code of what is named. */
export type PaperCell = { readonly text: string; readonly under?: string }
export type PaperColumn = { readonly label: string; readonly isNumeric: boolean }
export type PaperTable = {
  /** Above its headings; left out: it needs none. */
  readonly title?: string
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly PaperCell[])[]
  /** Rows in strong letters, such as subtotals, by their place; left out: none. */
  readonly strong?: readonly number[]
  /** Under the columns that are added up; null: none is. */
  readonly totals: readonly (string | null)[] | null
}

/** What a printed document says, in words that are ready to be drawn. */
export type PaperContent = {
  readonly language: Locale
  readonly company: string
  /** The store that it comes from and where that is, or lines of the print layout. */
  readonly place: readonly string[]
  /** PNG; left out: none. */
  readonly logo?: Uint8Array
  /** At the foot of each page, line by line; left out: nothing. */
  readonly footer?: string
  readonly title: string
  readonly number: string
  /** What a scanner reads; null: it has no number yet. */
  readonly code: string | null
  readonly status: string
  /** `isWide`: takes a row of its own. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly isWide: boolean }[]
  /** Who it is for; left out: the facts say so. */
  readonly party?: NonNullable<PaperDetails['party']>
  readonly tables: readonly PaperTable[]
  /** Below the first table. */
  readonly sums?: readonly PaperSum[]
  /** Below all tables. */
  readonly remarks?: readonly string[]
  /** Who signs; there is a line for each. */
  readonly signatures: readonly string[]
  readonly printed: string
}
