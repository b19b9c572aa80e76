import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import { text as foreignText } from '@countinghouse/contract/sales/foreign-cash.text'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as terminalText } from '@countinghouse/contract/sales/register-terminal.text'
import { text as limitText } from '@countinghouse/contract/sales/tender-limits.text'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { formatAmount, parseAmount } from '../../../../kit/fields/amount.ts'
import { ReasonButton } from '../../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import pay from './pay.module.css'
import { PaymentTypes, typeOfKey } from './payment-types.tsx'
import { exactOf, foreignOf, settle } from './settle.ts'
import { mainCash, tenderIssueOf } from './tender-issue.ts'
import { TenderRows } from './tender-rows.tsx'
import { kindOfVoucher, VoucherField } from './voucher-field.tsx'
import type { EnteredTender } from '../state/tills-state.ts'
import type { Refusal } from './use-sale.ts'
import type { Terminal } from './use-terminal.ts'

type Props = {
  readonly storeId: number
  readonly grossMinor: number
  readonly currency: string
  readonly types: readonly PaymentChoice[]
  readonly isRefund?: boolean
  /** The sale has a customer, which some payment types require; default false. */
  readonly hasCustomer?: boolean
  /** Leads to where the customer is selected; left out: there is no such place. */
  readonly onCustomer?: () => void
  /** Card terminal of the till; left out: none is asked here. */
  readonly terminal?: Terminal
  /** What points can pay; default 0. Units: minor units. */
  readonly pointsMinor?: number
  readonly tenders: readonly EnteredTender[]
  readonly onTenders: (tenders: readonly EnteredTender[]) => void
  readonly refusal: Refusal | null
  readonly isSending: boolean
  /** It was sent and not answered: it can only be sent again. */
  readonly isSent: boolean
  readonly complete: string
  /** Why it cannot be completed beside the amount; null: nothing. */
  readonly reason?: string | null
  /** The amount takes the focus; default true. */
  readonly hasFocus?: boolean
  readonly onComplete: () => void
  /** Null: there is no way back. */
  readonly onBack: (() => void) | null
}

/** Payments of a receipt, until nothing is due. */
export function PayPanel(props: Props) {
  const {
    storeId,
    grossMinor,
    currency,
    types,
    isRefund = false,
    pointsMinor = 0,
    tenders,
    onTenders,
    refusal,
    isSending,
    isSent,
    hasCustomer = false,
    terminal,
  } = props
  const { hasFocus = true } = props
  const { t, locale } = useLanguage()
  const id = useId()
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const settled = settle({ grossMinor, tenders, types })
  const { dueMinor, changeMinor } = settled
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const isPaid = dueMinor === 0
  const isPoints = ({ paymentTypeId }: EnteredTender) =>
    types.find(({ id: one }) => one === paymentTypeId)?.kind === 'points'
  const pointsLeft = pointsMinor - tenders.filter(isPoints).reduce((sum, { tenderedMinor }) => sum + tenderedMinor, 0)
  const first = mainCash(types) ?? types[0]
  const issue = isRefund ? null : tenderIssueOf({ inputs: settled.inputs, types, hasCustomer, currency })
  useEffect(() => {
    if (isPaid && hasFocus) document.getElementById(`${id}-complete`)?.focus()
  }, [isPaid, hasFocus, id])

  function addForeign(type: PaymentChoice, from: string): void {
    const exchange = foreignOf(type, dueMinor, currency)
    if (exchange === null) return setProblem(t(foreignText.noRate, { currency: from }))
    const given = entered.trim() === '' ? exchange.exactMinor : parseAmount(entered, from)
    if (given === null || given <= 0) return setProblem(t(text.badAmount))
    const valueMinor = convertMinor(given, exchange)
    if (valueMinor <= 0) return setProblem(t(foreignText.worthNothing))
    if (valueMinor > dueMinor && !type.allowChange) return setProblem(t(text.exceedsDue, { type: type.name }))
    keep(type, { tenderedMinor: valueMinor, currencyMinor: given, reference: '' })
  }

  function keep(
    { id: paymentTypeId }: PaymentChoice,
    paid: Omit<EnteredTender, 'key' | 'paymentTypeId' | 'terminal'>,
  ): void {
    setProblem(null)
    setEntered('')
    onTenders([...tenders, { key: crypto.randomUUID(), paymentTypeId, terminal: null, ...paid }])
  }

  /** A card is not charged for what the sale would refuse. */
  function startTerminal(type: PaymentChoice, amountMinor: number): void {
    const obstacle = terminal?.obstacleOf(type) ?? null
    if (terminal === undefined || obstacle !== null) return setProblem(obstacle)
    const paid = { paymentTypeId: type.id, tenderedMinor: amountMinor, changeMinor: 0, currencyMinor: null }
    const inputs = [...settled.inputs, { ...paid, terminalUid: null, reference: null }]
    const refused = tenderIssueOf({ inputs, types, hasCustomer, currency })
    if (refused !== null) return setProblem(t(refused.text, refused.params))
    setProblem(null)
    setEntered('')
    terminal.start(type, amountMinor)
  }

  function add(type: PaymentChoice, given?: number, reference = ''): void {
    if (type.foreign !== null) return addForeign(type, type.foreign.currency)
    const exactMinor = type.kind === 'points' ? Math.min(dueMinor, pointsLeft) : exactOf(type, dueMinor)
    const amount = given ?? (entered.trim() === '' ? exactMinor : parseAmount(entered, currency))
    if (amount === null || amount <= 0) return setProblem(t(text.badAmount))
    const mayExceed = type.kind === 'cash' && type.allowChange && !isRefund
    if (type.kind === 'points' && amount > pointsLeft)
      return setProblem(t(text.pointsMost, { amount: money(pointsLeft) }))
    if (amount > exactMinor && !mayExceed) return setProblem(t(text.exceedsDue, { type: type.name }))
    if (type.kind === 'card_terminal' && !isRefund) return startTerminal(type, amount)
    keep(type, { tenderedMinor: amount, currencyMinor: null, reference })
  }

  const codeKinds: readonly string[] = Object.values(kindOfVoucher)
  const chosen = types.filter(
    ({ kind }) => (isRefund || !codeKinds.includes(kind)) && (kind !== 'points' || pointsLeft > 0),
  )
  const missing = tenders.some(
    ({ paymentTypeId, reference }) =>
      reference.trim() === '' && types.find((type) => type.id === paymentTypeId)?.needsReference === true,
  )
  const reason = isSent
    ? null
    : !isPaid
      ? t(text.stillDue, { amount: money(dueMinor) })
      : tenders.some((tender) => tender.terminal !== null && tender.terminal.status !== 'approved')
        ? t(terminalText.pending)
        : missing
          ? t(text.referenceMissing)
          : issue !== null
            ? t(issue.text, issue.params)
            : (props.reason ?? null)
  const problems = {
    ...(issue !== null && (isPaid || issue.rule !== 'min') && { [issue.place]: t(issue.text, issue.params) }),
    ...refusal?.tenders,
  }
  return (
    <div className={pay.panel}>
      {props.onBack !== null && !isSent && (
        <button type="button" className={pay.back} aria-keyshortcuts="Escape" onClick={props.onBack}>
          <IconChevronLeft size={16} stroke={1.75} className={pay.arrow} aria-hidden />
          {t(text.back)}
        </button>
      )}
      <dl className={pay.sums} aria-live="polite">
        <div>
          <dt>{t(isRefund ? text.refund : text.total)}</dt>
          <dd>
            <bdi>{money(settled.payableMinor)}</bdi>
          </dd>
        </div>
        {changeMinor > 0 ? (
          <div className={pay.change}>
            <dt>{t(text.change)}</dt>
            <dd>
              <bdi>{money(changeMinor)}</bdi>
            </dd>
          </div>
        ) : (
          <div data-settled={isPaid || undefined} className={pay.due}>
            <dt>{t(text.due)}</dt>
            <dd>
              <bdi>{money(dueMinor)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <TenderRows
        tenders={tenders}
        types={types}
        currency={currency}
        problems={problems}
        isFixed={isSent}
        terminal={terminal}
        onChange={onTenders}
      />
      {terminal !== undefined && terminal.message !== null && (
        <p role="alert" className={pay.refusal}>
          {terminal.message}
        </p>
      )}
      {issue?.rule === 'customer' && props.onCustomer !== undefined && !isSent && (
        <Button variant="default" onClick={props.onCustomer}>
          {t(limitText.chooseCustomer)}
        </Button>
      )}
      {!isPaid && !isSent && (
        <div className={pay.entry}>
          <label htmlFor={id} className={pay.label}>
            {t(text.amount)}
          </label>
          <input
            id={id}
            ref={hasFocus ? focusFirst : undefined}
            className={pay.amount}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={16}
            placeholder={money(dueMinor)}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            value={entered}
            onChange={(event) => {
              setEntered(event.currentTarget.value)
              setProblem(null)
            }}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return
              const type = event.key === 'Enter' ? first : typeOfKey(chosen, event.code)
              if (type === undefined) return
              event.preventDefault()
              add(type)
            }}
          />
          {problem !== null && (
            <p id={`${id}-problem`} className={pay.problem}>
              {problem}
            </p>
          )}
          {!isRefund && types.some(({ kind }) => codeKinds.includes(kind)) && (
            <VoucherField
              storeId={storeId}
              types={types}
              used={tenders.map(({ reference }) => reference)}
              dueMinor={dueMinor}
              onPay={add}
            />
          )}
          <PaymentTypes types={chosen} dueMinor={dueMinor} currency={currency} isRefund={isRefund} onChoose={add} />
        </div>
      )}
      {types.length === 0 && <p className={pay.problem}>{t(text.noTypes)}</p>}
      <div className={pay.end}>
        {refusal !== null && (
          <p role="alert" className={pay.refusal}>
            {refusal.message}
          </p>
        )}
        {isSent && !isSending && refusal === null && <p className={pay.refusal}>{t(text.unanswered)}</p>}
        <ReasonButton
          id={`${id}-complete`}
          className={pay.complete}
          reason={reason}
          loading={isSending}
          onClick={props.onComplete}
        >
          {props.complete}
        </ReasonButton>
      </div>
    </div>
  )
}

function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}
