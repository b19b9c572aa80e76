import type { ReactNode } from 'react'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import styles from './selection-bar.module.css'

type SelectionButtonProps = {
  readonly title: string
  /** Name of the icon in the palette. */
  readonly icon: string
  /** The same icon as an element. */
  readonly drawing: ReactNode
  /** Shortcut of the action, registered by the action itself. */
  readonly keys?: string
  readonly run: () => void
}

/** One action on selected records: a button of the bar and an entry of the palette. */
export function SelectionButton({ title, icon, drawing, keys, run }: SelectionButtonProps) {
  usePaletteActions([{ title, icon, ...(keys !== undefined && { keys }), run }])
  return (
    <button type="button" className={styles.action} onClick={run}>
      {drawing}
      {title}
    </button>
  )
}
