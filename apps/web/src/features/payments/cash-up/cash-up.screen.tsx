import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { cashUpPage, getCashUp } from '@countinghouse/contract/payments/cash-up'
import { text } from '@countinghouse/contract/payments/cash-up.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { FilterDate } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { dayIn } from '../../../kit/report/search-values.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CashUpStoreTable } from './store-table.tsx'

const search: SearchCodec<{ readonly on: string | null }> = {
  parse: (given) => ({ on: dayIn(given['on']) }),
  serialise: ({ on }) => ({ on: on ?? undefined }),
}

/** Till sessions of a day by store, with the cash in safes and in transit. */
function CashUpScreen() {
  const { t } = useLanguage()
  const [{ on }, setState] = useSearchState(search)
  const query = useQuery({
    ...routeQuery(getCashUp, on === null ? {} : { on }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data } = query
  return (
    <ReportPage
      page={cashUpPage}
      text={text}
      query={query}
      isEmpty={data?.stores.length === 0}
      exporting={null}
      above={
        <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
          <FilterDate
            label={t(text.on)}
            value={on ?? data?.on ?? null}
            onChange={(day) => void setState({ on: day })}
          />
        </div>
      }
    >
      {data?.stores.map((store) => (
        <CashUpStoreTable key={store.storeId} store={store} currency={data.currency} />
      ))}
    </ReportPage>
  )
}

export { CashUpScreen as screen }
