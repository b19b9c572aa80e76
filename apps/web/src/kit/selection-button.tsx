import type { ReactNode } from 'react'
import { usePaletteActions } from '../shell/palette-actions.ts'
import styles from './selection-bar.module.css'

type SelectionButtonProps = {
  readonly title: string
  /** Name of the icon in the palette. */
  readonly icon: string
  /** The same icon, drawn. */
  readonly drawing: ReactNode
  /** Shortcut that does the same, which the action registers itself. */
  readonly keys?: string
  readonly run: () => void
}

/** One action on chosen records: a button of the bar, and an entry of the palette. */
export function SelectionButton({ title, icon, drawing, keys, run }: SelectionButtonProps) {
  usePaletteActions([{ title, icon, ...(keys !== undefined && { keys }), run }])
  return (
    <button type="button" className={styles.action} onClick={run}>
      {drawing}
      {title}
    </button>
  )
}
