import { referenceField } from '@countinghouse/contract/fields'
import { portFunctions } from '@countinghouse/contract/procure/world-ports'
import { text } from '@countinghouse/contract/procure/world-ports.text'
import type { RefObject } from 'react'
import { Suspense, useId } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { SearchBox } from '../../../kit/list/search-box.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './world-ports.module.css'
import type { WorldPortsSearch } from './world-ports-search.ts'

const owner = {
  fields: { country: referenceField('country').nullable() },
  text: { ...text, one: text.name, many: text.found },
}
const [countryModel] = fieldModels(owner)

type Props = {
  readonly state: WorldPortsSearch
  readonly onChange: (change: Partial<WorldPortsSearch>) => void
  readonly searchRef: RefObject<HTMLInputElement | null>
}

/** Filters of the location search. */
export function WorldPortsFilters({ state, onChange, searchRef }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const texts = useFieldTexts(owner)
  return (
    <div className={styles.filters}>
      <SearchBox label={t(text.search)} q={state.q} onSearch={(q) => onChange({ q })} inputRef={searchRef} />
      <Suspense>
        {countryModel !== undefined && (
          <FieldInput
            id={`${id}-country`}
            field={countryModel}
            texts={texts}
            entered={state.country ?? ''}
            problem={null}
            isChanged={false}
            onType={(entered) => onChange({ country: typeof entered === 'string' && entered !== '' ? entered : null })}
            onLeave={() => undefined}
          />
        )}
      </Suspense>
      <PlainField label={t(text.has)}>
        {(control) => (
          <select
            {...control}
            value={state.has ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ has: portFunctions.find((name) => name === currentTarget.value) ?? null })
            }
          >
            <option value="">{t(text.anything)}</option>
            {portFunctions.map((name) => (
              <option key={name} value={name}>
                {t(text[`has_${name}`])}
              </option>
            ))}
          </select>
        )}
      </PlainField>
    </div>
  )
}
