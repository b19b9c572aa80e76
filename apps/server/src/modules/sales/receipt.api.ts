import { fail } from '@countinghouse/contract/errors'
import { getReceipt, receipts, receiptsPage } from '@countinghouse/contract/sales/receipt'
import { settleReview, settleReviews } from '@countinghouse/contract/sales/receipt-review'
import { findReceipt } from '@countinghouse/contract/sales/receipt-lookup'
import { mailReceipt } from '@countinghouse/contract/sales/receipt-mail'
import { text } from '@countinghouse/contract/sales/offline-review.text'
import { sql } from 'kysely'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { postingSources } from './receipt-source.ts'
import { settle } from './device/settle-review.ts'
import { settleMany } from './device/settle-reviews.ts'
import { mailOf } from './receipt/mail-receipt.ts'
import { findByNumber } from './register/find-receipt.ts'
import { readReceipt } from './register/read-receipt.ts'

const api = ({ files, mail: { mailer }, sources }: Declared) => {
  const source = sources.find(({ listing }) => listing.name === receipts.name)
  if (source === undefined) throw new Error('The list of receipts is not declared.')
  return [
    handleRead(findReceipt, findByNumber),
    handleRead(getReceipt, (ctx, reader, { id }) => readReceipt(ctx, reader, id)),
    handleWrite(settleReview, settle),
    handleWrite(settleReviews, (ctx, tx, input) => settleMany(ctx, tx, source, input)),
    handleWrite(mailReceipt, async (ctx, tx, input) => {
      // An unknown receipt is told first, whether or not mail is configured.
      await readReceipt(ctx, tx, input.id, 'send')
      return mailer === null ? fail('not_configured') : await mailOf(ctx, tx, files, input)
    }),
  ]
}

const attentions: readonly Attention[] = [
  {
    key: 'sales.offline_review',
    title: text.attention,
    tone: 'warning',
    page: receiptsPage,
    address: `${receiptsPage.path}?review=open`,
    rows: ({ companyId, stores }) => sql`
      select from sales.offline_sale f join sales.sale t on t.company_id = f.company_id and t.id = f.sale_id
      where f.company_id = ${companyId} and f.review = 'open' and ${inStores(receipts.storeColumns, stores)}`,
  },
]

export const module = defineModule({ api, postingSources, attentions })
