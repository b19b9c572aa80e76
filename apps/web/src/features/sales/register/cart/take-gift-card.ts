import { mostVouchers } from '@countinghouse/contract/sales/register'
import { lookUpGiftCard } from '@countinghouse/contract/sales/register-voucher'
import { text } from '@countinghouse/contract/sales/register-voucher.text'
import type { Text } from '@countinghouse/kernel/text'
import { call } from '../../../../app/calls/call.ts'
import { waitingSignal } from '../offline/unreached.ts'
import { changeSheet, currentTills } from '../state/tills-store.ts'

/** Puts vouchers of a product on the receipt, which is sold as a gift voucher. Answers what is wrong, null where nothing is. */
export function addVouchers(amountMinor: number, count: number): Text | null {
  if (currentTills().sheet.vouchers.length + count > mostVouchers) return text.tooManyVouchers
  const added = Array.from({ length: count }, () => ({ amountMinor, card: null }))
  changeSheet(({ vouchers }) => ({ vouchers: [...vouchers, ...added], tenders: [] }))
  return null
}

/**
 * Puts a printed gift card on the receipt, or has its amount asked for. Answers what is wrong, null where nothing is. Throws: CallError.
 */
export async function takeGiftCard(storeId: number, entered: string): Promise<Text | null> {
  const code = plain(entered)
  const { vouchers } = currentTills().sheet
  if (vouchers.some(({ card }) => card?.code === code)) return text.giftCardTwice
  if (vouchers.length >= mostVouchers) return text.tooManyVouchers
  const { name, amountMinor } = await call(lookUpGiftCard, { storeId, code }, { signal: waitingSignal() })
  const card = { code, name }
  changeSheet((sheet) =>
    amountMinor === null
      ? { giftCard: card }
      : { giftCard: null, vouchers: [...sheet.vouchers, { amountMinor, card }], tenders: [] },
  )
  return null
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
