import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { text } from '@countinghouse/contract/reports/builder.text'
import type { ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import { offers } from '@countinghouse/contract/reports/catalogue'
import { mostFigures, reportFilters } from '@countinghouse/contract/reports/definition'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './builder.module.css'
import type { BuilderState } from './definition-search.ts'
import { filterNames } from '@countinghouse/contract/reports/report-search'

type Props = {
  readonly state: BuilderState
  readonly onChange: (change: Partial<BuilderState>) => void
}

/** Figures and record filters of the report. */
export function BuilderFilters({ state, onChange }: Props) {
  const { t } = useLanguage()
  const optionsOf = useReportChoices(reportFilters, state)
  const { figures } = state
  const { measures, dimensions } = offers[state.of]
  const offered = filterNames.filter((name) => (dimensions as readonly string[]).includes(name.slice(0, -2)))
  const selected = offered.filter((name) => state[name] !== null)
  const toggle = (measure: ReportMeasure, isShown: boolean) =>
    onChange({ figures: measures.filter((one) => (one === measure ? isShown : figures.includes(one))) })
  return (
    <div className={styles.folds}>
      <details className={styles.fold}>
        <summary>
          {t(text.figures)} <span className={styles.count}>{figures.length}</span>
        </summary>
        <div className={styles.checks} role="group" aria-label={t(text.figures)}>
          {measures.map((measure) => {
            const isShown = figures.includes(measure)
            const isFixed = isShown ? figures.length === 1 : figures.length >= mostFigures
            return (
              <label key={measure} className={report.check} title={t(figureText[`${measure}_means`])}>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isFixed}
                  onChange={({ currentTarget }) => toggle(measure, currentTarget.checked)}
                />
                {t(figureText[measure])}
              </label>
            )
          })}
        </div>
      </details>
      <details className={styles.fold} open={selected.length > 0}>
        <summary>
          {t(text.filters)} {selected.length > 0 && <span className={styles.count}>{selected.length}</span>}
        </summary>
        <div className={report.filters} role="group" aria-label={t(text.filters)}>
          {offered.map((name) => (
            <FilterChoice
              key={name}
              label={t(text[name])}
              any={t(reportText.any)}
              value={state[name]}
              options={optionsOf(name)}
              onChange={(value) => onChange({ [name]: value === null ? null : Number(value) })}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
