import { text } from '@countinghouse/contract/kit/record.text'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../shell/language.tsx'
import styles from './record-drawer.module.css'

type Tab = 'details' | 'history'

const tabs: readonly Tab[] = ['details', 'history']

export function tabId(tab: Tab): string {
  return `record-tab-${tab}`
}

/** The sides of a record. */
export function RecordTabs({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const { t } = useLanguage()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    const other = tab === 'details' ? 'history' : 'details'
    event.preventDefault()
    onTab(other)
    document.getElementById(tabId(other))?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" onKeyDown={onKeyDown}>
      {tabs.map((name) => (
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
          {t(name === 'details' ? text.details : text.history)}
        </button>
      ))}
    </div>
  )
}
