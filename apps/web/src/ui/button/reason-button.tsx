import type { ButtonProps } from '@mantine/core'
import { Button } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import { useId } from 'react'
import styles from './reason-button.module.css'

type ReasonButtonProps = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    /** Why the button is disabled; null if enabled. */
    readonly reason: string | null
  }

/** A button that shows on hover and focus why it is disabled; it remains focusable for accessibility. */
export function ReasonButton({ reason, onClick, ...button }: ReasonButtonProps) {
  const tipId = useId()
  if (reason === null) return <Button {...button} onClick={onClick} />
  return (
    <span className={styles.place}>
      <Button
        {...button}
        data-disabled
        aria-disabled
        aria-describedby={tipId}
        onClick={(event) => event.preventDefault()}
      />
      <span id={tipId} role="tooltip" className={styles.tip}>
        {reason}
      </span>
    </span>
  )
}
