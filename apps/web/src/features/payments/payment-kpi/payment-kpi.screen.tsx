import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { getPaymentKpi, paymentKpiPage } from '@countinghouse/contract/payments/payment-kpi'
import { text } from '@countinghouse/contract/payments/payment-kpi.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { FilterDate } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { dayIn } from '../../../kit/report/search-values.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { KpiTables } from './kpi-tables.tsx'

type Period = { readonly from: string | null; readonly to: string | null }

const search: SearchCodec<Period> = {
  parse: (given) => ({ from: dayIn(given['from']), to: dayIn(given['to']) }),
  serialise: ({ from, to }) => ({ from: from ?? undefined, to: to ?? undefined }),
}

/** Success, declines, refunds and fees of online payments in a period. */
function PaymentKpiScreen() {
  const { t } = useLanguage()
  const [{ from, to }, setState] = useSearchState(search)
  const requested = { ...(from !== null && { from }), ...(to !== null && { to }) }
  const query = useQuery({ ...routeQuery(getPaymentKpi, requested), placeholderData: keepPreviousData, staleTime: 0 })
  const { data } = query
  return (
    <ReportPage
      page={paymentKpiPage}
      text={text}
      query={query}
      isEmpty={data?.requested === 0 && data.months.length === 0}
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
      {data !== undefined && <KpiTables kpi={data} />}
    </ReportPage>
  )
}

export { PaymentKpiScreen as screen }
