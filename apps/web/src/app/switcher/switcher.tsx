import { text } from '@countinghouse/contract/shell/switcher.text'
import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { HeaderButton } from '../frame/header-button.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { resetSettings } from './reset-settings.ts'
import { SwitcherColours } from './switcher-colours.tsx'
import { SwitcherStyles } from './switcher-styles.tsx'
import styles from './switcher.module.css'

const tabs = ['styles', 'colours'] as const
type Tab = (typeof tabs)[number]

/** The theme settings, applied immediately. Open while rendered. Source: spec section 2, switcher panel. */
export function Switcher({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const [tab, setTab] = useState<Tab>('styles')
  const id = useId()
  return (
    <dialog ref={showModal} closedby="any" className={styles.panel} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{t(text.title)}</h2>
        <HeaderButton label={t(text.close)} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </HeaderButton>
      </div>
      <div className={styles.tabs} role="tablist" onKeyDown={(event) => moveOn(event, tab, setTab)}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={name === tab}
            aria-controls={`${id}-choices`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(text[name])}
          </button>
        ))}
      </div>
      <div key={tab} id={`${id}-choices`} role="tabpanel" className={styles.choices} aria-labelledby={`${id}-${tab}`}>
        {tab === 'styles' ? <SwitcherStyles /> : <SwitcherColours />}
      </div>
      <div className={styles.foot}>
        <p id={`${id}-reset`}>{t(text.resetHint)}</p>
        <button type="button" className={styles.reset} aria-describedby={`${id}-reset`} onClick={resetSettings}>
          {t(text.reset)}
        </button>
      </div>
    </dialog>
  )
}

/** The browser traps and restores the focus. A click beside the panel closes it. */
function showModal(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  return () => dialog.close()
}

/** Source: ARIA Authoring Practices, tabs with automatic activation. */
function moveOn(event: KeyboardEvent<HTMLElement>, tab: Tab, setTab: (tab: Tab) => void): void {
  const [first, last] = tabs
  const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const other =
    event.key === 'Home' ? first : event.key === 'End' ? last : isArrow ? (tab === first ? last : first) : null
  if (other === null || event.altKey) return
  event.preventDefault()
  setTab(other)
  event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(other)]?.focus()
}
