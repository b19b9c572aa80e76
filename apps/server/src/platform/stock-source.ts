import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'

/** A kind of document that moves stock; the module that posts it exports its own as `stockSources` from an `*.api.ts`. */
export type StockSource = {
  /** What its postings say they come from. */
  readonly type: string
  /** What one of them is called, with its `{id}`. */
  readonly title: Text
  readonly page: Page
  /** Query of the page that opens one of them. */
  readonly search: (id: number) => string
}
