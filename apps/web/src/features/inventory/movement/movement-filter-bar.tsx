import { movementSubjects } from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { Button } from '@mantine/core'
import { FilterChoice, FilterDate } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { choiceIn } from '../../../kit/report/search-values.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { MovementSearch } from './movement-search.ts'
import { movementFilters, movementSearch } from './movement-search.ts'

const lists = { storeId: 'erp.store', categoryId: 'procure.category', brandId: 'procure.brand' } as const

type Props = {
  readonly state: MovementSearch
  readonly hasValues: boolean
  /** Values used by the server if none are selected. */
  readonly days: readonly [string, string] | null
  readonly onChange: (change: Partial<MovementSearch>) => void
}

/** Period, filters, dimension and measure of the report. */
export function MovementFilterBar({ state, hasValues, days, onChange }: Props) {
  const { t } = useLanguage()
  const optionsOf = useReportChoices(lists, state)
  const picks = [
    { name: 'storeId', label: t(text.store) },
    { name: 'categoryId', label: t(text.category) },
    { name: 'brandId', label: t(text.brand) },
  ] as const
  const isDay = state.view === 'day'
  return (
    <>
      <div className={report.filters} role="group" aria-label={t(text.filters)}>
        {!isDay && (
          <FilterDate
            label={t(text.from)}
            value={state.from ?? days?.[0] ?? null}
            onChange={(from) => onChange({ from, to: state.to ?? days?.[1] ?? null })}
          />
        )}
        <FilterDate
          label={t(isDay ? text.day : text.to)}
          value={state.to ?? days?.[1] ?? null}
          onChange={(to) => onChange({ to, from: state.from ?? days?.[0] ?? null })}
        />
        {picks.map(({ name, label }) => (
          <FilterChoice
            key={name}
            label={label}
            any={t(text.any)}
            value={state[name]}
            options={optionsOf(name)}
            onChange={(value) => onChange({ [name]: value === null ? null : Number(value) })}
          />
        ))}
      </div>
      <div className={report.narrowed}>
        <Segments
          label={t(text.view)}
          value={state.view}
          options={(['period', 'day'] as const).map((view) => ({ value: view, label: t(text[`view_${view}`]) }))}
          onChange={(value) => onChange({ view: choiceIn(['period', 'day'], value) ?? 'period' })}
        />
        <Segments
          label={t(text.by)}
          value={state.by}
          options={movementSubjects.map((by) => ({ value: by, label: t(text[`by_${by}`]) }))}
          onChange={(value) => onChange({ by: choiceIn(movementSubjects, value) ?? 'variant' })}
        />
        {hasValues && (
          <Segments
            label={t(text.measure)}
            value={state.measure}
            options={(['quantity', 'value'] as const).map((measure) => ({
              value: measure,
              label: t(text[`measure_${measure}`]),
            }))}
            onChange={(value) => onChange({ measure: choiceIn(['quantity', 'value'], value) ?? 'quantity' })}
          />
        )}
        {Object.keys(movementFilters(state)).length > 1 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(movementSearch.parse({}))}>
            {t(text.clear)}
          </Button>
        )}
      </div>
    </>
  )
}
