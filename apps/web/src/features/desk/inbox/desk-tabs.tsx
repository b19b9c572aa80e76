import type { KeyboardEvent } from 'react'
import styles from './inbox.module.css'

type Props<T extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly name: T; readonly title: string }[]
  readonly tab: T
  readonly panelId: string
  readonly onTab: (tab: T) => void
}

/** Tabs of a page; arrow keys move and open. Source: WAI-ARIA tabs pattern. */
export function DeskTabs<T extends string>({ label, tabs, tab, panelId, onTab }: Props<T>) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr')
    const place = tabs.findIndex(({ name }) => name === tab) + (isForward ? 1 : -1)
    const next = tabs[(place + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onTab(next.name)
    document.getElementById(`${panelId}-${next.name}`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          id={`${panelId}-${name}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === tab}
          aria-controls={panelId}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
