import { getBankEntries, matchBankLine } from '@countinghouse/contract/payments/bank-lines'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../../app/calls/call.ts'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LineFigures } from './line-figures.tsx'
import styles from './bank-statement.module.css'

type Props = {
  readonly target: { readonly id: number; readonly lineNo: number }
  readonly amountMinor: number
  readonly currency: string
  readonly page: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks which entries a line is, or of which one it is a part. */
export function EntriesDialog({ target, amountMinor, currency, page, onDone, onClose }: Props) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const { data, error } = useQuery({ ...routeQuery(getBankEntries, target), staleTime: 0 })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const write = useWrite(page, (_messages, refused) => setRefusal(refused), setRefusal)
  const amount = (minor: number) => formatAmount(minor, currency, locale)
  const selected = (data?.items ?? []).filter(({ journalLineId }) => chosen.has(journalLineId))
  const sum = selected.reduce((total, entry) => total + entry.amountMinor, 0)
  const isPart =
    selected.length === 1 && Math.sign(sum) === Math.sign(amountMinor) && Math.abs(sum) > Math.abs(amountMinor)
  const problem = refusal ?? (data === undefined ? error : null)

  function choose(id: number, isChosen: boolean): void {
    setRefusal(null)
    setChosen((all) => new Set(isChosen ? [...all, id] : [...all].filter((other) => other !== id)))
  }

  async function match(): Promise<void> {
    setIsSending(true)
    const done = await write(matchBankLine, { ...target, journalLineIds: [...chosen], isPart })
    setIsSending(false)
    if (done === null) return
    showToast(language, { tone: 'done', message: t(text.matched) })
    onDone()
    onClose()
  }

  return (
    <Dialog
      title={t(text.choose)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button loading={isSending} disabled={!isPart && sum !== amountMinor} onClick={() => void match()}>
            {t(isPart ? text.matchPart : text.match)}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t(text.chooseLead)}</p>
      {data === undefined && error === null && <RecordSkeleton count={3} />}
      {data?.items.length === 0 && <p className={styles.quiet}>{t(text.noEntries)}</p>}
      {data !== undefined && data.items.length > 0 && (
        <table className={styles.table} aria-label={t(text.entries)}>
          <thead>
            <tr>
              <th scope="col">{t(text.entry)}</th>
              <th scope="col">{t(text.lines_bookedOn)}</th>
              <th scope="col" data-number>
                {t(text.lines_amountMinor)}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ journalLineId, document, postedOn, amountMinor: minor }) => (
              <tr key={journalLineId}>
                <th scope="row">
                  <label className={styles.invoice}>
                    <input
                      type="checkbox"
                      checked={chosen.has(journalLineId)}
                      onChange={({ currentTarget: { checked } }) => choose(journalLineId, checked)}
                    />
                    <bdi>{document}</bdi>
                  </label>
                </th>
                <td>{formatDate(postedOn)}</td>
                <td data-number>
                  <bdi>{amount(minor)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LineFigures
        ofLine={amount(amountMinor)}
        title={text.selected}
        sum={amount(sum)}
        left={amount(amountMinor - sum)}
      />
      {problem !== null && (
        <p role="alert" className={styles.refusal}>
          {failureText(language, problem, page)}
        </p>
      )}
    </Dialog>
  )
}
