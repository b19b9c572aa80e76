import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import classes from '../../../app/light/light-form.module.css'

type Control = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>

type Props = {
  readonly label: string
  readonly error?: string | null | undefined
  readonly hint?: string | undefined
  readonly children: (control: Control) => ReactNode
}

/** Label above, hint and error below, tied to the control for assistive technology. */
export function LightField({ label, error, hint, children }: Props) {
  const id = useId()
  const hasError = error !== null && error !== undefined
  const describedBy = [hint === undefined ? '' : `${id}-hint`, hasError ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': hasError, ...(describedBy !== '' && { 'aria-describedby': describedBy }) })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
