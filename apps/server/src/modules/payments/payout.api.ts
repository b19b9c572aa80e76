import { payout } from '@countinghouse/contract/payments/payout'
import { getPayoutLines, importPayout } from '@countinghouse/contract/payments/payout-lines'
import { text } from '@countinghouse/contract/payments/payout.text'
import { handleRead, handleUpload } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { Payout } from './payout/calculate-payout.ts'
import { calculatePayout } from './payout/calculate-payout.ts'
import { findPayoutLines } from './payout/find-payout-lines.ts'
import { importPayouts } from './payout/import-payouts.ts'
import { payoutSource, postPayout } from './payout/post-payout.ts'

const postingSources: readonly PostingSource[] = [
  { type: payoutSource, title: text.numbered, page: payout.page, search: (id) => `open=${id}` },
]

const api = [
  ...documentHandlers(payout, {
    calculate: (ctx, tx, values) => calculatePayout(ctx, tx, values as unknown as Payout),
    transitions: { post: postPayout },
  }),
  handleRead(getPayoutLines, (ctx, reader, { id }) => findPayoutLines(ctx, reader, id)),
  handleUpload(importPayout, async (ctx, tx, { id }, file, { store }) =>
    importPayouts(ctx, tx, id, { name: file.name, bytes: await store.open(file.key) }),
  ),
]

export const module = defineModule({ postingSources, api })
