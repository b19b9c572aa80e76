import type { Report, ReportLine } from '@countinghouse/contract/reports/builder'
import { reportLinesAtOnce } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import { comparedFigures } from '@countinghouse/contract/reports/budget'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { measures } from '@countinghouse/contract/reports/catalogue'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { varianceOf } from '@countinghouse/contract/reports/variance'
import { keyText } from '@countinghouse/contract/reports/key-text'
import figureStyles from '../../../kit/report/figure-table.module.css'
import table from '../../../kit/report/report.module.css'
import { ShareBar } from '../../../ui/display/share-bar.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './builder.module.css'
import { useFigureText } from '../../../kit/report/figure-text.ts'

type Props = {
  readonly report: Report
  readonly isLoading: boolean
  readonly onDrill: (keys: ReportLine['keys']) => void
}
const indents = [styles['level0'], styles['level1'], styles['level2']]

/** Lines of the report with subtotals and total; a line opens its documents. */
export function BuilderTable({ report, isLoading, onDrill }: Props) {
  const { t, locale, formatDate, formatShare } = useLanguage()
  const write = useFigureText(report.currency)
  const { figures, by, compare, lines, totals, count } = report
  const compared = comparedFigures(compare, figures)
  const [varied] = compared
  const [first] = figures
  const hasShare = first !== undefined && measures[first].isSum && lines.some(({ sharePpm }) => sharePpm !== null)
  const rate = (ppm: number | null) => (ppm === null ? '–' : formatShare(ppm))
  const nameOf = (line: ReportLine) => {
    const dimension = by[line.keys.length - 1] ?? 'day'
    const isDay = (dimension === 'day' || dimension === 'week') && line.keys.at(-1) !== null
    return isDay ? formatDate(line.name) : keyText(line, dimension, locale)
  }
  const cells = (values: Report['totals']) => [
    ...figures.map((measure) => (
      <td key={measure} data-number data-strong={measure === first || undefined} data-label={t(figureText[measure])}>
        <bdi>{write(measure, values.figures[measure])}</bdi>
        {values.before !== null && compared.includes(measure) && (
          <span className={styles['before']}>
            <bdi>{write(measure, values.before[measure])}</bdi>
          </span>
        )}
      </td>
    )),
    varied !== undefined && <VarianceCell key="~" values={values} measure={varied} currency={report.currency} />,
  ]
  return (
    <>
      <table className={`${table.table} ${table.sums}`} aria-label={t(text.title)} aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{by.map((dimension) => t(text[`dimension_${dimension}`])).join(' / ')}</th>
            {figures.map((measure) => (
              <th key={measure} scope="col" data-number title={t(figureText[`${measure}_means`])}>
                {t(figureText[measure])}
              </th>
            ))}
            {varied !== undefined && (
              <th scope="col" data-number>
                {t(text.difference)}
              </th>
            )}
            {hasShare && (
              <>
                <th scope="col" data-number>
                  {t(text.share)}
                </th>
                <th scope="col" data-number>
                  {t(text.cumulative)}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={JSON.stringify([line.keys, line.isRest])}>
              <th scope="row">
                <div
                  className={indents[line.keys.length - 1]}
                  data-subtotal={line.keys.length < by.length || undefined}
                >
                  <LineName name={nameOf(line)} onDrill={hasDocuments(line) ? () => onDrill(line.keys) : null} />
                  {line.code !== null && (
                    <span className={figureStyles.under}>
                      <bdi>{line.code}</bdi>
                    </span>
                  )}
                </div>
              </th>
              {cells(line)}
              {hasShare && (
                <>
                  <td data-number data-label={t(text.share)}>
                    <ShareBar ppm={Math.max(0, line.sharePpm ?? 0)}>{rate(line.sharePpm)}</ShareBar>
                  </td>
                  <td data-number data-label={t(text.cumulative)}>
                    <bdi>{rate(line.cumulativePpm)}</bdi>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot className={table.total}>
          <tr>
            <th scope="row">
              <LineName name={t(text.total, { count })} onDrill={() => onDrill([])} />
            </th>
            {cells(totals)}
            {hasShare && <td colSpan={2} />}
          </tr>
        </tfoot>
      </table>
      {compare === 'budget' && (
        <p className={table.narrowed}>{t((totals.before?.net ?? null) === null ? text.noBudget : text.budgetDays)}</p>
      )}
      {lines.length >= reportLinesAtOnce && <p className={table.narrowed}>{t(text.notAll, { shown: lines.length })}</p>}
    </>
  )
}

type VarianceProps = {
  readonly values: Report['totals']
  readonly measure: ReportMeasure
  readonly currency: string
}

/** By how much the figure differs from the compared one, and that in percent. */
function VarianceCell({ values, measure, currency }: VarianceProps) {
  const { t, formatRate } = useLanguage()
  const write = useFigureText(currency)
  const { difference, ratePpm } = varianceOf(values, measure)
  return (
    <td data-number data-label={t(text.difference)}>
      <bdi>{write(measure, difference)}</bdi>
      {ratePpm !== null && (
        <span className={styles['before']}>
          <bdi>{formatRate(Math.round(ratePpm / 1000) * 1000)}</bdi>
        </span>
      )}
    </td>
  )
}

/** Others are many groups; the lines below them too. */
function hasDocuments({ keys, isRest }: ReportLine): boolean {
  return !isRest && !keys.includes('~rest')
}

type LineNameProps = { readonly name: string; readonly onDrill: (() => void) | null }

function LineName({ name, onDrill }: LineNameProps) {
  const { t } = useLanguage()
  if (onDrill === null) return <bdi>{name}</bdi>
  return (
    <button type="button" className={styles['cell']} title={t(text.drill)} onClick={onDrill}>
      <bdi>{name}</bdi>
    </button>
  )
}
