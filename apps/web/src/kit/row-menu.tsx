import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text } from '@countinghouse/contract/kit/row-menu.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { useCan } from '../shell/session.tsx'
import type { ListState } from './list-state.ts'
import popup from './popup.module.css'
import styles from './row-menu.module.css'
import { showToast } from './toast.tsx'
import { useMasterWrites } from './use-master-writes.ts'
import type { RecordDeed } from './use-record-deeds.tsx'
import { useRecordDeeds } from './use-record-deeds.tsx'
import type { SetSearchState } from './use-search-state.ts'

/** A row, and the point of the window at which its menu opens. */
export type RowMenuAt = { readonly row: MasterRow; readonly x: number; readonly y: number }

type RowMenuProps = RowMenuAt & {
  readonly master: Master
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
  readonly onMerge: () => void
  readonly onClose: () => void
}

/** What can be done with one row, without opening or selecting it. Source: WAI-ARIA menu pattern; user-experience.md 5. */
export function RowMenu({ row, x, y, master, state, setState, onMerge, onClose }: RowMenuProps) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const anchor = `--row${useId().replaceAll(/\W/g, '')}`
  const writes = useMasterWrites(master)
  const onRemoved = async () => {
    if (state.open === row.id) await setState({ open: null, tab: 'details' }, { isForced: true })
  }
  const deeds = useRecordDeeds({ master, row, isDirty: false, writes, onRemoved, onMerge })
  const link = new URL(`${location.pathname}?open=${row.id}`, location.href).href

  async function edit(): Promise<void> {
    await setState({ open: row.id, tab: 'details' })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="dialog"] form input')?.focus())
  }

  async function copyLink(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    const message = t(isCopied ? text.linkCopied : text.linkNotCopied, { name: row.name, link })
    showToast(language, { tone: isCopied ? 'done' : 'error', message })
  }

  const free = { isDanger: false, reason: null }
  const items: readonly Omit<RecordDeed, 'icon'>[] = [
    { ...free, title: t(text.open), run: () => void setState({ open: row.id, tab: 'details' }) },
    ...(can(permissionName(master.page, 'edit')) ? [{ ...free, title: t(text.edit), run: () => void edit() }] : []),
    { ...free, title: t(text.newTab), run: () => void open(link, '_blank', 'noopener') },
    { ...free, title: t(text.history), run: () => void setState({ open: row.id, tab: 'history' }) },
    { ...free, title: t(text.copyLink), run: () => void copyLink() },
    ...deeds,
  ]

  return (
    <>
      <span className={styles.point} style={{ anchorName: anchor, left: x, top: y }} />
      <div
        ref={show}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={t(listText.rowActions, { name: row.name })}
        className={`${popup.popup} ${styles.menu}`}
        style={{ positionAnchor: anchor }}
        onKeyDown={move}
        onToggle={({ newState }) => newState === 'closed' && onClose()}
      >
        {items.map(({ title, isDanger, reason, run }) => (
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
              // The focus is back in the list before what is done may take it.
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

/** The next item that begins with the letter. */
function lettered(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  const begins = (item: HTMLElement) => item.textContent.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  const found = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
  return found === undefined ? undefined : items.indexOf(found)
}
