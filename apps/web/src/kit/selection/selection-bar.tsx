import { text } from '@countinghouse/contract/kit/selection-bar.text'
import type { ReactNode } from 'react'
import { Suspense, useRef } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { ChosenRecords } from './chosen-records.ts'
import { CopyRecords } from './copy-records.tsx'
import { ExportRecords } from '../export/export-records.tsx'
import styles from './selection-bar.module.css'

type SelectionBarProps = {
  readonly chosen: ChosenRecords
  /** Number of matching rows; inexact beyond a cap. */
  readonly total: { readonly count: number; readonly exact: boolean } | null
  /** Null if all matching rows are selected or loaded. */
  readonly onAll: (() => void) | null
  /** Actions in addition to copy and export. */
  readonly actions: ReactNode
}

/** The number of selected rows, their actions, and clear. */
export function SelectionBar({ chosen, total, onAll, actions }: SelectionBarProps) {
  const { t, formatNumber } = useLanguage()
  const actionsRef = useRef<HTMLDivElement>(null)
  useShortcuts([
    { keys: 'escape', scope: 'list', label: t(text.clear), run: chosen.clear, when: isFree },
    {
      keys: '.',
      scope: 'list',
      label: t(text.toActions),
      run: () => actionsRef.current?.querySelector('button')?.focus(),
    },
  ])
  return (
    <section className={styles.bar} aria-label={t(text.region)}>
      <span className={styles.count} role="status">
        {formatCount()}
      </span>
      {onAll !== null && (
        <button type="button" className={styles.action} onClick={onAll}>
          {total?.exact === true ? t(text.chooseAll, { count: formatNumber(total.count) }) : t(text.chooseEvery)}
        </button>
      )}
      <div ref={actionsRef} className={styles.actions} role="group" aria-label={t(text.toActions)}>
        <Suspense>
          <CopyRecords chosen={chosen} />
          {actions}
          <ExportRecords chosen={chosen} />
        </Suspense>
      </div>
      <button type="button" className={styles.action} onClick={chosen.clear} aria-keyshortcuts="Escape">
        {t(text.clear)}
      </button>
    </section>
  )

  function formatCount(): string {
    const { count, selection } = chosen
    if (count !== null) return t(text.count, { count, shown: formatNumber(count) })
    const but = 'except' in selection ? selection.except.length : 0
    return but === 0 ? t(text.all) : t(text.allBut, { count: formatNumber(but) })
  }
}

/** Escape closes an open popup or clears an input before it clears the selection. */
function isFree({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null
  return !isTyping && document.querySelector(':popover-open, dialog[open]') === null
}
