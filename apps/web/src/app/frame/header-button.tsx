import type { ComponentProps } from 'react'
import classes from './header.module.css'

type Props = ComponentProps<'button'> & {
  readonly label: string
  /** Hidden in a narrow header. */
  readonly isExtra?: boolean
}

/** An icon button with a label for assistive technology and a tooltip. */
export function HeaderButton({ label, isExtra = false, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={isExtra ? `${classes.button} ${classes.extra}` : classes.button}
      aria-label={label}
      {...rest}
    >
      {children}
      <span className={classes.tip} aria-hidden="true">
        {label}
      </span>
    </button>
  )
}
