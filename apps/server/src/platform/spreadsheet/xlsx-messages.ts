import type { TextParams } from '@countinghouse/contract/text'
import type { SheetRow } from './cell.ts'
import type { RefusalReason } from './spreadsheet-error.ts'

/** What the thread that reads a workbook is given. `taken` counts the batches that were fetched from it. */
export type XlsxOrder = {
  readonly file: Uint8Array<ArrayBuffer>
  readonly sheet: string | null
  readonly taken: Int32Array
}

/** What it says: first that it opened the file, then batches of rows, then the end or a refusal. */
export type XlsxMessage =
  | { readonly kind: 'opened'; readonly sheets: readonly string[]; readonly sheet: string }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly params: TextParams }
