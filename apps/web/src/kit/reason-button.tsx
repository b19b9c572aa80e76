import type { ButtonProps } from '@mantine/core'
import { Button } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import { useId } from 'react'
import styles from './reason-button.module.css'

type ReasonButtonProps = ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    /** Why it cannot be used now; null when it can. */
    readonly reason: string | null
  }

/** A button that says on hover and on focus why it cannot be used; it stays focusable so that everybody can learn why. */
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
