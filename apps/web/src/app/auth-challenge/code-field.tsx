import plain from '../../ui/field/plain-field.module.css'
import { useId } from 'react'
import classes from './auth-challenge.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isInvalid: boolean
  /** Id of the error message. */
  readonly problemId: string
  readonly hint?: string
}

/** Input for an authenticator code or recovery code; left to right in every language. */
export function CodeField({ label, value, onChange, isInvalid, problemId, hint }: Props) {
  const id = useId()
  return (
    <div className={plain.field}>
      <label htmlFor={id} className={plain.label}>
        {label}
      </label>
      <input
        id={id}
        className={`${plain.input} ${classes.code}`}
        dir="ltr"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={hint === undefined ? problemId : `${problemId} ${id}-hint`}
        autoFocus
        data-autofocus
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={plain.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
