import { getBankLines } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { BankLineRow } from './bank-line-row.tsx'
import styles from './bank-statement.module.css'

/** Lines of a statement with what the ledger has for them, matched from the keyboard. */
export function BankLines({ row: { id, status, version } }: DocumentSideProps) {
  const { t, locale } = useLanguage()
  const write = useWrite(t(text.title))
  const tableRef = useRef<HTMLTableElement>(null)
  const can = useCan()
  const mayMatch = can(permissionName(bankStatement.page, 'match')) && status === 'draft'
  const mayReceive = mayMatch && can(permissionName(customerPayment.page, 'post'))
  const mayPay = mayMatch && can(permissionName(supplierPayment.page, 'create'))
  const { data, error, refetch } = useQuery({ ...routeQuery(getBankLines, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={6} />
  const { currency, ledgerMinor, closingMinor, gapMinor, lines } = data
  const amount = (minor: number) => formatAmount(minor, currency, locale)
  const figures = [
    ...(closingMinor === null ? [] : [{ title: text.closing, minor: closingMinor }]),
    { title: text.ledger, minor: ledgerMinor },
    ...(closingMinor === null ? [] : [{ title: text.difference, minor: closingMinor - ledgerMinor }]),
  ]

  /** The first button of the next line, or of the one before, that is not matched. */
  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.target instanceof HTMLSelectElement) return
    const rows = [...(tableRef.current?.querySelectorAll<HTMLElement>('tr[data-open]') ?? [])]
    const at = rows.findIndex((line) => line.contains(event.target as Node))
    if (at < 0) return
    event.preventDefault()
    focusFirst(rows[at + step])
  }

  return (
    <RecordBody side="matching">
      <dl className={styles.figures}>
        {figures.map(({ title, minor }) => (
          <div key={title.en}>
            <dt>{t(title)}</dt>
            <dd>
              <bdi>{amount(minor)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {gapMinor !== null && gapMinor !== 0 && <p role="note">{t(text.gap, { amount: amount(gapMinor) })}</p>}
      {mayMatch && <p className={styles.quiet}>{t(text.keys)}</p>}
      <table ref={tableRef} className={styles.table} aria-label={t(text.reconcileTab)} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{t(text.lines_bookedOn)}</th>
            <th scope="col">{t(text.lines_description)}</th>
            <th scope="col" data-number>
              {t(text.lines_amountMinor)}
            </th>
            <th scope="col">{t(text.match)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <BankLineRow
              key={line.lineNo}
              statementId={id}
              line={line}
              currency={currency}
              mayMatch={mayMatch}
              mayReceive={mayReceive}
              mayPay={mayPay}
              onMatched={() => focusFirst(nextOpen(tableRef.current, line.lineNo))}
            />
          ))}
        </tbody>
      </table>
      {mayMatch && lines.every(({ entries }) => entries.length > 0) && (
        <p className={styles.end}>
          <Button onClick={() => void write(bankStatement.transitionRoutes.reconcile, { id, version })}>
            {t(text.action_reconcile)}
          </Button>
        </p>
      )}
    </RecordBody>
  )
}

/** The first open line after one; it is there before the lines are read again. */
function nextOpen(table: HTMLTableElement | null, lineNo: number): HTMLElement | undefined {
  const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-open]') ?? [])]
  return rows.find((row) => Number(row.dataset['open']) > lineNo)
}

function focusFirst(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('button')?.focus()
}
