import type { ComponentProps } from 'react'
import { LightField } from './light-field.tsx'
import classes from '../../../app/light/light-form.module.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | null | undefined
  readonly hint?: string
}

export function LightInput({ label, value, onValue, error, hint, ...rest }: Props) {
  return (
    <LightField label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          className={classes.input}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          {...rest}
        />
      )}
    </LightField>
  )
}
