import type { ComponentProps } from 'react'
import classes from './header.module.css'

type Props = ComponentProps<'button'> & {
  readonly label: string
  /** Left out where the header is narrow. */
  readonly isExtra?: boolean
}

/** A button that is an icon alone: named for assistive technology, with a tooltip for everybody else. */
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
