import type { CompleteSale, PaymentChoice, TillChoice } from '@countinghouse/contract/sales/register'
import { completeSale, getRegister, registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as offlineText } from '@countinghouse/contract/sales/register-offline.text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { isOutcomeUnknown } from '../../../../app/calls/idempotency-key.ts'
import { invalidateStale, routeQuery } from '../../../../app/calls/queries.ts'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { instantNow } from '../state/instant-now.ts'
import { useDrawer } from '../../printer/use-drawer.ts'
import type { KeptSale } from '../offline/kept-sale.ts'
import type { OfflineTill } from '../offline/use-offline-till.ts'
import { isUnreached, waitingSignal } from '../offline/unreached.ts'
import { settle } from './settle.ts'
import { tenderIssueOf } from './tender-issue.ts'
import type { EnteredTender } from '../state/tills-state.ts'
import { changeSheet, clearCart, currentTills, forgetReturn } from '../state/tills-store.ts'
import type { Cart } from '../state/use-cart.ts'
import { componentsOf } from '../state/use-cart.ts'

/** Why a receipt was refused; `tenders`: messages by the place of the payment. */
export type Refusal = { readonly message: string; readonly tenders: Readonly<Record<number, string>> }

type Requested = {
  readonly till: TillChoice
  /** Payment types of what is due, or of what is paid back. */
  readonly types: readonly PaymentChoice[]
  readonly cart: Cart
  readonly currency: string
  readonly offline: Pick<OfflineTill, 'device' | 'isAway' | 'obstacleOf' | 'keep'>
  /** Something still needs an approval. */
  readonly onUnapproved: () => void
}

/**
 * Completes the sale. What is sent is kept until it is answered, and sent again unchanged after a lost answer, so that it is recorded once.
 * Where the server cannot be reached, a registered device keeps it and sends it later, also under the same `uid`.
 */
export function useSale({ till, types, cart, currency, offline, onUnapproved }: Requested) {
  const language = useLanguage()
  const { t, locale } = language
  const queryClient = useQueryClient()
  const { openFor } = useDrawer()
  const isRefund = cart.balanceMinor < 0
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function complete(tenders: readonly EnteredTender[] = cart.tenders): Promise<CompleteSale | KeptSale | null> {
    if (isSending) return null
    setIsSending(true)
    setRefusal(null)
    const { sheet } = currentTills()
    const body = sheet.sent ?? bodyOf({ till, types, cart, tenders })
    const hasCustomer = body.customerId !== null
    const issue = isRefund ? null : tenderIssueOf({ inputs: body.tenders, types, hasCustomer, currency })
    if (sheet.sent === null && issue !== null) {
      changeSheet(() => ({ tenders: [...tenders], isRefund }))
      const message = t(issue.text, issue.params)
      setRefusal({ message, tenders: { [issue.place]: message } })
      setIsSending(false)
      return null
    }
    const obstacle = offline.obstacleOf(body.tenders)
    try {
      if (offline.isAway) changeSheet(() => ({ tenders: [...tenders], isRefund }))
      if (offline.isAway && obstacle === null) return await keep(body)
      if (offline.isAway && sheet.sent === null && obstacle !== null) {
        setRefusal({ message: t(obstacle.text, obstacle.params), tenders: {} })
        return null
      }
      changeSheet(() => ({ sent: body, tenders: [...tenders], isRefund }))
      const wait = offline.device?.status === 'active' ? { signal: waitingSignal() } : {}
      const sale = await call(completeSale, body, { idempotencyKey: body.uid, ...wait })
      void openFor(till.paymentTypes, body.tenders)
      clearCart()
      if (body.exchange) forgetReturn(body.exchange.originalSaleId)
      await invalidateStale(queryClient, completeSale)
      return sale
    } catch (error) {
      if (isUnreached(error) && obstacle === null) return await keep(body)
      if (!isOutcomeUnknown(error)) changeSheet(() => ({ sent: null }))
      if (isUnapproved(error)) onUnapproved()
      setRefusal(await explain(error))
      return null
    } finally {
      setIsSending(false)
    }
  }

  /** On the disk before the customer leaves. */
  async function keep(body: Parameters<typeof offline.keep>[0]): Promise<KeptSale | null> {
    try {
      const kept = await offline.keep(body)
      void openFor(till.paymentTypes, body.tenders)
      clearCart()
      return kept
    } catch {
      setRefusal({ message: t(offlineText.notKept), tenders: {} })
      return null
    }
  }

  async function explain(error: unknown): Promise<Refusal> {
    if (isOutcomeUnknown(error)) return { message: t(text.unanswered), tenders: {} }
    const message = failureText(language, error, t(registerPage.title))
    if (!(error instanceof CallError)) return { message, tenders: {} }
    if (error.code === 'sales.rate_changed')
      await queryClient.invalidateQueries({ queryKey: routeQuery(getRegister, {}).queryKey })
    if (error.code === 'sales.promotion_used_up') await cart.refreshPrices()
    if (error.code !== 'sales.total_mismatch') return { message, tenders: tenderMessages(error) }
    await cart.refreshPrices()
    const total = formatAmount(Number(error.details?.['grossMinor'] ?? 0), currency, locale)
    return { message: `${message} ${t(text.newTotal, { total })}`, tenders: {} }
  }

  return { complete, isSending, refusal, forgetRefusal: () => setRefusal(null) }
}

type Sold = Pick<Requested, 'till' | 'types' | 'cart'> & { readonly tenders: readonly EnteredTender[] }

function bodyOf({ till, types, cart, tenders }: Sold) {
  const { sold, sheet, totals, balanceMinor, pricedAt } = cart
  const { uid, customerId, discountPpm, exchange } = sheet
  const { grossMinor } = totals
  return {
    uid,
    tillSessionId: till.session?.id ?? 0,
    customerId,
    soldAt: instantNow(),
    lines: sold.map(({ item, quantity, serialNos, discountPpm: ppm, overrideMinor, note }) => ({
      variantId: item.variantId,
      quantity,
      components: componentsOf(item),
      serialNos: serialNos.map((serialNo) => serialNo.trim()).filter((serialNo) => serialNo !== ''),
      discountPpm: ppm,
      overrideMinor,
      note: note.trim() || null,
    })),
    discountPpm,
    vouchers: sheet.vouchers.map(({ amountMinor, card }) => ({ amountMinor, code: card?.code ?? null })),
    coupons: sheet.coupons.map(({ code }) => code),
    pricedAt,
    quoteId: sheet.quote?.id ?? null,
    note: sheet.note.trim() || null,
    grossMinor,
    exchange: exchange && {
      uid: exchange.uid,
      originalSaleId: exchange.receiptId,
      reason: exchange.reason,
      lines: exchange.lines,
    },
    tenders: [...settle({ grossMinor: Math.abs(balanceMinor), tenders, types }).inputs],
  }
}

const unapproved: readonly string[] = [
  'limit_exceeded',
  'forbidden',
  'sales.return_refused',
  'sales.refund_beyond_paid',
]

/** The server refused what an approval would allow. */
export function isUnapproved(error: unknown): boolean {
  return error instanceof CallError && unapproved.includes(error.code)
}

/** Messages of the fields `tenders.<place>.…`. */
export function tenderMessages({ fields }: CallError): Readonly<Record<number, string>> {
  const entries = Object.entries(fields ?? {}).flatMap(([path, [first]]) => {
    const place = /^tenders\.(\d+)\./.exec(path)?.[1]
    return place === undefined || first === undefined ? [] : [[Number(place), first.message] as const]
  })
  return Object.fromEntries(entries)
}
