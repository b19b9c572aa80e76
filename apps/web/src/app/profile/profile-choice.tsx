import { useId } from 'react'
import classes from './profile.module.css'

type Props = {
  readonly label: string
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly value: number | null
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onChange: (id: number) => void
}

/** A labelled list whose choice acts at once. */
export function ProfileChoice({ label, options, value, isBusy, error, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        disabled={isBusy}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {value === null && <option value="" />}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {error !== null && <p role="alert">{error.message}</p>}
    </div>
  )
}
