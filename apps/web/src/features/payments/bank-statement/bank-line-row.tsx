import type { BankLine, BankProposal } from '@countinghouse/contract/payments/bank-lines'
import { matchBankLine, postBankLine, unmatchBankLine } from '@countinghouse/contract/payments/bank-lines'
import { payBankLine, receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './bank-statement.module.css'

const PostDialog = later(async () => (await import('./post-dialog.tsx')).PostDialog)
const EntriesDialog = later(async () => (await import('./entries-dialog.tsx')).EntriesDialog)
const PaymentDialog = later(async () => (await import('./payment-dialog.tsx')).PaymentDialog)

type RowProps = {
  readonly statementId: number
  readonly line: BankLine
  readonly currency: string
  readonly mayMatch: boolean
  /** May post customer payments as well. */
  readonly mayReceive: boolean
  /** May create and send supplier payments as well. */
  readonly mayPay: boolean
  readonly onMatched: () => void
}

/** A line with its ledger entries, or with what it probably is. */
export function BankLineRow({ statementId, line, currency, mayMatch, mayReceive, mayPay, onMatched }: RowProps) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const { lineNo, amountMinor, entries } = line
  const proposals = line.proposals.filter(({ kind }) => (kind === 'invoice' ? mayReceive : kind !== 'bill' || mayPay))
  const [chosen, setChosen] = useState(0)
  const [other, setOther] = useState<'receive' | 'pay' | 'post' | 'choose' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const write = useWrite(t(text.title))
  const target = { id: statementId, lineNo }
  const amount = (minor: number) => formatAmount(minor, currency, locale)
  const proposal = proposals[chosen] ?? proposals[0]
  const isOpen = mayMatch && entries.length === 0
  const dialog = {
    target,
    page: t(bankStatement.text.title),
    // Nothing behind the dialog takes the focus before it is closed.
    onDone: () => requestAnimationFrame(onMatched),
    onClose: () => setOther(null),
  }
  const about = [line.party, line.description].filter((part) => part !== null)

  function wordsOf(one: BankProposal): string {
    if (one.kind === 'entry')
      return t(one.isPart ? text.proposePart : text.proposeEntry, {
        document: one.entry.document,
        day: formatDate(one.entry.postedOn),
        amount: amount(one.entry.amountMinor),
      })
    if (one.kind === 'rule') return t(text.proposeRule, one)
    const open = amount(one.openMinor)
    return one.kind === 'bill' ? t(text.proposeBill, { ...one, open }) : t(text.proposeInvoice, { ...one, open })
  }

  async function accept(one: BankProposal): Promise<void> {
    setIsBusy(true)
    const done = await send(one)
    setIsBusy(false)
    if (done !== null) onMatched()
  }

  async function send(one: BankProposal): Promise<object | null> {
    if (one.kind === 'entry')
      return await write(matchBankLine, {
        ...target,
        journalLineIds: [one.entry.journalLineId],
        isPart: one.isPart,
      })
    if (one.kind === 'rule') return await write(postBankLine, { ...target, accountId: one.accountId })
    const lines = [{ invoiceId: one.invoiceId, amountMinor: Math.min(one.openMinor, Math.abs(amountMinor)) }]
    if (one.kind === 'invoice') return await write(receiveBankLine, { ...target, customerId: one.customerId, lines })
    const done = await write(payBankLine, { ...target, supplierId: one.supplierId, lines })
    if (done?.isPending === true)
      showToast(language, { tone: 'done', message: t(text.awaiting, { payment: done.payment }) })
    return done
  }

  async function unmatch(): Promise<void> {
    setIsBusy(true)
    await write(unmatchBankLine, target)
    setIsBusy(false)
  }

  return (
    <tr data-open={isOpen ? lineNo : undefined}>
      <td>{formatDate(line.bookedOn)}</td>
      <th scope="row">
        <bdi>{about[0] ?? line.reference ?? '–'}</bdi>
        {about.length > 1 && (
          <span className={styles.under}>
            <bdi>{about[1]}</bdi>
          </span>
        )}
      </th>
      <td data-number data-label={t(text.lines_amountMinor)}>
        <bdi>{amount(amountMinor)}</bdi>
      </td>
      <td>
        <div className={styles.match}>
          {entries.map(({ journalLineId, document, path }) => (
            <span key={journalLineId} className={styles.proposal}>
              {path === null ? <bdi>{document}</bdi> : <Link to={path}>{document}</Link>}
            </span>
          ))}
          {entries.length > 0 && mayMatch && (
            <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void unmatch()}>
              {t(text.unmatch)}
            </Button>
          )}
          {isOpen && proposal !== undefined && (
            <Button size="compact-sm" loading={isBusy} onClick={() => void accept(proposal)}>
              {t(text.match)}
            </Button>
          )}
          {isOpen && proposals.length > 1 && (
            <select
              className={`${styles.proposal} ${styles.choice}`}
              aria-label={t(text.proposal)}
              value={chosen}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {proposals.map((one, at) => (
                <option key={at} value={at}>
                  {wordsOf(one)}
                </option>
              ))}
            </select>
          )}
          {isOpen && proposals.length < 2 && (
            <span className={styles.proposal}>{proposal === undefined ? t(text.noProposal) : wordsOf(proposal)}</span>
          )}
          {isOpen && mayReceive && amountMinor > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => setOther('receive')}>
              {t(text.receive)}
            </Button>
          )}
          {isOpen && mayPay && amountMinor < 0 && (
            <Button variant="default" size="compact-sm" onClick={() => setOther('pay')}>
              {t(text.pay)}
            </Button>
          )}
          {isOpen && (
            <Button variant="default" size="compact-sm" onClick={() => setOther('post')}>
              {t(text.postTo)}
            </Button>
          )}
          {isOpen && (
            <Button variant="default" size="compact-sm" onClick={() => setOther('choose')}>
              {t(text.choose)}
            </Button>
          )}
          {entries.length === 0 && !mayMatch && '–'}
        </div>
        {other !== null && (
          <Suspense>
            {other === 'post' ? (
              <PostDialog {...dialog} />
            ) : other === 'choose' ? (
              <EntriesDialog {...dialog} amountMinor={amountMinor} currency={currency} />
            ) : (
              <PaymentDialog {...dialog} kind={other} amountMinor={Math.abs(amountMinor)} currency={currency} />
            )}
          </Suspense>
        )}
      </td>
    </tr>
  )
}
