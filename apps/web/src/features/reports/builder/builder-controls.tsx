import { budgetPermission } from '@countinghouse/contract/accounts/budget-permission'
import { hasBudget } from '@countinghouse/contract/reports/budget'
import { text } from '@countinghouse/contract/reports/builder.text'
import type { ReportDimension } from '@countinghouse/contract/reports/catalogue'
import { channels, comparisons, offers, reportPeriods, reportSubjects } from '@countinghouse/contract/reports/catalogue'
import { text as figureText } from '@countinghouse/contract/reports/figures.text'
import { mostGroups } from '@countinghouse/contract/reports/definition'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { useCan } from '../../../app/session/session.tsx'
import { FilterChoice, FilterDate } from '../../../kit/report/report-filters.tsx'
import report from '../../../kit/report/report.module.css'
import { choiceIn } from '../../../kit/report/search-values.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { BuilderState } from './definition-search.ts'

type Props = {
  readonly state: BuilderState
  /** Of the shown report. */
  readonly days: readonly [string, string] | null
  readonly onChange: (change: Partial<BuilderState>) => void
}

/** What the report is about, its groups, period, comparison and order. */
export function BuilderControls({ state, days, onChange }: Props) {
  const { t } = useLanguage()
  const { of, by } = state
  const offer = offers[of]
  const canSeeBudget = useCan()(budgetPermission) && hasBudget(state)
  // A chosen comparison stays visible, so that it can be removed.
  const compared = comparisons
    .slice(1)
    .filter((value) => value !== 'budget' || canSeeBudget || state.compare === 'budget')
  const groups = Array.from({ length: mostGroups }, (_, place) => place).slice(0, by.length + 1)
  const dimensionsAt = (place: number) =>
    offer.dimensions.filter((one) => !by.includes(one) || by.indexOf(one) === place)
  const withGroup = (place: number, group: ReportDimension | null) => [
    ...by.slice(0, place),
    ...(group === null ? [] : [group]),
    ...by.slice(place + 1),
  ]
  return (
    <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
      <FilterChoice
        label={t(text.of)}
        any={t(text.of_sales)}
        value={of === 'sales' ? null : of}
        options={reportSubjects.slice(1).map((value) => ({ value, label: t(text[`of_${value}`]) }))}
        onChange={(value) => onChange({ of: choiceIn(reportSubjects, value) ?? 'sales', sort: null })}
      />
      {groups.map((place) => (
        <FilterChoice
          key={place}
          label={t(text.group, { n: place + 1 })}
          any={t(text.noGroup)}
          value={by[place] ?? null}
          options={dimensionsAt(place).map((value) => ({ value, label: t(text[`dimension_${value}`]) }))}
          onChange={(value) => onChange({ by: withGroup(place, choiceIn(offer.dimensions, value)) })}
        />
      ))}
      <FilterChoice
        label={t(text.period)}
        any={t(text.period_last_31_days)}
        value={state.period === 'last_31_days' ? null : state.period}
        options={reportPeriods.slice(1).map((value) => ({ value, label: t(text[`period_${value}`]) }))}
        onChange={(value) => onChange({ period: choiceIn(reportPeriods, value) ?? 'last_31_days' })}
      />
      {state.period === 'dates' && (
        <>
          <FilterDate
            label={t(reportText.from)}
            value={state.from ?? days?.[0] ?? null}
            onChange={(from) => onChange({ from })}
          />
          <FilterDate
            label={t(reportText.to)}
            value={state.to ?? days?.[1] ?? null}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      <FilterChoice
        label={t(text.compare)}
        any={t(text.compare_none)}
        value={state.compare === 'none' ? null : state.compare}
        options={compared.map((value) => ({ value, label: t(text[`compare_${value}`]) }))}
        onChange={(value) => onChange({ compare: choiceIn(comparisons, value) ?? 'none' })}
      />
      <FilterChoice
        label={t(text.top)}
        any={t(reportText.any)}
        value={state.top}
        options={[5, 10, 20, 50].map((value) => ({ value, label: String(value) }))}
        onChange={(value) => onChange({ top: value === null ? null : Number(value) })}
      />
      <FilterChoice
        label={t(text.sort)}
        any={t(text.sortUsual)}
        value={state.sort}
        options={offer.measures.map((value) => ({ value, label: t(figureText[value]) }))}
        onChange={(value) => onChange({ sort: choiceIn(offer.measures, value) })}
      />
      {of === 'sales' && (
        <FilterChoice
          label={t(text.channel)}
          any={t(reportText.any)}
          value={state.channel}
          options={channels.map((value) => ({ value, label: t(text[`channel_${value}`]) }))}
          onChange={(value) => onChange({ channel: choiceIn(channels, value) })}
        />
      )}
    </div>
  )
}
