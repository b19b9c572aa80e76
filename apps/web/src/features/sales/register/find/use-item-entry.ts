import type { RegisterItem, TillChoice } from '@countinghouse/contract/sales/register'
import { mostVouchers, registerPage } from '@countinghouse/contract/sales/register'
import { linesOfItem, mostLines } from '@countinghouse/contract/sales/register-lines'
import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { findReceipt, isReceiptNumber } from '@countinghouse/contract/sales/receipt-lookup'
import { text as receiptText } from '@countinghouse/contract/sales/receipt.text'
import { isVoucherCode } from '@countinghouse/contract/sales/register-voucher'
import { lookUpMember } from '@countinghouse/contract/sales/register-member'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as offlineText } from '@countinghouse/contract/sales/register-offline.text'
import { useRef, useState } from 'react'
import { call, CallError } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { clientStore } from '../../../../app/session/client-store.ts'
import { useSession } from '../../../../app/session/session.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { findHeldItem } from '../offline/held-items.ts'
import { isUnreached, waitingSignal } from '../offline/unreached.ts'
import { addVouchers, takeGiftCard } from '../cart/take-gift-card.ts'
import { addItem, addSerial, lineIdOf } from '../state/cart-actions.ts'
import { changeSheet, currentTills } from '../state/tills-store.ts'

/** Cards of paid memberships. */
const memberCard = /^M\d{12}$/i

/** Answers the bundle with its choices; null: it is not sold. */
export type ChooseBundle = (item: RegisterItem) => Promise<RegisterItem | null>

export type Entry = {
  readonly code: string
  readonly quantity: number
  /** On the label of the piece. */
  readonly serialNo?: string | null
}

type Answer = 'added' | 'receipt' | 'unknown' | 'refused'
type Asked = {
  readonly choose: ChooseBundle
  /** Goods of the receipt are about to come back. */
  readonly onReceipt: (id: number) => void
}

/**
 * Adds goods and gift cards to the cart by code, selects the customer of a card, or opens a receipt for a return, one after the other in the
 * order of entry.
 */
export function useItemEntry({ storeId }: TillChoice, { choose, onReceipt }: Asked) {
  const language = useLanguage()
  const { t } = language
  const companyId = useSession().user.usr_cmp_id
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const onTheirWay = useRef<Promise<boolean> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Answers whether the goods were added, of a bundle once it is chosen. */
  async function add(found: RegisterItem, quantity: number): Promise<boolean> {
    setProblem(null)
    const item = found.kit?.kind === 'bundle' ? await choose(found) : found
    if (item === null) return false
    const pieces = quantity * item.packQuantity
    const { cart } = clientStore.getState().state
    const lineId = lineIdOf(item)
    const { items } = currentTills().sheet
    const held = cart.flatMap(({ id }) => items[id] ?? []).reduce((sum, one) => sum + linesOfItem(one), 0)
    const isFull = held + linesOfItem(item) > mostLines && !cart.some(({ id }) => id === lineId)
    const issue = isFull
      ? t(text.tooManyLines, { count: mostLines })
      : Number.isSafeInteger(pieces) && pieces > 0
        ? null
        : t(text.wholePieces, { name: item.name })
    setProblem(issue)
    if (issue === null) addItem(item, pieces)
    return issue === null
  }

  /** Answers whether the piece was added. */
  function addPiece(item: RegisterItem, serialNo: string): boolean {
    const isNew = addSerial(item, serialNo)
    setProblem(isNew ? null : t(text.serialRepeated))
    return isNew
  }

  /** The card of a member selects the customer of the sale. */
  async function selectMember(code: string): Promise<'added'> {
    const { customerId } = await call(lookUpMember, { storeId, code }, { signal: waitingSignal() })
    setProblem(null)
    changeSheet(() => ({ customerId }))
    return 'added'
  }

  /** Leaves the cart as it is. */
  async function openReceipt(number: string): Promise<'receipt' | 'refused'> {
    try {
      const { id, isReturnable } = await call(findReceipt, { number }, { signal: waitingSignal() })
      setProblem(isReturnable ? null : t(receiptText.notReturnable))
      if (isReturnable) onReceipt(id)
      return isReturnable ? 'receipt' : 'refused'
    } catch (error) {
      setProblem(failureText(language, error, t(receiptText.title)))
      return 'refused'
    }
  }

  /** A printed card to sell. */
  async function sellCard(code: string): Promise<'added' | 'refused'> {
    try {
      const issue = await takeGiftCard(storeId, code)
      setProblem(issue === null ? null : t(issue, { count: mostVouchers }))
      return issue === null ? 'added' : 'refused'
    } catch (error) {
      setProblem(failureText(language, error, t(registerPage.title)))
      return 'refused'
    }
  }

  /** A product that is sold as a gift voucher of its price. */
  function sellVoucher(error: CallError, quantity: number): 'added' | 'refused' {
    const { amountMinor } = error.details ?? {}
    if (typeof amountMinor !== 'number') {
      setProblem(error.message)
      return 'refused'
    }
    const issue = addVouchers(amountMinor, quantity)
    setProblem(issue === null ? null : t(issue, { count: mostVouchers }))
    return issue === null ? 'added' : 'refused'
  }

  async function lookUp({ code, quantity, serialNo }: Entry): Promise<Answer> {
    try {
      if (memberCard.test(code)) return await selectMember(code)
      const item = await call(lookUpItem, { storeId, code }, { signal: waitingSignal() })
      const named = item.isSerial ? (item.serialNo ?? serialNo ?? null) : null
      const isAdded = named === null ? await add(item, quantity) : addPiece(item, named)
      return isAdded ? 'added' : 'refused'
    } catch (error) {
      if (isUnreached(error)) return await lookUpHere(code, quantity, error)
      if (error instanceof CallError && error.code === 'sales.gift_card_product') return sellVoucher(error, quantity)
      const isUnknown = error instanceof CallError && error.code === 'procure.unknown_barcode'
      if (isUnknown && isReceiptNumber(code)) return await openReceipt(code)
      if (isUnknown && isVoucherCode(code)) return await sellCard(code)
      setProblem(isUnknown ? t(text.noMatch, { words: code }) : failureText(language, error, t(registerPage.title)))
      return isUnknown ? 'unknown' : 'refused'
    }
  }

  /** Among the goods that this browser holds, since the server is away. */
  async function lookUpHere(code: string, quantity: number, error: unknown): Promise<'added' | 'unknown' | 'refused'> {
    const item = await findHeldItem({ companyId, storeId }, code).catch(() => null)
    if (item !== null) return (await add(item, quantity)) ? 'added' : 'refused'
    const reason = error instanceof CallError ? `${failureText(language, error, t(registerPage.title))} ` : ''
    setProblem(`${reason}${t(offlineText.notHeld, { words: code })}`)
    return 'unknown'
  }

  return {
    problem,
    forgetProblem: () => setProblem(null),
    add,
    enter: (entry: Entry) => {
      const answer = turn.current.then(() => lookUp(entry))
      turn.current = answer
      const all = Promise.all([onTheirWay.current ?? true, answer]).then(([before, last]) => before && last === 'added')
      onTheirWay.current = all
      void all.then(() => {
        if (onTheirWay.current === all) onTheirWay.current = null
      })
      return answer
    },
    /** Whether all codes that are on their way were added, once they are; null: there are none. */
    settled: () => onTheirWay.current,
  }
}

export type ItemEntry = ReturnType<typeof useItemEntry>
