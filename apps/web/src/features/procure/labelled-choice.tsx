import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from '../../kit/fields/field.module.css'

type Props = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly children: ReactNode
}

/** Select with a label above. */
export function LabelledChoice({ label, value, onChange, children }: Props) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
      >
        {children}
      </select>
    </div>
  )
}
