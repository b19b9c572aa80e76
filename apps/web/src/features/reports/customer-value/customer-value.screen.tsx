import { permissionName } from '@countinghouse/contract/page'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import {
  customerValuePage,
  exportValuedCustomers,
  getCustomerValue,
} from '@countinghouse/contract/reports/customer-value'
import { text } from '@countinghouse/contract/reports/customer-value.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { FilterChoice, FilterDate } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { inputOf, scoresOf, valueSearch } from './value-search.ts'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)
const ValuePanels = later(async () => (await import('./value-panels.tsx')).ValuePanels)
const ValuedCustomers = later(async () => (await import('./valued-customers.tsx')).ValuedCustomers)

const lists = { storeId: 'erp.store' } as const

/** Customers by recency, frequency and value, and who comes back. */
function CustomerValueScreen() {
  const { t } = useLanguage()
  const canExport = useCan()(permissionName(customerValuePage, 'export'))
  const [state, setState] = useSearchState(valueSearch)
  const optionsOf = useReportChoices(lists, state)
  const query = useQuery({ ...routeQuery(getCustomerValue, inputOf(state)), placeholderData: keepPreviousData })
  const { data } = query
  return (
    <ReportPage
      page={customerValuePage}
      text={text}
      query={query}
      isEmpty={data?.buyers.customers === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportValuedCustomers}
              inputOf={(format) => ({ ...inputOf(state), ...scoresOf(state), format })}
            />
          </Suspense>
        )
      }
      above={
        <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
          <FilterDate
            label={t(text.on)}
            value={state.on ?? data?.on ?? null}
            onChange={(on) => void setState({ on })}
          />
          <FilterChoice
            label={t(text.store)}
            any={t(reportText.any)}
            value={state.storeId}
            options={optionsOf('storeId')}
            onChange={(value) => void setState({ storeId: value === null ? null : Number(value) })}
          />
        </div>
      }
    >
      <Suspense>
        {data !== undefined && (
          <>
            <ValuePanels
              data={data}
              state={state}
              isLoading={query.isFetching}
              onSelect={(scores) => void setState(scores)}
            />
            <ValuedCustomers
              state={state}
              onClear={() => void setState({ recency: null, frequency: null, value: null })}
            />
          </>
        )}
      </Suspense>
    </ReportPage>
  )
}

export { CustomerValueScreen as screen }
