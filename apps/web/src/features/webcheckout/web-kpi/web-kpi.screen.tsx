import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { getWebKpi, webKpiPage } from '@countinghouse/contract/webcheckout/web-kpi'
import { text } from '@countinghouse/contract/webcheckout/web-kpi.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { FilterDate } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { dayIn } from '../../../kit/report/search-values.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { WebKpiTables } from './web-kpi-tables.tsx'

type Period = { readonly from: string | null; readonly to: string | null }

const search: SearchCodec<Period> = {
  parse: (given) => ({ from: dayIn(given['from']), to: dayIn(given['to']) }),
  serialise: ({ from, to }) => ({ from: from ?? undefined, to: to ?? undefined }),
}

/** Orders, carts and emails of web shops in a period. */
function WebKpiScreen() {
  const { t } = useLanguage()
  const [{ from, to }, setState] = useSearchState(search)
  const requested = { ...(from !== null && { from }), ...(to !== null && { to }) }
  const query = useQuery({ ...routeQuery(getWebKpi, requested), placeholderData: keepPreviousData, staleTime: 0 })
  const { data } = query
  const isEmpty =
    data !== undefined &&
    data.orders + data.cancelled + data.abandoned + data.recovered === 0 &&
    data.mails.length === 0
  return (
    <ReportPage
      page={webKpiPage}
      text={text}
      query={query}
      isEmpty={isEmpty}
      exporting={null}
      above={
        <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
          <FilterDate
            label={t(text.from)}
            value={from ?? data?.from ?? null}
            onChange={(day) => void setState({ from: day })}
          />
          <FilterDate
            label={t(text.to)}
            value={to ?? data?.to ?? null}
            onChange={(day) => void setState({ to: day })}
          />
        </div>
      }
    >
      {data !== undefined && <WebKpiTables kpi={data} />}
    </ReportPage>
  )
}

export { WebKpiScreen as screen }
