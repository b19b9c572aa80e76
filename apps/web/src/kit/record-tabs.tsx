import { text } from '@countinghouse/contract/kit/record.text'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../shell/language.tsx'
import type { RecordTab } from './list-state.ts'
import { recordTabs } from './list-state.ts'
import styles from './record-drawer.module.css'

export function tabId(tab: RecordTab): string {
  return `record-tab-${tab}`
}

/** The sides of a record. */
export function RecordTabs({ tab, onTab }: { readonly tab: RecordTab; readonly onTab: (tab: RecordTab) => void }) {
  const { t } = useLanguage()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    const isRtl = document.documentElement.dir === 'rtl'
    const step = (event.key === 'ArrowRight') === isRtl ? -1 : 1
    const other = recordTabs.at((recordTabs.indexOf(tab) + step) % recordTabs.length) ?? 'details'
    event.preventDefault()
    onTab(other)
    document.getElementById(tabId(other))?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" onKeyDown={onKeyDown}>
      {recordTabs.map((name) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === tab}
          aria-controls="record-panel"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {t(text[name])}
        </button>
      ))}
    </div>
  )
}
