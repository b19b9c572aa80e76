import { getLosses } from '@countinghouse/contract/inventory/lost-reservations'
import { text } from '@countinghouse/contract/inventory/lost-reservations.text'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { sourceWords } from '../../platform/lists/source-words.ts'
import { findLosses, robbedTransfers } from './transfer/find-lost-reservations.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

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
