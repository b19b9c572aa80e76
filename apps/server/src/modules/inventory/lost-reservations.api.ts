import { getLosses } from '@countinghouse/contract/inventory/lost-reservations'
import { text } from '@countinghouse/contract/inventory/lost-reservations.text'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Attention } from '../../platform/attention.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { sourceWords } from '../../platform/source-words.ts'
import { findLosses, robbedTransfers } from './transfer/find-lost-reservations.ts'
import { defineModule } from '../../platform/define-module.ts'

const api = ({ postingSources }: Declared) => {
  const wordsOf = sourceWords(postingSources)
  return [handleRead(getLosses, (ctx, reader, { id }) => findLosses(ctx, reader, id, wordsOf))]
}

const attentions: readonly Attention[] = [
  {
    key: 'inventory.reservations_lost',
    title: text.waiting,
    tone: 'warning',
    page: managedTransfer.page,
    address: `${managedTransfer.page.path}?status=approved,in_fulfilment`,
    rows: robbedTransfers,
  },
]

export const module = defineModule({ api, attentions })
