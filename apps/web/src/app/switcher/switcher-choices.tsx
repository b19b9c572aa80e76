import { choiceText } from '@countinghouse/contract/shell/switcher.text'
import type { Text } from '@countinghouse/kernel/text'
import { IconCheck } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './switcher-choices.module.css'

export type ChoiceValue = keyof typeof choiceText

type Props<V extends ChoiceValue> = {
  readonly legend: Text
  readonly hint?: Text
  readonly values: readonly V[]
  /** The current value; null if none of the choices. */
  readonly value: V | null
  readonly columns?: 2 | 3 | 5
  readonly isWideOnly?: boolean
  readonly picture: (value: V) => ReactNode
  readonly onChoose: (value: V) => void
  /** Called when the current choice is clicked again. */
  readonly onChooseAgain?: (value: V) => void
  /** Content after the choices. */
  readonly children?: ReactNode
}

/** One setting: choices with picture and label, the current one checked. */
export function Choices<V extends ChoiceValue>(props: Props<V>) {
  const { t } = useLanguage()
  const { legend, hint, values, value, columns = 3, isWideOnly = false, picture, onChoose, onChooseAgain } = props
  const name = useId()
  return (
    <fieldset
      className={styles.group}
      data-wide-only={isWideOnly || undefined}
      aria-describedby={hint && `${name}-hint`}
    >
      <legend className={styles.legend}>{t(legend)}</legend>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {t(hint)}
        </p>
      )}
      <div className={styles.choices} data-columns={columns}>
        {values.map((choice) => {
          const isChecked = choice === value
          return (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={isChecked}
                onChange={() => onChoose(choice)}
                {...(isChecked && onChooseAgain && pressedAgain(() => onChooseAgain(choice)))}
              />
              <span className={styles.picture}>
                {picture(choice)}
                {isChecked && (
                  <span className={styles.check}>
                    <IconCheck size={12} stroke={3} aria-hidden="true" />
                  </span>
                )}
              </span>
              <span className={styles.name}>{t(choiceText[choice])}</span>
            </label>
          )
        })}
      </div>
      {props.children}
    </fieldset>
  )
}

/** A checked radio button fires no change event; clicks and the space bar are handled here. */
function pressedAgain(action: () => void) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    action()
  }
  return { onClick: action, onKeyDown }
}
