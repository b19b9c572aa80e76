import { useId } from 'react'
import plain from '../../ui/field/plain-field.module.css'
import classes from './auth-challenge.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isInvalid: boolean
  /** Id of the error message. */
  readonly problemId: string
  readonly isNew?: boolean
}

/** Masked input of four to eight digits. */
export function PinField({ label, value, onChange, isInvalid, problemId, isNew = false }: Props) {
  const id = useId()
  return (
    <div className={plain.field}>
      <label htmlFor={id} className={plain.label}>
        {label}
      </label>
      <input
        id={id}
        className={`${plain.input} ${classes.code}`}
        type="password"
        dir="ltr"
        inputMode="numeric"
        autoComplete={isNew ? 'new-password' : 'off'}
        maxLength={8}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={problemId}
        data-autofocus
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </div>
  )
}
