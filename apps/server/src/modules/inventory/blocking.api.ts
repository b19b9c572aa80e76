import { getBlockingDays, overrideBlock } from '@countinghouse/contract/inventory/blocking-days'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as routeText } from '@countinghouse/contract/inventory/transfer-route.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { findClocks } from './blocking/find-clocks.ts'
import { overrideStore } from './blocking/override-block.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [handleRead(getBlockingDays, findClocks), handleWrite(overrideBlock, overrideStore)]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Source and destination are the same store.
  'inventory.transfer_route_stores': async ({ locale }) =>
    new AppError('inventory.same_store', {
      fields: { toStoreId: [{ code: 'rule', message: format(text.same_store, locale) }] },
    }),
  'inventory.transfer_route_once': async ({ locale }) => {
    const message = format(routeText.pair_taken, locale)
    return new AppError('duplicate', { message, fields: { toStoreId: [{ code: 'duplicate', message }] } })
  },
}

export const module = defineModule({ api, constraintRules })
