import { text } from '@countinghouse/contract/kit/field.text'
import type { ReactNode } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Values } from './field-kind.ts'
import styles from './field.module.css'
import type { Entered } from './field-value.ts'
import type { FieldModel } from './field-model.ts'
import { isRequired } from './field-model.ts'
import type { FieldTexts } from './use-field-text.ts'

export type FieldFrameProps = {
  readonly id: string
  readonly field: FieldModel
  readonly texts: FieldTexts
  readonly problem: ReactNode
  readonly isChanged: boolean
}

export type FieldInputProps = FieldFrameProps & {
  readonly entered: Entered
  /** What is entered at this moment, where more than this input writes it, such as a scanner between two renders. */
  readonly enteredNow?: () => Entered
  /** The other values, if one determines how another is parsed. */
  readonly row?: Values
  readonly onType: (entered: Entered) => void
  readonly onLeave: () => void
}

/** Label above, error and help below; a switch precedes its label. */
export function FieldFrame({
  id,
  field,
  texts,
  problem,
  isChanged,
  children,
}: FieldFrameProps & { readonly children: ReactNode }) {
  const { t } = useLanguage()
  const help = texts.help(field.name)
  return (
    <div className={styles.frame} data-widget={field.widget}>
      <label htmlFor={id} className={styles.label}>
        {texts.label(field.name)}
        {isRequired(field) && <span className={styles.mark}> {t(text.required)}</span>}
        {isChanged && <span className={styles.changed}> {t(text.changed)}</span>}
      </label>
      {children}
      {problem !== null && (
        <div id={`${id}-problem`} className={styles.problem}>
          {problem}
        </div>
      )}
      {help !== null && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  )
}

/** The ARIA attributes of the control. */
export function controlProps({ id, field, texts, problem }: FieldFrameProps) {
  const described = [problem === null ? '' : `${id}-problem`, texts.help(field.name) === null ? '' : `${id}-help`]
    .join(' ')
    .trim()
  return {
    id,
    'aria-invalid': problem !== null,
    'aria-required': isRequired(field) || undefined,
    'aria-describedby': described === '' ? undefined : described,
  }
}
