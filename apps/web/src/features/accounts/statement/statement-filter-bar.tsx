import type { Statement } from '@countinghouse/contract/accounts/statement'
import { statementKinds } from '@countinghouse/contract/accounts/statement'
import { text } from '@countinghouse/contract/accounts/statement.text'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { FilterChoice, FilterDate } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { choiceIn } from '../../../kit/report/search-values.ts'
import { useReportChoices } from '../../../kit/report/use-report-choices.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { presetOf, presetPeriod, presets } from './period-presets.ts'
import type { StatementSearch } from './statement-search.ts'
import { comparisonsOf, hasStore } from './statement-search.ts'

const lists = { storeId: 'erp.store' } as const

type Props = {
  readonly state: StatementSearch
  /** Null while loading. */
  readonly statement: Statement | null
  readonly onChange: (change: Partial<StatementSearch>) => void
}

/** Statement, period, store and comparison. */
export function StatementFilterBar({ state, statement, onChange }: Props) {
  const { t } = useLanguage()
  const optionsOf = useReportChoices(lists, state)
  const { kind } = state
  const isOfDay = kind === 'balance_sheet'
  const from = state.from ?? statement?.from ?? null
  const to = state.to ?? statement?.to ?? null
  const preset = statement === null || from === null || to === null ? null : presetOf({ from, to }, statement)
  const comparisons = comparisonsOf(kind)
  return (
    <>
      <div className={report.narrowed}>
        <Segments
          label={t(text.statement)}
          value={kind}
          options={statementKinds.map((value) => ({ value, label: t(text[value]) }))}
          onChange={(value) => onChange({ kind: choiceIn(statementKinds, value) ?? 'profit_and_loss' })}
        />
      </div>
      <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
        {!isOfDay && (
          <FilterChoice
            label={t(text.preset)}
            any={t(text.preset_custom)}
            value={preset}
            options={presets.map((value) => ({ value, label: t(text[`preset_${value}`]) }))}
            onChange={(value) => {
              const chosen = choiceIn(presets, value)
              if (chosen !== null && statement !== null) onChange(presetPeriod(chosen, statement))
            }}
          />
        )}
        {!isOfDay && (
          <FilterDate label={t(reportText.from)} value={from} onChange={(day) => onChange({ from: day, to })} />
        )}
        <FilterDate
          label={t(isOfDay ? text.on : reportText.to)}
          value={to}
          onChange={(day) => onChange({ to: day, ...(!isOfDay && { from }) })}
        />
        {hasStore(kind) && (
          <FilterChoice
            label={t(text.store)}
            any={t(reportText.any)}
            value={state.storeId}
            options={optionsOf('storeId')}
            onChange={(value) => onChange({ storeId: value === null ? null : Number(value) })}
          />
        )}
        {comparisons.length > 0 && (
          <FilterChoice
            label={t(text.compare)}
            any={t(text.compare_none)}
            value={state.compare === 'none' ? null : state.compare}
            options={comparisons.filter((value) => value !== 'none').map((value) => ({ value, label: t(text[value]) }))}
            onChange={(value) => onChange({ compare: choiceIn(comparisons, value) ?? 'none' })}
          />
        )}
      </div>
    </>
  )
}
