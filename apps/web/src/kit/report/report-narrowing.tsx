import { text } from '@countinghouse/contract/kit/report.text'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { FilterChoice, FilterDate } from './report-filters.tsx'
import type { ReportState } from './report-search.ts'
import { reportFilters } from './report-search.ts'
import report from './report.module.css'
import { choiceIn } from './search-values.ts'
import { Segments } from '../../ui/button/segments.tsx'
import { useReportChoices } from './use-report-choices.ts'

type Props<B extends string, I extends string> = {
  readonly state: ReportState<B, I>
  /** The default period of the server. */
  readonly days: readonly [string, string] | null
  /** Picker list and label of each filter. */
  readonly lists: Readonly<Partial<Record<I, string>>>
  readonly labels: Readonly<Record<I, Text>>
  readonly by: { readonly label: Text; readonly options: readonly { readonly value: B; readonly label: Text }[] }
  readonly onChange: (change: Partial<ReportState<B, I>>) => void
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** The period, filters and dimension of a report. */
export function ReportNarrowing<B extends string, I extends string>(props: Props<B, I>) {
  const { state, days, lists, labels, by, onChange, onClear, children } = props
  const { t } = useLanguage()
  // Complete for the requested names.
  const optionsOf = useReportChoices<I>(lists as Readonly<Record<I, string>>, state)
  const change = (changed: object) => onChange(changed as Partial<ReportState<B, I>>)
  const [first = null, last = null] = days ?? []
  return (
    <>
      <div className={report.filters} role="group" aria-label={t(text.filters)}>
        <FilterDate
          label={t(text.from)}
          value={state.from ?? first}
          onChange={(from) => change({ from, to: state.to ?? last })}
        />
        <FilterDate
          label={t(text.to)}
          value={state.to ?? last}
          onChange={(to) => change({ to, from: state.from ?? first })}
        />
        {(Object.keys(lists) as I[]).map((name) => (
          <FilterChoice
            key={name}
            label={t(labels[name])}
            any={t(text.any)}
            value={state[name]}
            options={optionsOf(name)}
            onChange={(value) => change({ [name]: value === null ? null : Number(value) })}
          />
        ))}
      </div>
      <div className={report.narrowed}>
        {by.options.length > 1 && (
          <Segments
            label={t(by.label)}
            value={state.by}
            options={by.options.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(value) =>
              change({
                by:
                  choiceIn(
                    by.options.map((option) => option.value),
                    value,
                  ) ?? state.by,
              })
            }
          />
        )}
        {children}
        {Object.keys(reportFilters(state)).length > 1 && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {t(text.clear)}
          </Button>
        )}
      </div>
    </>
  )
}
