import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './plain-field.module.css'

type Control = {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type Props = {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly children: (control: Control) => ReactNode
}

/** Label above, error or help below. */
export function PlainField({ label, hint, problem, children }: Props) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': problem !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <div id={`${id}-note`} className={problem === undefined ? styles.hint : styles.problem}>
          {note}
        </div>
      )}
    </div>
  )
}
