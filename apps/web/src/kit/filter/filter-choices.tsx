import { text } from '@countinghouse/contract/kit/filter-choices.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { matching, useChoices } from '../fields/use-choices.ts'
import type { Choice, Pickers } from '../fields/use-pickers.ts'
import { isOfRecords } from '../fields/use-pickers.ts'
import styles from '../list/list-toolbar.module.css'

export type FilterChoicesProps = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
  /** The picker list of the options; records are searched on the server. */
  readonly search?: { readonly list: string; readonly pickers: Pickers }
  /** Parses a value that cannot be listed, such as a number; null if invalid. */
  readonly read?: (entered: string) => Choice | null
}

const searchedFrom = 8
const mostShown = 200

/** The options of a filter; one or several can be selected. */
export function FilterChoices({ label, choices, values, onChange, search, read }: FilterChoicesProps) {
  const { t } = useLanguage()
  const [entered, setEntered] = useState('')
  const hintId = useId()
  const list = search !== undefined && isOfRecords(search.list) ? search.list : null
  const records = useChoices(list, entered, search?.pickers)
  const found = list === null ? offered(choices, entered, read) : records.choices
  // Initially selected options are listed first and do not move during selection.
  const [chosen] = useState(values)
  const first = entered === '' ? (list === null ? found : choices).filter(({ value }) => chosen.includes(value)) : []
  const others = found.filter(({ value }) => !first.some((choice) => choice.value === value))
  const shown = [...first, ...others].slice(0, mostShown)
  return (
    <>
      {(choices.length > searchedFrom || read !== undefined || list !== null) && (
        <input
          type="text"
          className={styles.find}
          data-autofocus
          aria-label={t(text.findChoice, { label })}
          placeholder={t(listText.search)}
          autoComplete="off"
          value={entered}
          onChange={(event) => setEntered(event.currentTarget.value)}
        />
      )}
      <fieldset className={styles.choices} aria-describedby={shown.length === 0 ? hintId : undefined}>
        <legend className={styles.hiddenText}>{label}</legend>
        {shown.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...values, choice.value]
                    : values.filter((value) => value !== choice.value),
                )
              }
            />
            <span>{choice.label}</span>
            {list !== null && <bdi className={styles.hint}>{choice.code}</bdi>}
          </label>
        ))}
        {shown.length === 0 && (
          <p id={hintId} className={styles.hint}>
            {t(records.isPending ? listText.loading : text.noChoice)}
          </p>
        )}
      </fieldset>
    </>
  )
}

function offered(choices: readonly Choice[], entered: string, read: FilterChoicesProps['read']): readonly Choice[] {
  if (read === undefined || entered.trim() === '') return matching(choices, entered)
  const value = read(entered)
  return value === null ? [] : [value]
}
