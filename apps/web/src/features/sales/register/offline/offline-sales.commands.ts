import { sendOfflineSale } from '@countinghouse/contract/sales/register-offline'
import { call, CallError } from '../../../../app/calls/call.ts'
import { invalidateStale } from '../../../../app/calls/queries.ts'
import { commandKind } from '../../../../kit/commands/command-kind.ts'
import { durableStore } from '../../../../kit/commands/command-store.ts'
import type { KeptSale } from './kept-sale.ts'
import { noteDevice } from './this-device.ts'

/**
 * Sales without a network, one call each, in the order of the device: a refused one lets the others pass. Whoever uses the till sends
 * them, since the cashier may be gone; `cashierId` says who sold.
 */
export const commands = commandKind<KeptSale>(
  'sales.offline',
  async (queryClient, _, kept) => {
    const [command] = kept
    if (command === undefined) return []
    try {
      await call(sendOfflineSale, command.body.sent)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'sales.device_revoked')
        await noteDevice(Number(command.queue.split(':')[0]), { status: 'revoked' })
      // The first attempt may still be running on the server; the next one finds its receipt.
      if (error.code === 'duplicate') throw new Error('The same sale is being recorded.', { cause: error })
      // A fault of this sale must not hold up the others.
      if (error.code === 'internal') return [{ uid: command.uid, refusal: error.message }]
      throw error
    }
    await invalidateStale(queryClient, sendOfflineSale)
    return [{ uid: command.uid, refusal: null }]
  },
  { isOfCompany: true, store: durableStore },
)
