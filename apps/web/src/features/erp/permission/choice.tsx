import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './permission.module.css'

type Props = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly children: ReactNode
}

/** A labelled select in the permission toolbar. */
export function Choice({ label, value, onChange, children }: Props) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
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
