import type { Page } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import type { Text } from '@countinghouse/kernel/text'

/** A kind of document that posts stock or journals; its module declares it as `postingSources`. */
export type PostingSource = {
  /** What its postings say they come from. */
  readonly type: string
  /** What one of them is called, with its `{id}`. */
  readonly title: Text
  readonly page: Page
  /** Query of the page that opens one of them. */
  readonly search: (id: number) => string
  /** Customers or suppliers of some of them: rows of `id` and `party`. */
  readonly partiesOf?: (companyId: number, ids: readonly number[]) => RawBuilder<{ id: number; party: string }>
}
