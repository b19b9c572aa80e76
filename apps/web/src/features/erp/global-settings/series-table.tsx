import type { SeriesRow } from '@countinghouse/contract/erp/series'
import { listSeries } from '@countinghouse/contract/erp/series'
import { text } from '@countinghouse/contract/erp/series.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../company/companies.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import registers from '../registers.module.css'

const SeriesDialog = later(async () => (await import('./series-dialog.tsx')).SeriesDialog)

const keyOf = ({ key, store }: SeriesRow) => `${key} ${store?.id ?? ''}`

/** Number series with their next numbers. */
export function SeriesTable({ canEdit }: { readonly canEdit: boolean }) {
  const { t, locale } = useLanguage()
  const [open, setOpen] = useState<string | null>(null)
  const query = useQuery(routeQuery(listSeries, {}))
  const rows = query.data?.items ?? []
  const opened = rows.find((row) => keyOf(row) === open)
  return (
    <>
      <p className={page.purpose}>{t(text.purpose)}</p>
      <div className={page.panel} aria-busy={query.isPending}>
        {query.isError && query.data === undefined && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && rows.length === 0 && <p className={page.empty}>{t(text.none)}</p>}
        {rows.length > 0 && (
          <div className={page.scroll}>
            <table className={styles.table} aria-label={t(text.series)}>
              <thead>
                <tr>
                  {(['document', 'store', 'preview', 'reset', 'gaps'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(text[column])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={keyOf(row)}>
                    <th scope="row" data-column="name">
                      {canEdit ? (
                        <button
                          type="button"
                          className={registers.link}
                          aria-haspopup="dialog"
                          onClick={() => setOpen(keyOf(row))}
                        >
                          {row.title[locale]}
                        </button>
                      ) : (
                        row.title[locale]
                      )}
                    </th>
                    <td>{row.store === null ? t(text.wholeCompany) : <bdi>{row.store.name}</bdi>}</td>
                    <td data-label={t(text.preview)}>
                      <bdi>{row.preview}</bdi>
                    </td>
                    <td data-label={t(text.reset)}>{t(text[`reset_${row.reset}`])}</td>
                    <td data-label={t(text.gaps)}>{t(row.isGapless ? text.gapless : text.gapsAllowed)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      {opened !== undefined && (
        <Suspense>
          <SeriesDialog key={keyOf(opened)} row={opened} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
