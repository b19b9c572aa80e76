import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { invoiceSearchPage, searchInvoices } from '@countinghouse/contract/reports/invoice-search'
import { text } from '@countinghouse/contract/reports/invoice-search.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { FilterChoice, FilterDate, FilterText } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { dayIn, idIn, textIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const FoundDocuments = later(async () => (await import('./found-documents.tsx')).FoundDocuments)

const lists = { customerId: 'crm.customer', supplierId: 'procure.supplier', productId: 'procure.product' } as const
const names = Object.keys(lists) as (keyof typeof lists)[]

/** What the server takes; anything else is no criterion yet. */
const isAmount = /^\d{1,13}(\.\d{1,4})?$/

type State = Readonly<Record<'q' | 'from' | 'to' | 'amount', string | null>> &
  Readonly<Record<keyof typeof lists, number | null>>

const search: SearchCodec<State> = {
  parse: ({ q, from, to, amount, customer, supplier, product }) => ({
    q: textIn(q, 60),
    from: dayIn(from),
    to: dayIn(to),
    amount: textIn(amount, 20),
    customerId: idIn(customer),
    supplierId: idIn(supplier),
    productId: idIn(product),
  }),
  serialise: ({ customerId, supplierId, productId, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? undefined])),
    customer: customerId ?? undefined,
    supplier: supplierId ?? undefined,
    product: productId ?? undefined,
  }),
}

/** One search over receipts, invoices and credit notes. */
function InvoiceSearch() {
  const { t } = useLanguage()
  const [state, setState] = useSearchState(search)
  const optionsOf = useReportChoices(lists, state)
  const { amount, ...others } = state
  const entered = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null))
  const written = amount?.replace(',', '.') ?? ''
  const query = useQuery({
    ...routeQuery(searchInvoices, { ...entered, ...(isAmount.test(written) && { amount: written }) }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <ReportPage
      page={invoiceSearchPage}
      text={text}
      query={query}
      isEmpty={data !== undefined && data.documents.length === 0}
      exporting={null}
      above={
        <div className={report.filters} role="search" aria-label={t(text.criteria)}>
          <FilterText label={t(text.q)} value={state.q} onChange={(q) => void setState({ q })} />
          <FilterText label={t(text.amount)} value={amount} onChange={(value) => void setState({ amount: value })} />
          <FilterDate label={t(reportText.from)} value={state.from} onChange={(from) => void setState({ from })} />
          <FilterDate label={t(reportText.to)} value={state.to} onChange={(to) => void setState({ to })} />
          {names.map((name) => (
            <FilterChoice
              key={name}
              label={t(text[name])}
              any={t(reportText.any)}
              value={state[name]}
              options={optionsOf(name)}
              onChange={(value) => void setState({ [name]: value === null ? null : Number(value) })}
            />
          ))}
        </div>
      }
    >
      <Suspense>{data !== undefined && <FoundDocuments documents={data.documents} hasMore={data.hasMore} />}</Suspense>
    </ReportPage>
  )
}

export { InvoiceSearch as screen }
