import { text } from '@countinghouse/contract/shell/password.text'
import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from './language.tsx'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly isInvalid: boolean
  readonly describedBy: string
  readonly hint?: string
  readonly hasFocus?: boolean
}

/** A password with a toggle that shows or hides it. */
export function SecretField({
  label,
  value,
  onChange,
  autoComplete,
  isInvalid,
  describedBy,
  hint,
  hasFocus = false,
}: Props) {
  const { t } = useLanguage()
  const [isShown, setIsShown] = useState(false)
  return (
    <PasswordInput
      label={label}
      {...(hint !== undefined && { description: hint })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleButtonProps={{ 'aria-label': t(isShown ? text.hide : text.show, { field: label }), tabIndex: 0 }}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      data-autofocus={hasFocus || undefined}
    />
  )
}
