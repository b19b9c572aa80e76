import type { getPayable, getReceivable } from '@countinghouse/contract/payments/bank-payments'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { enteredAmount, formatAmount, parseAmount } from '../../../kit/fields/amount.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LineFigures } from './line-figures.tsx'
import styles from './bank-statement.module.css'

/** An invoice with what is settled of it; null: what was entered is no amount. */
export type Settled = { readonly invoiceId: number; readonly amountMinor: number | null }

type Asked =
  | { readonly route: typeof getReceivable; readonly input: InputOfRoute<typeof getReceivable> }
  | { readonly route: typeof getPayable; readonly input: InputOfRoute<typeof getPayable> }
type Open = OutputOfRoute<typeof getReceivable>['items'][number]

type Props = Asked & {
  /** Of the line, above zero. */
  readonly amountMinor: number
  readonly currency: string
  readonly page: string
  /** What the rest becomes. */
  readonly rest: string
  readonly onChange: (lines: readonly Settled[]) => void
}

/** Open invoices with what the line settles of each, and what is left of the line. */
export function OpenInvoices({ route, input, amountMinor, currency, page, rest, onChange }: Props) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const query = useQuery({ ...routeQuery<typeof route.input, typeof route.output>(route, input), staleTime: 0 })
  const [entered, setEntered] = useState<Readonly<Record<number, string>>>({})
  const amount = (minor: number) => formatAmount(minor, currency, locale)
  if (query.error !== null && query.data === undefined)
    return (
      <p role="alert" className={styles.refusal}>
        {failureText(language, query.error, page)}
      </p>
    )
  if (query.data === undefined) return <RecordSkeleton count={3} />
  const { items } = query.data
  const lines = linesOf(items, entered, currency)
  const sum = sumOf(items, lines)
  const leftMinor = amountMinor - sum

  function change(next: Readonly<Record<number, string>>): void {
    setEntered(next)
    onChange(linesOf(items, next, currency))
  }

  /** All of it, as far as the line has enough; a credit note always whole. */
  function choose({ invoiceId, kind, openMinor }: Open, isChosen: boolean): void {
    const most = kind === 'credit_note' ? openMinor : Math.min(openMinor, Math.max(leftMinor, 0))
    change({ ...entered, [invoiceId]: isChosen ? enteredAmount(most === 0 ? openMinor : most, currency) : '' })
  }

  return (
    <>
      {items.length === 0 && <p className={styles.quiet}>{t(text.noOpen)}</p>}
      {items.length > 0 && (
        <table className={styles.table} aria-label={t(text.openInvoices)}>
          <thead>
            <tr>
              <th scope="col">{t(text.invoice)}</th>
              <th scope="col">{t(text.dueOn)}</th>
              <th scope="col" data-number>
                {t(text.open)}
              </th>
              <th scope="col">{t(text.settled)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((one) => {
              const { invoiceId, kind, invoice, reference, dueOn, openMinor } = one
              const value = entered[invoiceId] ?? ''
              const name = kind === 'credit_note' ? t(text.creditNote, { invoice }) : invoice
              const minor = lines.find((line) => line.invoiceId === invoiceId)?.amountMinor
              const isWrong = minor === null || (minor ?? 0) > openMinor
              return (
                <tr key={invoiceId}>
                  <th scope="row">
                    <label className={styles.invoice}>
                      <input
                        type="checkbox"
                        checked={value !== ''}
                        onChange={({ currentTarget: { checked } }) => choose(one, checked)}
                      />
                      <bdi>{reference === null ? name : `${reference} (${name})`}</bdi>
                    </label>
                  </th>
                  <td data-label={t(text.dueOn)}>{formatDate(dueOn)}</td>
                  <td data-number data-label={t(text.open)}>
                    <bdi>{amount(kind === 'credit_note' ? -openMinor : openMinor)}</bdi>
                  </td>
                  <td>
                    <input
                      className={styles.amount}
                      aria-label={t(text.settledOf, { invoice: name })}
                      aria-invalid={isWrong || undefined}
                      dir="ltr"
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={16}
                      value={value}
                      onChange={({ currentTarget }) => change({ ...entered, [invoiceId]: currentTarget.value })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <LineFigures ofLine={amount(amountMinor)} title={text.settled} sum={amount(sum)} left={amount(leftMinor)} />
      {leftMinor < 0 && (
        <p role="alert" className={styles.refusal}>
          {t(text.overLine)}
        </p>
      )}
      {leftMinor > 0 && <p className={styles.quiet}>{rest}</p>}
    </>
  )
}

function linesOf(items: readonly Open[], entered: Readonly<Record<number, string>>, currency: string): Settled[] {
  return items.flatMap(({ invoiceId }) => {
    const value = entered[invoiceId]?.trim() ?? ''
    const amountMinor = parseAmount(value, currency)
    return value === '' || amountMinor === 0 ? [] : [{ invoiceId, amountMinor }]
  })
}

/** Credit notes reduce it. */
function sumOf(items: readonly Open[], lines: readonly Settled[]): number {
  const notes = new Set(items.filter(({ kind }) => kind === 'credit_note').map(({ invoiceId }) => invoiceId))
  return lines.reduce(
    (sum, { invoiceId, amountMinor }) => sum + (notes.has(invoiceId) ? -1 : 1) * (amountMinor ?? 0),
    0,
  )
}
