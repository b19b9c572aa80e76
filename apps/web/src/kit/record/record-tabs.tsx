import type { KeyboardEvent } from 'react'
import { useSyncExternalStore } from 'react'
import styles from './record-drawer.module.css'

/** One tab of a record: key in the address, and title. */
export type RecordSide = { readonly key: string; readonly title: string }

export function tabId(side: string): string {
  return `record-tab-${side}`
}

const panelId = 'record-panel'

/** A tab controls nothing while its content is loading. */
function subscribeToPanel(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] })
  return () => observer.disconnect()
}

function hasPanel(): boolean {
  return document.getElementById(panelId) !== null
}

/** Scrolls to the tab if not all fit. */
function bringIntoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

type RecordTabsProps = {
  readonly sides: readonly RecordSide[]
  readonly current: string
  readonly onSide: (key: string) => void
}

/** The tabs of a record. */
export function RecordTabs({ sides, current, onSide }: RecordTabsProps) {
  const isPanelThere = useSyncExternalStore(subscribeToPanel, hasPanel)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    const isRtl = document.documentElement.dir === 'rtl'
    const step = (event.key === 'ArrowRight') === isRtl ? -1 : 1
    const place = sides.findIndex(({ key }) => key === current)
    const other = sides.at((place + step) % sides.length)
    event.preventDefault()
    if (other === undefined) return
    onSide(other.key)
    document.getElementById(tabId(other.key))?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" onKeyDown={onKeyDown}>
      {sides.map(({ key, title }) => (
        <button
          key={key}
          id={tabId(key)}
          ref={key === current ? bringIntoSight : undefined}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={key === current}
          aria-controls={isPanelThere && key === current ? panelId : undefined}
          tabIndex={key === current ? 0 : -1}
          onClick={() => onSide(key)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
