import type { CompleteSale, Register, TillChoice } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as voucherText } from '@countinghouse/contract/sales/register-voucher.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { useClientState } from '../../../app/session/client-store.ts'
import { useCan } from '../../../app/session/session.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useApproval } from '../approval/use-approval.tsx'
import { useCartNeeds } from '../approval/use-cart-needs.ts'
import { park, recall, startPaying, stopPaying } from './state/cart-actions.ts'
import { CartLines } from './cart/cart-lines.tsx'
import { quantityFieldId } from './cart/cart-line.tsx'
import { CartSide } from './cart/cart-side.tsx'
import { customerFieldId } from './cart/customer-field.tsx'
import { FindItems } from './find/find-items.tsx'
import type { KeptSale } from './offline/kept-sale.ts'
import { OfflineNote } from './offline/offline-note.tsx'
import { useOfflineTill } from './offline/use-offline-till.ts'
import { PayPanel } from './pay/pay-panel.tsx'
import styles from './register.module.css'
import { exactOf } from './pay/settle.ts'
import { mainCash } from './pay/tender-issue.ts'
import { refundTypes } from './returns/returned-lines.ts'
import { useReturnNeeds } from './returns/use-return-needs.ts'
import { TillBar } from './till-bar.tsx'
import { changeSheet, useTills } from './state/tills-store.ts'
import { usePoints } from './cart/use-points.ts'
import { useCart } from './state/use-cart.ts'
import { useBundleChoice } from './find/use-bundle-choice.tsx'
import { useItemEntry } from './find/use-item-entry.ts'
import { useSale } from './pay/use-sale.ts'
import { useTerminal } from './pay/use-terminal.ts'
import { hasKeyboard, useTillKeys, useTypingInto } from './use-till-keys.ts'

// Fetched with the first page, so that they are there when the network is not.
const DonePanel = preloaded(async () => (await import('./pay/done-panel.tsx')).DonePanel)
const KeptPanel = preloaded(async () => (await import('./offline/kept-panel.tsx')).KeptPanel)
const ParkedDialog = preloaded(async () => (await import('./cart/parked-dialog.tsx')).ParkedDialog)
const UnreceiptedDialog = later(async () => (await import('./returns/unreceipted-dialog.tsx')).UnreceiptedDialog)

type Props = {
  readonly till: TillChoice
  readonly register: Register
  /** Company and till, under which sales are parked. */
  readonly tillKey: string
  readonly onOther: (() => void) | null
  /** Goods of a receipt come back. */
  readonly onReturn: (receiptId: number) => void
}

const nothingParked = [] as const

/** An open till: lines on one side, totals and payment on the other. */
export function Selling({ till, register, tillKey, onOther, onReturn }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const { currency } = register
  const cart = useCart(till)
  const { sheet, balanceMinor, sold, tenders } = cart
  const { exchange } = sheet
  const isRefund = balanceMinor < 0
  const hasCheckout = useClientState((state) => state.checkoutItems.length > 0)
  const [paysVouchers, setPaysVouchers] = useState(false)
  const { customerId } = sheet
  const points = usePoints({ storeId: till.storeId, customerId, grossMinor: cart.totals.grossMinor })
  const isEmpty = sold.length + sheet.vouchers.length === 0
  const isPaying = !isEmpty && (sold.length === 0 ? paysVouchers : hasCheckout)
  const parked = useTills((tills) => tills.parked[tillKey]) ?? nothingParked
  const bundle = useBundleChoice(currency)
  const entry = useItemEntry(till, { choose: bundle.ask, onReceipt: onReturn })
  const types = useMemo(
    () => (exchange !== null && isRefund ? refundTypes(till, exchange.paidTypeIds) : till.paymentTypes),
    [exchange, isRefund, till],
  )
  const ofCart = useCartNeeds(cart, register)
  const refundMinor = Math.max(0, -balanceMinor)
  const ofReturn = useReturnNeeds(exchange === null ? null : { ...exchange, refundMinor, tenders, types }, register)
  const approvals = { needs: [...ofCart.needs, ...ofReturn.needs], words: [...ofCart.words, ...ofReturn.words] }
  const approval = useApproval({ tillSessionId: till.session?.id ?? 0, receiptUid: sheet.uid, ...approvals })
  const offline = useOfflineTill({ till, cart, currency, needsApproval: approvals.words.length > 0 })
  const terminal = useTerminal({ till, tenders, currency, isAway: offline.isAway })
  const sale = useSale({ till, types, cart, currency, offline, onUnapproved: approval.forget })
  const fieldRef = useRef<HTMLInputElement>(null)
  const discountRef = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [edited, setEdited] = useState<number | null>(null)
  const [done, setDone] = useState<CompleteSale | KeptSale | null>(null)
  const [isRecalling, setIsRecalling] = useState(false)
  const [isReturning, setIsReturning] = useState(false)
  const [isReturn, setIsReturn] = useState(false)
  const mayReturn = can(permissionName(registerPage, 'return'))
  useTypingInto(
    fieldRef,
    useCallback((more: string) => setWords((before) => before + more), []),
  )

  useEffect(() => {
    if (hasKeyboard()) fieldRef.current?.focus()
  }, [])

  // A kit comes back with its receipt alone.
  const mayUnreceipted = sold.length > 0 && sheet.vouchers.length === 0 && sold.every(({ item }) => item.kit === null)
  const isSent = sheet.sent !== null
  // A card that was asked for holds the cart until it pays or its payment is removed.
  const hasTerminal = tenders.some((tender) => tender.terminal !== null)
  const showsPayment = isPaying || isSent || hasTerminal
  const isOpen = !showsPayment && done === null
  const last = sold.find(({ id }) => id === sheet.lastId) ?? sold.at(-1)
  const cash = mainCash(till.paymentTypes)
  const reason = !can(permissionName(registerPage, 'sell'))
    ? t(recordText.needsPermission, { right: permissionName(registerPage, 'sell') })
    : sheet.giftCard !== null
      ? t(voucherText.giftCardOpen, { name: sheet.giftCard.name })
      : isEmpty
        ? t(exchange === null ? text.emptyCart : text.exchangeEmpty)
        : exchange !== null && sheet.vouchers.length > 0
          ? t(text.exchangeVouchers)
          : null
  const cashReason =
    reason ??
    (cash === undefined ? t(text.noCash) : exchange !== null && balanceMinor <= 0 ? t(text.exchangeEven) : null)

  function focusField(): void {
    if (hasKeyboard()) requestAnimationFrame(() => fieldRef.current?.focus())
  }

  /** The way back to the lines, wherever the sale stands. */
  function reopen(): void {
    if (isSent || hasTerminal) return
    terminal.forgetMessage()
    setDone(null)
    setPaysVouchers(false)
    stopPaying()
    sale.forgetRefusal()
    focusField()
  }

  function chooseCustomer(): void {
    reopen()
    requestAnimationFrame(() => document.getElementById(customerFieldId)?.focus())
  }

  useScans(({ text: scanned, gs1 }) => {
    if (isSent || sale.isSending || hasTerminal) return answerScan(false)
    const times = /^(\d{1,5})\*$/.exec(words.trim())?.[1]
    reopen()
    if (times !== undefined) setWords('')
    void entry
      .enter({
        code: gs1?.item ?? scanned,
        quantity: gs1?.count ?? Number(times ?? 1),
        serialNo: gs1?.serial ?? null,
      })
      .then((answer) => answerScan(answer === 'added' || answer === 'receipt'))
  })

  function openPayment(): void {
    if (reason !== null) return
    approval.run(showPayment)
  }

  function showPayment(): void {
    setEdited(null)
    setPaysVouchers(true)
    startPaying()
  }

  async function complete(...given: Parameters<typeof sale.complete>): Promise<void> {
    const completed = await sale.complete(...given)
    if (completed === null) return
    setIsReturn(false)
    setDone(completed)
  }

  async function payCash(): Promise<void> {
    if (cashReason !== null || cash === undefined) return
    showPayment()
    const tenderedMinor = exactOf(cash, balanceMinor)
    const tender = {
      key: crypto.randomUUID(),
      paymentTypeId: cash.id,
      tenderedMinor,
      currencyMinor: null,
      reference: '',
      terminal: null,
    }
    await complete(tenderedMinor === 0 ? [] : [tender])
  }

  function parkOrRecall(): void {
    if (!isEmpty || exchange !== null) {
      park()
      setEdited(null)
      showToast(language, { tone: 'done', message: t(text.parkedNow) })
    } else if (parked.length > 0) setIsRecalling(true)
    focusField()
  }

  const steps = { pay: openPayment, cash: () => approval.run(() => void payCash()), park: parkOrRecall }
  const [next, setNext] = useState<{ readonly step: keyof typeof steps } | null>(null)
  const goOn = useEffectEvent((step: keyof typeof steps) => void (isOpen && steps[step]()))
  useEffect(() => {
    if (next !== null) goOn(next.step)
  }, [next])

  /** Once everything that was scanned is in the cart; a code that was not added holds it up. */
  function run(step: keyof typeof steps): void {
    const settled = entry.settled()
    if (settled === null) steps[step]()
    else void settled.then((isWhole) => isWhole && setNext({ step }))
  }

  useTillKeys({
    quantity: () => {
      if (isOpen && last !== undefined) document.getElementById(quantityFieldId(last.id))?.focus()
    },
    customer: () => void (isOpen && document.getElementById(customerFieldId)?.focus()),
    discount: () => {
      if (isOpen && last !== undefined) setEdited(last.id)
    },
    orderDiscount: () => void (isOpen && discountRef.current?.select()),
    park: () => void (isOpen && run('park')),
    pay: () => void (isOpen && run('pay')),
    cash: () => void (isOpen && run('cash')),
    back: () => {
      if (isOpen) setEdited(null)
      reopen()
    },
  })

  return (
    <section className={styles.till} data-side={isOpen ? 'cart' : 'payment'}>
      <TillBar till={till} parkedCount={parked.length} onParked={() => setIsRecalling(true)} onOther={onOther}>
        <OfflineNote offline={offline} />
      </TillBar>
      <section className={styles.cart} aria-label={t(text.cart)} inert={!isOpen}>
        <CartLines
          cart={cart}
          currency={currency}
          edited={edited}
          onEdit={(id) => {
            setEdited(id)
            if (id === null) focusField()
          }}
          onLeave={focusField}
        />
      </section>
      <section
        className={styles.side}
        aria-label={t(showsPayment ? text.payTitle : done === null ? text.sale : text.receipt)}
      >
        {isOpen && (
          <>
            <FindItems
              till={till}
              currency={currency}
              entry={entry}
              fieldRef={fieldRef}
              words={words}
              onType={setWords}
            />
            <CartSide
              cart={cart}
              points={points}
              storeId={till.storeId}
              currency={currency}
              approvals={approvals.words}
              discountRef={discountRef}
              reason={reason}
              cashReason={cashReason}
              onPay={() => run('pay')}
              onCash={() => run('cash')}
              onPark={() => run('park')}
              onReturn={mayReturn && exchange === null && mayUnreceipted ? () => setIsReturning(true) : null}
              onLeave={focusField}
            />
          </>
        )}
        {showsPayment && done === null && (
          <PayPanel
            storeId={till.storeId}
            grossMinor={Math.abs(balanceMinor)}
            currency={currency}
            isRefund={isRefund}
            types={types.filter(({ kind }) => kind !== 'on_account' || customerId !== null)}
            pointsMinor={points?.mostMinor ?? 0}
            hasCustomer={customerId !== null}
            {...(!hasTerminal && { onCustomer: chooseCustomer })}
            terminal={terminal}
            tenders={tenders}
            onTenders={(entered) => changeSheet(() => ({ tenders: [...entered], isRefund }))}
            refusal={sale.refusal}
            isSending={sale.isSending}
            isSent={isSent}
            complete={t(text.complete)}
            reason={isRefund ? ofReturn.refusal : null}
            onComplete={() => approval.run(() => void complete())}
            onBack={hasTerminal ? null : reopen}
          />
        )}
        <Suspense>
          {done !== null && 'sent' in done && <KeptPanel sale={done} onNext={reopen} />}
          {done !== null && !('sent' in done) && (
            <DonePanel receipt={done} currency={currency} isReturn={isReturn} next={t(text.newSale)} onNext={reopen} />
          )}
        </Suspense>
      </section>
      {approval.dialog}
      {bundle.dialog}
      <Suspense>
        {isReturning && sold.length > 0 && (
          <UnreceiptedDialog
            till={till}
            register={register}
            cart={cart}
            onClose={() => setIsReturning(false)}
            onDone={(completed) => {
              setIsReturning(false)
              setIsReturn(true)
              setDone(completed)
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {isRecalling && parked.length > 0 && (
          <ParkedDialog
            parked={parked}
            onClose={() => setIsRecalling(false)}
            onRecall={(index) => {
              recall(index)
              setIsRecalling(false)
              reopen()
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
