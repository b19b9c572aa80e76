import { text } from '@countinghouse/contract/shell/setup.text'
import { use } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { currenciesOf, parseCountries, sortedCountries } from './country-list.ts'
import { LightField } from '../light/light-field.tsx'
import classes from '../../../app/light/light-form.module.css'
import { LightInput } from '../light/light-input.tsx'
import type { SetupForm } from './setup-form.ts'
import { suggestedCode } from './setup-form.ts'

let loading: Promise<ReturnType<typeof parseCountries>> | undefined

/** The list is as large as the page itself: it comes only when this step shows. */
function loadCountries() {
  loading ??= import('../../../../../../data/countries.csv?raw').then((file) => parseCountries(file.default))
  return loading
}

type Props = {
  readonly form: SetupForm
  readonly onChange: (form: SetupForm) => void
  readonly errorOf: (name: keyof SetupForm) => string | null
}

export function SetupCompany({ form, onChange, errorOf }: Props) {
  const { t, locale } = useLanguage()
  const countries = use(loadCountries())
  const rename = (companyName: string) => {
    const isSuggested = form.companyCode === suggestedCode(form.companyName)
    onChange({ ...form, companyName, ...(isSuggested && { companyCode: suggestedCode(companyName) }) })
  }
  const settle = (countryCode: string) => {
    const currency = countries.find((country) => country.code === countryCode)?.currency ?? form.currency
    onChange({ ...form, countryCode, currency })
  }
  return (
    <>
      <LightInput
        label={t(text.companyName)}
        name="companyName"
        autoComplete="organization"
        autoFocus
        value={form.companyName}
        onValue={rename}
        error={errorOf('companyName')}
      />
      <LightInput
        label={t(text.companyCode)}
        name="companyCode"
        autoComplete="off"
        maxLength={12}
        hint={t(text.companyCodeHelp)}
        value={form.companyCode}
        onValue={(code) => onChange({ ...form, companyCode: code.toUpperCase() })}
        error={errorOf('companyCode')}
      />
      <Choice
        label={t(text.country)}
        value={form.countryCode}
        options={sortedCountries(countries, locale).map((country) => [country.code, country.names[locale]])}
        onChange={settle}
        error={errorOf('countryCode')}
      />
      <div className={classes.pair}>
        <Choice
          label={t(text.currency)}
          value={form.currency}
          options={currenciesOf(countries).map((code) => [code, code])}
          onChange={(currency) => onChange({ ...form, currency })}
          error={errorOf('currency')}
          hint={t(text.currencyHelp)}
        />
        <Choice
          label={t(text.timezone)}
          value={form.timezone}
          options={timezones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
          onChange={(timezone) => onChange({ ...form, timezone })}
          error={errorOf('timezone')}
        />
      </div>
    </>
  )
}

const timezones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChange: (value: string) => void
  readonly error: string | null
  readonly hint?: string
}

function Choice({ label, value, options, onChange, error, hint }: ChoiceProps) {
  const { t } = useLanguage()
  return (
    <LightField label={label} error={error} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={classes.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {value === '' && <option value="">{t(text.choose)}</option>}
          {options.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </LightField>
  )
}
