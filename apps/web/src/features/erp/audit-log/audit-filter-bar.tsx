import { auditOutcomes, getAuditChoices } from '@countinghouse/contract/erp/audit-log'
import { text } from '@countinghouse/contract/erp/audit-log.text'
import { auditVerbs } from '@countinghouse/contract/erp/audit-labels'
import { text as words } from '@countinghouse/contract/erp/audit-labels.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { AuditSearch } from './audit-search.ts'
import { auditFilters, auditSearch } from './audit-search.ts'
import { FilterChoice, FilterDate, FilterText } from '../../../kit/report/report-filters.tsx'
import styles from '../../../kit/report/report.module.css'
import { choiceIn } from '../../../kit/report/search-values.ts'

type Props = { readonly state: AuditSearch; readonly onChange: (change: Partial<AuditSearch>) => void }

/** Filters of the audit log, combined with AND. */
export function AuditFilterBar({ state, onChange }: Props) {
  const { t } = useLanguage()
  const { data } = useQuery(routeQuery(getAuditChoices, {}))
  const any = t(text.any)
  const named = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  const texts = ['from', 'to', 'field', 'ip'] as const
  return (
    <>
      <div className={styles.filters} role="group" aria-label={t(text.filters)}>
        {texts.slice(0, 2).map((name) => (
          <FilterDate
            key={name}
            label={t(text[`filter_${name}`])}
            value={state[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <FilterChoice
          label={t(text.filter_userId)}
          any={any}
          value={state.userId}
          options={named(data?.users)}
          onChange={(value) => onChange({ userId: value === null ? null : Number(value) })}
        />
        <FilterChoice
          label={t(text.filter_entity)}
          any={any}
          value={state.entity}
          options={(data?.entities ?? []).map(({ entity, title }) => ({ value: entity, label: title }))}
          onChange={(entity) => onChange({ entity, entityId: null })}
        />
        <FilterChoice
          label={t(text.filter_event)}
          any={any}
          value={state.event}
          options={auditVerbs.map((verb) => ({ value: verb, label: t(words[`history_${verb}`]) }))}
          onChange={(value) => onChange({ event: choiceIn(auditVerbs, value) })}
        />
        <FilterChoice
          label={t(text.filter_outcome)}
          any={any}
          value={state.outcome}
          options={auditOutcomes.map((outcome) => ({ value: outcome, label: t(text[`outcome_${outcome}`]) }))}
          onChange={(value) => onChange({ outcome: choiceIn(auditOutcomes, value) })}
        />
        <FilterChoice
          label={t(text.filter_storeId)}
          any={any}
          value={state.storeId}
          options={named(data?.stores)}
          onChange={(value) => onChange({ storeId: value === null ? null : Number(value) })}
        />
        {texts.slice(2).map((name) => (
          <FilterText
            key={name}
            label={t(text[`filter_${name}`])}
            {...(name === 'field' && { hint: t(text.filter_field_help) })}
            value={state[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      {Object.keys(auditFilters(state)).length > 0 && (
        <p className={styles.narrowed}>
          {state.requestId !== null && <span>{t(text.oneRequest)}</span>}
          {state.entityId !== null && <span>{t(text.oneRecord)}</span>}
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(auditSearch.parse({}))}>
            {t(text.clear)}
          </Button>
        </p>
      )}
    </>
  )
}
