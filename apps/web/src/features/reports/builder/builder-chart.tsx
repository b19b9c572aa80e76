import type { Report } from '@countinghouse/contract/reports/builder'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { keyText } from '@countinghouse/contract/reports/key-text'
import layout from '../../../ui/display/page.module.css'
import { BarChart, highest } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './builder.module.css'
import { useFigureText } from '../../../kit/report/figure-text.ts'

/** Bars that can be told apart. */
const mostBars = 60

/** The first figure of the first group; the table below shows the same figures. */
export function BuilderChart({ report }: { readonly report: Report }) {
  const { t, locale, formatDate } = useLanguage()
  const write = useFigureText(report.currency)
  const [figure] = report.figures
  const [dimension = 'day'] = report.by
  if (figure === undefined) return null
  const lines = report.lines.filter(({ keys }) => keys.length === 1).slice(0, mostBars)
  const bars = lines.map((line) => {
    const value = line.figures[figure] ?? null
    const name = keyText(line, dimension, locale)
    return {
      key: JSON.stringify([line.keys, line.isRest]),
      label: dimension === 'day' && line.keys[0] !== null ? formatDate(name) : name,
      value,
      written: write(figure, value),
    }
  })
  if (bars.length < 2) return null
  const least = Math.min(0, ...bars.map(({ value }) => value ?? 0))
  return (
    <div className={`${layout.panel} ${styles['chart']}`}>
      <BarChart label={t(figureText[figure])} bars={bars} most={highest(bars)} least={least} />
    </div>
  )
}
