import { mostVouchers } from '@countinghouse/contract/sales/register'
import { lookUpGiftCard } from '@countinghouse/contract/sales/register-voucher'
import { text as terminalText } from '@countinghouse/contract/sales/register-terminal.text'
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
  const obstacle = obstacleOf(code)
  if (obstacle !== null) return obstacle
  const { name, amountMinor } = await call(lookUpGiftCard, { storeId, code }, { signal: waitingSignal() })
  // The cart may have changed meanwhile, or been paid at the terminal.
  const late = obstacleOf(code)
  if (late !== null) return late
  const card = { code, name }
  changeSheet((sheet) =>
    amountMinor === null
      ? { giftCard: card }
      : { giftCard: null, vouchers: [...sheet.vouchers, { amountMinor, card }], tenders: [] },
  )
  return null
}

/** Why the sheet takes no card with the code; null: it does. */
function obstacleOf(code: string): Text | null {
  const { vouchers, tenders } = currentTills().sheet
  if (tenders.some(({ terminal }) => terminal !== null)) return terminalText.locked
  if (vouchers.some(({ card }) => card?.code === code)) return text.giftCardTwice
  return vouchers.length >= mostVouchers ? text.tooManyVouchers : null
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
