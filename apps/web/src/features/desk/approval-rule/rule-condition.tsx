import { useId } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './approval-rule.module.css'
import type { DocumentType } from './rule-details.ts'

type Props = {
  readonly field: DocumentType['fields'][number]
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** The values of a field that a document must have one of; none: it may have any. */
export function RuleCondition({ field: { title, choices }, chosen, problem, onChange }: Props) {
  const { locale } = useLanguage()
  const id = useId()
  // Of a rule that was written before the field had choices: shown, so that it can be removed.
  const unknown = chosen.filter((value) => !choices.some((choice) => choice.value === value))
  const shown = [
    ...choices.map(({ value, title: name }) => ({ value, name: name[locale] })),
    ...unknown.map((value) => ({ value, name: value })),
  ]
  return (
    <fieldset className={styles.condition} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{title[locale]}</legend>
      {shown.map(({ value, name }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {name}
        </label>
      ))}
      {problem !== undefined && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
