import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LightField } from './light-field.tsx'
import classes from '../../../app/light/light-form.module.css'

type Props = {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | null | undefined
  readonly hint?: string
}

/** A password with show and hide, and a hint while Caps Lock is on. */
export function LightPassword({ label, name, value, onValue, autoComplete, error, hint }: Props) {
  const { t } = useLanguage()
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <LightField label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <div className={classes.secret}>
            <input
              {...control}
              className={classes.input}
              type={isShown ? 'text' : 'password'}
              name={name}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => onValue(event.currentTarget.value)}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setIsCapsLock(false)}
            />
            <button
              type="button"
              className={classes.eye}
              aria-label={t(isShown ? text.hidePassword : text.showPassword)}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              <Eye isCrossed={isShown} />
            </button>
          </div>
          <p role="status" className={classes.hint}>
            {isCapsLock && t(text.capsLock)}
          </p>
        </>
      )}
    </LightField>
  )
}

function Eye({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12z" />
      <circle cx="12" cy="12" r="2.75" />
      {isCrossed && <path d="M4 4l16 16" strokeLinecap="round" />}
    </svg>
  )
}
