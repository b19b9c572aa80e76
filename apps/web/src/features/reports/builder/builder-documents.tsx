import { invoice } from '@countinghouse/contract/accounts/invoice'
import { permissionName } from '@countinghouse/contract/page'
import type { ReportDocument } from '@countinghouse/contract/reports/builder'
import { fetchDocuments } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { text as documentText } from '@countinghouse/contract/reports/documents.text'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import report from '../../../kit/report/report.module.css'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/display/page.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useFigureText } from '../../../kit/report/figure-text.ts'

const pages = {
  receipt: receiptsPage,
  return: receiptsPage,
  invoice: invoice.page,
  credit_note: invoice.page,
  delivery: delivery.page,
  sales_return: salesReturn.page,
}

type Props = {
  readonly definition: ReportDefinition
  readonly keys: readonly (string | null)[]
  readonly onClose: () => void
}

/** The documents of a line, each with its part of the figures. */
export function BuilderDocuments({ definition, keys, onClose }: Props) {
  const { t, formatDate } = useLanguage()
  const query = useQuery(routeQuery(fetchDocuments, { ...definition, keys: [...keys] }))
  const { data } = query
  const write = useFigureText(data?.currency ?? 'GBP')
  return (
    <Dialog title={t(documentText.title)} onClose={onClose} actions={null} isFull>
      {query.isPending && <p className={layout.empty}>{t(documentText.loading)}</p>}
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {data !== undefined && data.documents.length === 0 && <p className={layout.empty}>{t(text.empty)}</p>}
      {data !== undefined && data.documents.length > 0 && (
        <div className={layout.scroll}>
          <table className={figures.table} aria-label={t(documentText.title)}>
            <thead>
              <tr>
                <th scope="col">{t(documentText.number)}</th>
                <th scope="col">{t(documentText.day)}</th>
                <th scope="col">{t(text.storeId)}</th>
                {data.figures.map((measure) => (
                  <th key={measure} scope="col" data-number>
                    {t(figureText[measure])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.documents.map((document) => (
                <tr key={`${document.kind} ${document.id}`}>
                  <th scope="row">
                    <DocumentLink document={document} />
                    <span className={figures.under}>
                      {t(documentText[document.kind])}
                      {document.customer !== null && (
                        <>
                          {' · '}
                          <bdi>{document.customer}</bdi>
                        </>
                      )}
                    </span>
                  </th>
                  <td data-label={t(documentText.day)}>{formatDate(document.day)}</td>
                  <td data-label={t(text.storeId)}>
                    <bdi>{document.store}</bdi>
                  </td>
                  {data.figures.map((measure) => (
                    <td key={measure} data-number data-label={t(figureText[measure])}>
                      <bdi>{write(measure, document.figures[measure])}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t(documentText.total, { count: data.count })}
                </th>
                {data.figures.map((measure) => (
                  <td key={measure} data-number data-label={t(figureText[measure])}>
                    <bdi>{write(measure, data.totals[measure])}</bdi>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
          {data.documents.length < data.count && (
            <p className={report.narrowed}>{t(documentText.notAll, { shown: data.documents.length })}</p>
          )}
        </div>
      )}
    </Dialog>
  )
}

function DocumentLink({ document: { kind, id, number } }: { readonly document: ReportDocument }) {
  const can = useCan()
  const page = pages[kind]
  if (!can(permissionName(page, 'view'))) return <bdi>{number}</bdi>
  return (
    <Link to={page.path} search={{ open: id } as never}>
      <bdi>{number}</bdi>
    </Link>
  )
}
