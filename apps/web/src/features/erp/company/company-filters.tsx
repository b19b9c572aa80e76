import type { CompanyChoices, CompanyRow } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { CompanySearch } from './company-search.ts'
import { companyStatuses } from './company-search.ts'

type Props = {
  readonly companies: readonly CompanyRow[]
  readonly modules: CompanyChoices['modules']
  readonly state: CompanySearch
  readonly onChange: (change: Partial<CompanySearch>) => void
}

type Choice = { readonly value: string; readonly label: string }

/** Filters of the list of companies. */
export function CompanyFilters({ companies, modules, state, onChange }: Props) {
  const { t, locale } = useLanguage()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = [...new Set(companies.map(({ countryCode }) => countryCode))]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const choice = (
    name: 'status' | 'country' | 'module',
    words: { readonly label: string; readonly any: string },
    choices: readonly Choice[],
  ) => (
    <PlainField label={words.label}>
      {(control) => (
        <select
          {...control}
          value={state[name] ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ [name]: choices.find(({ value }) => value === currentTarget.value)?.value ?? null })
          }
        >
          <option value="">{words.any}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  )
  return (
    <>
      <PlainField label={t(text.search)}>
        {(control) => (
          <input
            {...control}
            type="search"
            dir="auto"
            value={state.q}
            onChange={(event) => onChange({ q: event.currentTarget.value })}
          />
        )}
      </PlainField>
      {choice(
        'status',
        { label: t(text.status), any: t(text.anyStatus) },
        companyStatuses.map((value) => ({ value, label: t(text[`status_${value}`]) })),
      )}
      {choice('country', { label: t(text.country), any: t(text.anyCountry) }, countries)}
      {choice(
        'module',
        { label: t(text.module), any: t(text.anyModule) },
        modules.map(({ code, name, nameAr }) => ({ value: code, label: locale === 'ar' ? nameAr : name })),
      )}
    </>
  )
}
