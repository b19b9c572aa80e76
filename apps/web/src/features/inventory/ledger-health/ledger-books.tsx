import type { LedgerHealth } from '@countinghouse/contract/inventory/ledger-health'
import { postMissingJournals } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { Button } from '@mantine/core'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './ledger-health.module.css'

type Props = {
  readonly health: LedgerHealth
  /** Null if the reader may not start the job, or a job is shown already. */
  readonly onJob: ((id: number) => void) | null
}

/** Stock beside its accounts in the general ledger, and the postings that are not in it yet. */
export function LedgerBooks({ health, onJob }: Props) {
  const { t, formatNumber } = useLanguage()
  const write = useWrite(t(text.title))
  const { unjournalled, books } = health

  async function start(): Promise<void> {
    const answer = await write(postMissingJournals, {})
    if (answer !== null) onJob?.(answer.jobId)
  }

  return (
    <>
      <h2 className={styles.heading}>{t(text.books)}</h2>
      <div className={styles.fact}>
        <h3 className={styles.name}>{t(text.unjournalled)}</h3>
        <StateWord tone={unjournalled === 0 ? 'success' : 'warning'}>
          {t(unjournalled === 0 ? text.good : text.watch)}
        </StateWord>
        <p className={styles.figure}>
          <bdi>{formatNumber(unjournalled)}</bdi>
        </p>
        {unjournalled > 0 && <p className={styles.advice}>{t(text.unjournalled_advice)}</p>}
        {unjournalled > 0 && onJob !== null && (
          <div>
            <Button onClick={() => void start()}>{t(text.postMissing)}</Button>
          </div>
        )}
      </div>
      {books !== undefined && <Accounts books={books} currency={health.currency} />}
    </>
  )
}

function Accounts({
  books,
  currency,
}: {
  readonly books: NonNullable<LedgerHealth['books']>
  readonly currency: string
}) {
  const { t, locale } = useLanguage()
  const figures = ['stockMinor', 'accountMinor'] as const
  return (
    <div className={styles.card}>
      <table className={styles.table} aria-label={t(text.booksTable)}>
        <thead>
          <tr>
            <th scope="col">{t(text.role)}</th>
            {[...figures, 'difference' as const].map((name) => (
              <th key={name} scope="col" data-number>
                {t(text[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {books.map((one) => {
            const difference = one.accountMinor - one.stockMinor
            return (
              <tr key={one.role}>
                <th scope="row">{t(text[`role_${one.role}`])}</th>
                {figures.map((name) => (
                  <td key={name} data-number data-label={t(text[name])}>
                    <bdi>{formatAmount(one[name], currency, locale)}</bdi>
                  </td>
                ))}
                <td data-number data-label={t(text.difference)}>
                  {difference === 0 ? (
                    <StateWord tone="success">{t(text.agreed)}</StateWord>
                  ) : (
                    <StateWord tone="danger">
                      <bdi>{formatAmount(difference, currency, locale)}</bdi>
                    </StateWord>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
