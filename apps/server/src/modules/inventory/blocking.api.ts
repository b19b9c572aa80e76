import { getBlockingDays, overrideBlock } from '@countinghouse/contract/inventory/blocking-days'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { transferRoute } from '@countinghouse/contract/inventory/transfer-route'
import { text as routeText } from '@countinghouse/contract/inventory/transfer-route.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/constraint-meaning.ts'
import type { MasterGuard } from '../../platform/context.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { findClocks } from './blocking/find-clocks.ts'
import { overrideStore } from './blocking/override-block.ts'

export const api = [handleRead(getBlockingDays, findClocks), handleWrite(overrideBlock, overrideStore)]

/** A way leads elsewhere. */
const keepRoutes: MasterGuard = {
  beforeWrite: ({ locale }, _tx, { after }) => {
    if (after === null || after['fromStoreId'] !== after['toStoreId']) return
    fail('inventory.same_store', {
      fields: { toStoreId: [{ code: 'rule', message: format(text.same_store, locale) }] },
    })
  },
}

export const guards = { [transferRoute.entity]: keepRoutes }

export const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'inventory.transfer_route_once': async ({ locale }) => {
    const message = format(routeText.pair_taken, locale)
    return new AppError('duplicate', { message, fields: { toStoreId: [{ code: 'duplicate', message }] } })
  },
}
