import { cancelManagementPage } from '@countinghouse/contract/inventory/cancel-management'
import { text as pageText } from '@countinghouse/contract/inventory/cancel-management.text'
import { text } from '@countinghouse/contract/inventory/cancel-statistics.text'
import { getCancelStatistics } from '@countinghouse/contract/inventory/cancel-transfers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters, reportSearch } from '../../../kit/report/report-search.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './cancel.module.css'
import { CancelStatisticsTable } from './cancel-statistics-table.tsx'

const subjects = ['cause', 'store', 'month'] as const
const search = reportSearch(subjects, { storeId: 'store' })
const titles = { ...text, title: pageText.title }

/** Report of cancellation reasons by reason, store or month. `sides`: the switch back to the open transfers. */
export function CancelStatisticsPage({ sides }: { readonly sides: ReactNode }) {
  const [state, setState] = useSearchState(search)
  const { by, ...filters } = reportFilters(state)
  const query = useQuery({ ...routeQuery(getCancelStatistics, filters), placeholderData: keepPreviousData })
  const report = query.data
  return (
    <ReportPage
      page={cancelManagementPage}
      text={titles}
      query={query}
      isEmpty={report === undefined || report.totals.count === 0}
      exporting={null}
      above={
        <>
          <div className={styles.above}>{sides}</div>
          <ReportNarrowing
            state={state}
            days={report === undefined ? null : [report.from, report.to]}
            lists={{ storeId: 'erp.store' }}
            labels={{ storeId: text.store }}
            by={{ label: text.by, options: subjects.map((value) => ({ value, label: text[`by_${value}`] })) }}
            onChange={(change) => void setState(change)}
            onClear={() => void setState(search.parse({}))}
          />
        </>
      }
    >
      {report !== undefined && <CancelStatisticsTable report={report} by={by} isLoading={query.isFetching} />}
    </ReportPage>
  )
}
