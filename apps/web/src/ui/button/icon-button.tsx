import type { ComponentPropsWithoutRef } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = ComponentPropsWithoutRef<'button'> & { readonly label: string }

/** An icon button with a label and tooltip. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={[styles.button, className].join(' ')}
      aria-label={label}
      title={label}
    />
  )
}
