import { getRevaluation, revaluationPage } from '@countinghouse/contract/accounts/currency-revaluation'
import { text } from '@countinghouse/contract/accounts/currency-revaluation.text'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { addMonths, monthStart } from '@countinghouse/kernel/days'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { monthLabel } from '../statement/month-label.ts'
import { PostedJournals } from './posted-journals.tsx'
import { PostButton } from './post-button.tsx'
import { RevaluationTable } from './revaluation-table.tsx'

/** `YYYY-MM`; null: the last month that is over. */
const codec: SearchCodec<{ readonly month: string | null }> = {
  parse: ({ month }) => ({ month: /^\d{4}-\d{2}$/.test(String(month)) ? String(month) : null }),
  serialise: ({ month }) => ({ month: month ?? undefined }),
}

const monthsBack = 12

/** Open balances in other currencies at the closing rate of a month. */
function CurrencyRevaluation() {
  const { t, locale } = useLanguage()
  const [{ month }, setState] = useSearchState(codec)
  const query = useQuery({
    ...routeQuery(getRevaluation, month === null ? {} : { month }),
    placeholderData: keepPreviousData,
  })
  const found = query.data
  const months =
    found === undefined
      ? []
      : Array.from({ length: monthsBack }, (_, back) => addMonths(monthStart(found.today), -2 - back).slice(0, 7))
  const known = month === null || months.includes(month) ? months : [month, ...months]
  return (
    <ReportPage
      page={revaluationPage}
      text={text}
      query={query}
      isEmpty={found?.lines.length === 0}
      exporting={found !== undefined && <PostButton found={found} />}
      above={
        <>
          <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
            <FilterChoice
              label={t(text.month)}
              any={t(text.lastMonth)}
              value={month}
              options={known.map((value) => ({ value, label: monthLabel(`${value}-01`, locale) }))}
              onChange={(value) => void setState({ month: value })}
            />
          </div>
          {found !== undefined && found.journals.length > 0 && <PostedJournals journals={found.journals} />}
        </>
      }
    >
      {found !== undefined && <RevaluationTable found={found} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { CurrencyRevaluation as screen }
