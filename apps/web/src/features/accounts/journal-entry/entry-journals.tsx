import { getEntryJournals } from '@countinghouse/contract/accounts/entry-journals'
import { text } from '@countinghouse/contract/accounts/entry-journals.text'
import { journalsPage } from '@countinghouse/contract/accounts/journal'
import { text as journalText } from '@countinghouse/contract/accounts/journal.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './journal-entry.module.css'

/** The journals that an entry posted, with links to their lines. */
export function EntryJournals({ row }: DocumentSideProps) {
  const { t, locale, formatDate, formatNumber } = useLanguage()
  const mayView = useCan()(permissionName(journalsPage, 'view'))
  const query = useQuery(routeQuery(getEntryJournals, { id: row.id }))
  const journals = query.data?.items ?? []
  return (
    <RecordBody side="journals">
      {query.data !== undefined && journals.length === 0 && <p className={styles.note}>{t(text.none)}</p>}
      {query.error !== null && (
        <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {journals.length > 0 && (
        <table className={figures.table} aria-label={t(text.title)}>
          <thead>
            <tr>
              <th scope="col">{t(text.journal)}</th>
              <th scope="col">{t(journalText.source)}</th>
              <th scope="col">{t(journalText.postedOn)}</th>
              <th scope="col" data-number>
                {t(journalText.totalMinor)}
              </th>
            </tr>
          </thead>
          <tbody>
            {journals.map(({ id, source, postedOn, totalMinor }) => (
              <tr key={id}>
                <th scope="row">
                  {mayView ? (
                    <Link className={styles.link} to={journalsPage.path} search={{ open: id } as never}>
                      {formatNumber(id)}
                    </Link>
                  ) : (
                    formatNumber(id)
                  )}
                </th>
                <td data-label={t(journalText.source)}>{t(journalText[`source_${source}`])}</td>
                <td data-label={t(journalText.postedOn)}>{formatDate(postedOn)}</td>
                <td data-number data-label={t(journalText.totalMinor)}>
                  <bdi>{formatAmount(totalMinor, companyCurrency(), locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RecordBody>
  )
}
