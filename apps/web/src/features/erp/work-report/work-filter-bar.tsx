import { getWorkChoices, workSubjects } from '@countinghouse/contract/erp/work-report'
import { text } from '@countinghouse/contract/erp/work-report.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { FilterChoice, FilterDate } from '../../../kit/report/report-filters.tsx'
import styles from '../../../kit/report/report.module.css'
import { choiceIn } from '../../../kit/report/search-values.ts'
import type { WorkSearch } from './work-search.ts'
import { workFilters, workSearch } from './work-search.ts'

type Props = { readonly state: WorkSearch; readonly onChange: (change: Partial<WorkSearch>) => void }

/** Filters and grouping of the work report. */
export function WorkFilterBar({ state, onChange }: Props) {
  const { t } = useLanguage()
  const { data } = useQuery(routeQuery(getWorkChoices, {}))
  const picks = [
    { name: 'userId', options: data?.users },
    { name: 'storeId', options: data?.stores },
    { name: 'roleId', options: data?.roles },
  ] as const
  return (
    <>
      <div className={styles.filters} role="group" aria-label={t(text.filters)}>
        {(['from', 'to'] as const).map((name) => (
          <FilterDate
            key={name}
            label={t(text[`filter_${name}`])}
            value={state[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {picks.map(({ name, options = [] }) => (
          <FilterChoice
            key={name}
            label={t(text[`filter_${name}`])}
            any={t(text.any)}
            value={state[name]}
            options={options.map((option) => ({ value: option.id, label: option.name }))}
            onChange={(value) => onChange({ [name]: value === null ? null : Number(value) })}
          />
        ))}
        <Segments
          label={t(text.by)}
          value={state.by}
          options={workSubjects.map((by) => ({ value: by, label: t(text[`by_${by}`]) }))}
          onChange={(value) => onChange({ by: choiceIn(workSubjects, value) ?? 'user' })}
        />
      </div>
      <div className={styles.narrowed}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={state.compare}
            onChange={({ currentTarget }) => onChange({ compare: currentTarget.checked })}
          />
          {t(text.compare)}
        </label>
        {Object.keys(workFilters(state)).length > 1 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(workSearch.parse({}))}>
            {t(text.clear)}
          </Button>
        )}
      </div>
    </>
  )
}
