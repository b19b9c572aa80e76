import { text as listText } from '@countinghouse/contract/kit/list.text'
import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import popup from '../../ui/dialog/popup.module.css'
import type { RowAction } from './row-action.ts'
import styles from './row-menu.module.css'

type RowMenuProps = {
  /** Name of the row. */
  readonly name: string
  /** Position in the window. */
  readonly x: number
  readonly y: number
  readonly items: readonly Omit<RowAction, 'icon'>[]
  readonly onClose: () => void
}

/** The actions of one row, without opening or selecting it. Source: WAI-ARIA menu pattern. */
export function RowMenu({ name, x, y, items, onClose }: RowMenuProps) {
  const { t } = useLanguage()
  const anchor = `--row${useId().replaceAll(/\W/g, '')}`
  return (
    <>
      <span className={styles.point} style={{ anchorName: anchor, left: x, top: y }} />
      <div
        ref={show}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={t(listText.rowActions, { name })}
        className={`${popup.popup} ${styles.menu}`}
        style={{ positionAnchor: anchor }}
        onKeyDown={move}
        onToggle={({ newState }) => newState === 'closed' && onClose()}
      >
        {items.map(({ title, isDanger = false, reason = null, run }) => (
          <button
            key={title}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-danger={isDanger || undefined}
            aria-disabled={reason !== null}
            onClick={({ currentTarget }) => {
              if (reason !== null) return
              // Returns the focus to the list before the action may move it.
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              run()
            }}
          >
            {title}
            {reason !== null && <span className={styles.reason}>{reason}</span>}
          </button>
        ))}
      </div>
    </>
  )
}

function show(menu: HTMLElement | null): void {
  menu?.showPopover()
  menu?.querySelector('button')?.focus()
}

/** Arrows, Home, End and first letters move; Tab leaves. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const moves: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  }
  const next = moves[event.key] ?? (event.key.length === 1 ? lettered(items, at, event.key) : undefined)
  if (event.key === 'Tab') menu.hidePopover()
  else if (next === undefined || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return
  else items.at(next % items.length)?.focus()
  event.preventDefault()
}

/** The next item that starts with the letter. */
function lettered(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  const begins = (item: HTMLElement) => item.textContent.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  const found = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
  return found === undefined ? undefined : items.indexOf(found)
}
