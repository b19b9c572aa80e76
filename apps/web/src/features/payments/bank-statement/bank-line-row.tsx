import type { BankLine, BankProposal } from '@countinghouse/contract/payments/bank-lines'
import {
  matchBankLine,
  postBankLine,
  receiveBankLine,
  unmatchBankLine,
} from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './bank-statement.module.css'

const OtherDialog = later(async () => (await import('./other-dialog.tsx')).OtherDialog)

type RowProps = {
  readonly statementId: number
  readonly line: BankLine
  readonly currency: string
  readonly mayMatch: boolean
  /** May post customer payments as well. */
  readonly mayReceive: boolean
  readonly onMatched: () => void
}

/** A line with its ledger entries, or with what it probably is. */
export function BankLineRow({ statementId, line, currency, mayMatch, mayReceive, onMatched }: RowProps) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const { lineNo, amountMinor, entries } = line
  const proposals = line.proposals.filter(({ kind }) => kind !== 'invoice' || mayReceive)
  const [chosen, setChosen] = useState(0)
  const [other, setOther] = useState<'receive' | 'post' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const write = useWrite(t(text.title))
  const target = { id: statementId, lineNo }
  const amount = (minor: number) => formatAmount(minor, currency, locale)
  const proposal = proposals[chosen] ?? proposals[0]
  const isOpen = mayMatch && entries.length === 0
  const about = [line.party, line.description].filter((part) => part !== null)

  function wordsOf(one: BankProposal): string {
    if (one.kind === 'entry')
      return t(text.proposeEntry, { document: one.entry.document, day: formatDate(one.entry.postedOn) })
    if (one.kind === 'rule') return t(text.proposeRule, one)
    return t(text.proposeInvoice, { ...one, open: amount(one.openMinor) })
  }

  async function accept(one: BankProposal): Promise<void> {
    setIsBusy(true)
    const done =
      one.kind === 'entry'
        ? await write(matchBankLine, { ...target, journalLineIds: [one.entry.journalLineId] })
        : one.kind === 'rule'
          ? await write(postBankLine, { ...target, accountId: one.accountId })
          : await write(receiveBankLine, { ...target, customerId: one.customerId, invoiceId: one.invoiceId })
    setIsBusy(false)
    if (done !== null) onMatched()
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
          {isOpen && (
            <Button variant="default" size="compact-sm" onClick={() => setOther('post')}>
              {t(text.postTo)}
            </Button>
          )}
          {entries.length === 0 && !mayMatch && '–'}
        </div>
        {other !== null && (
          <Suspense>
            <OtherDialog
              kind={other}
              target={target}
              page={t(bankStatement.text.title)}
              onDone={onMatched}
              onClose={() => setOther(null)}
            />
          </Suspense>
        )}
      </td>
    </tr>
  )
}
