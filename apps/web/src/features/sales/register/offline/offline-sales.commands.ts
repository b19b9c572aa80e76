import { mostLinesAtOnce, sendOfflineSales } from '@countinghouse/contract/sales/register-offline'
import { call, CallError } from '../../../../app/calls/call.ts'
import { invalidateStale } from '../../../../app/calls/queries.ts'
import { refusalOf } from '../../../../kit/commands/command-error.ts'
import { commandKind } from '../../../../kit/commands/command-kind.ts'
import type { Command, CommandAnswer } from '../../../../kit/commands/command-queue.ts'
import { durableStore } from '../../../../kit/commands/command-store.ts'
import { instantNow } from '../state/instant-now.ts'
import { forgetSold } from '../state/tills-store.ts'
import type { KeptSale } from './kept-sale.ts'
import { noteDevice } from './this-device.ts'

type Kept = readonly Command<KeptSale>[]

/**
 * Sales without a network, in sets, in the order of the device: a refused one lets the others pass. Whoever uses the till sends them, since
 * the cashier may be gone; `cashierId` says who sold.
 */
export const commands = commandKind<KeptSale>(
  'sales.offline',
  async (queryClient, _, kept) => {
    const set = setOf(kept)
    forgetSold(set.map(({ body }) => body.sent.uid))
    const answers = await sendSet(set).catch(async (error: unknown) => {
      // What one sale is to blame for must not hold up the others: which of them it is shows when each goes out by itself.
      if (set.length > 1 && isOfASale(error)) return await sendSet(set.slice(0, 1))
      throw error
    })
    await invalidateStale(queryClient, sendOfflineSales)
    return answers
  },
  { isOfCompany: true, store: durableStore, isMixed: true },
)

/** The first sales of one device, as many as a call takes. */
function setOf(kept: Kept): Kept {
  const device = kept[0]?.body.sent.id
  let lines = 0
  const end = kept.findIndex(({ body: { sent } }, at) => {
    lines += sent.lines.length
    return sent.id !== device || (at > 0 && lines > mostLinesAtOnce)
  })
  return end === -1 ? kept : kept.slice(0, end)
}

async function sendSet(set: Kept): Promise<readonly CommandAnswer[]> {
  const [first] = set
  if (first === undefined) return []
  const { id, key } = first.body.sent
  const sales = set.map(({ body: { sent } }) => {
    const { id: _id, key: _key, ...sale } = sent
    return sale
  })
  try {
    const { status, answers } = await call(sendOfflineSales, { id, key, sentAt: instantNow(), sales })
    await noteDevice({ companyId: Number(first.queue.split(':')[0]), id }, { status })
    return set.map(({ uid }, at) => ({ uid, refusal: answers[at]?.refusal?.message ?? null }))
  } catch (error) {
    if (set.length === 1 && error instanceof CallError && error.code === 'internal')
      return [{ uid: first.uid, refusal: error.message }]
    throw error
  }
}

function isOfASale(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'internal' || refusalOf(error) !== null)
}
