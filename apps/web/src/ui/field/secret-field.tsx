import { text } from '@countinghouse/contract/shell/password.text'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import plain from './plain-field.module.css'
import { useLanguage } from '../language/language.tsx'
import classes from './secret-field.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly isInvalid: boolean
  /** Id of the error message. */
  readonly problemId: string
  readonly hint?: string
  readonly hasFocus?: boolean
}

/** A password with a toggle that shows or hides it. */
export function SecretField(props: Props) {
  const { label, value, onChange, autoComplete, isInvalid, problemId, hint, hasFocus = false } = props
  const { t } = useLanguage()
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const hintId = `${id}-hint`
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <div className={plain.field}>
      <label htmlFor={id} className={plain.label}>
        {label}
      </label>
      <div className={classes.secret}>
        <input
          id={id}
          className={plain.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={isInvalid}
          aria-describedby={hint === undefined ? problemId : `${problemId} ${hintId}`}
          data-autofocus={hasFocus || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.eye}
          aria-label={t(isShown ? text.hide : text.show, { field: label })}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {hint !== undefined && (
        <p id={hintId} className={plain.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
