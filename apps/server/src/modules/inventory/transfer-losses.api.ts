import { getLosses } from '@countinghouse/contract/inventory/losses-of-transfer'
import { text } from '@countinghouse/contract/inventory/losses-of-transfer.text'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Attention } from '../../platform/attention.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { sourceWords } from './stock/source-words.ts'
import { findLosses, robbedTransfers } from './transfer/find-losses.ts'

export const api = ({ stockSources }: Declared) => {
  const wordsOf = sourceWords(stockSources)
  return [handleRead(getLosses, (ctx, reader, { id }) => findLosses(ctx, reader, id, wordsOf))]
}

export const attentions: readonly Attention[] = [
  {
    key: 'inventory.promises_lost',
    title: text.waiting,
    tone: 'warning',
    page: managedTransfer.page,
    address: `${managedTransfer.page.path}?status=approved,in_fulfilment`,
    rows: robbedTransfers,
  },
]
