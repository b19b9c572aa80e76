import type { AnswerReport } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import { text as reportText } from '@countinghouse/contract/reports/builder.text'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { keyText } from '@countinghouse/contract/reports/key-text'
import { useFigureText } from '../../../kit/report/figure-text.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './assistant.module.css'

/** The first lines of the report that was read, with its total. */
export function AnswerTable({ report }: { readonly report: AnswerReport }) {
  const { t, locale, formatDate } = useLanguage()
  const write = useFigureText(report.currency)
  const nameOf = (line: AnswerReport['lines'][number]) => {
    const dimension = report.by[line.keys.length - 1] ?? 'day'
    const isDay = (dimension === 'day' || dimension === 'week') && line.keys.at(-1) !== null
    return isDay ? formatDate(line.name) : keyText(line, dimension, locale)
  }
  const cells = (values: AnswerReport['totals']) =>
    report.figures.map((measure) => (
      <td key={measure} data-number data-label={t(figureText[measure])}>
        <bdi>{write(measure, values.figures[measure])}</bdi>
        {values.before !== null && (
          <span className={figures.under}>
            <bdi>{write(measure, values.before[measure])}</bdi>
          </span>
        )}
      </td>
    ))
  const shown = report.lines.filter(({ keys }) => keys.length === report.by.length).length
  return (
    <>
      <table className={figures.table} aria-label={t(text.reportUsed)}>
        <thead>
          <tr>
            <th scope="col">{report.by.map((dimension) => t(reportText[`dimension_${dimension}`])).join(' / ')}</th>
            {report.figures.map((measure) => (
              <th key={measure} scope="col" data-number title={t(figureText[`${measure}_means`])}>
                {t(figureText[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.lines.map((line) => (
            <tr key={JSON.stringify([line.keys, line.isRest])}>
              <th scope="row" className={line.keys.length > 1 ? styles['below'] : undefined}>
                <bdi>{nameOf(line)}</bdi>
              </th>
              {cells(line)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(text.total)}</th>
            {cells(report.totals)}
          </tr>
        </tfoot>
      </table>
      {shown < report.count && <p className={styles['note']}>{t(text.moreLines, { shown, count: report.count })}</p>}
    </>
  )
}
