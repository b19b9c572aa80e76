import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { text as keysText } from '@countinghouse/contract/shell/keys.text'
import { IconChevronLeft, IconX } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { ListShared } from '../list/list-parts.ts'
import type { ListState } from '../list/list-state.ts'
import { firstTab } from '../list/list-state.ts'
import { preloaded } from '../../app/offline/preloaded.tsx'
import styles from './record-drawer.module.css'
import { isRecordKey } from './record-keys.ts'
import type { RecordSide } from './record-tabs.tsx'
import { RecordTabs } from './record-tabs.tsx'

const Neighbours = preloaded(async () => (await import('./record-neighbours.tsx')).Neighbours)

type RecordPanelProps = {
  /** The list of the record. */
  readonly shared: Pick<ListShared, 'listing' | 'list' | 'state' | 'setState'>
  readonly title: string
  readonly subtitle?: ReactNode
  /** Content before the title. */
  readonly lead?: ReactNode
  /** Tabs selected by the address (`?tab=`); empty for a record without tabs. */
  readonly sides?: readonly RecordSide[]
  /** Shown in place of the list, with a link back. */
  readonly isPage?: boolean | undefined
  readonly children: ReactNode
}

/** The tab of the address, otherwise the first. */
export function currentSide(sides: readonly RecordSide[], tab: string): string {
  return (sides.find(({ key }) => key === tab) ?? sides[0])?.key ?? firstTab
}

/** The frame of a record beside or in place of its list: title, tabs, neighbours and close. */
export function RecordPanel({ shared, title, subtitle, lead, sides = [], isPage = false, children }: RecordPanelProps) {
  const { t } = useLanguage()
  const { listing, list, state, setState } = shared
  const titleId = useId()
  const id = typeof state.open === 'number' ? state.open : null
  const side = currentSide(sides, state.tab)
  const panelRef = usePanelFocus(state.open)
  const close = () => void setState({ open: null, tab: firstTab })
  useShortcuts([{ keys: 'escape', scope: 'record', label: t(keysText.closeRecord), when: isForClosing, run: close }])
  usePaletteActions(
    sides
      .filter(({ key }) => key !== side)
      .map((other) => ({
        title: `${other.title}: ${title}`,
        icon: other.key === 'history' ? 'history' : 'file',
        run: () => void setState({ tab: other.key }, { replace: true }),
      })),
  )
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div
      ref={panelRef}
      role={isPage ? 'region' : 'dialog'}
      aria-labelledby={titleId}
      className={styles.drawer}
      data-record
      data-page={isPage || undefined}
    >
      <div className={styles.header}>
        {isPage && (
          <button type="button" className={styles.back} onClick={close}>
            <IconChevronLeft size={16} stroke={1.75} className={styles.mirrored} aria-hidden />
            {t(listing.text.title)}
          </button>
        )}
        <div className={styles.headerLine}>
          {lead}
          <Heading id={titleId} className={styles.title} tabIndex={-1} data-title>
            <bdi>{title}</bdi>
          </Heading>
          {id !== null && (
            <Suspense>
              <Neighbours id={id} list={list} onOpen={(next) => void setState({ open: next }, { replace: true })} />
            </Suspense>
          )}
          {!isPage && (
            <IconButton label={t(dialogText.close)} aria-keyshortcuts="Escape" onClick={close}>
              <IconX size={18} stroke={1.75} />
            </IconButton>
          )}
        </div>
        {subtitle}
        {sides.length > 0 && (
          <RecordTabs sides={sides} current={side} onSide={(tab) => void setState({ tab }, { replace: true })} />
        )}
      </div>
      {children}
    </div>
  )
}

/** Dialogs above the record are closed first, wherever the focus is. */
function isForClosing(event: KeyboardEvent): boolean {
  return isRecordKey(event) && document.querySelector('[popover="auto"]:popover-open') === null
}

/** Takes the focus when a record is opened from elsewhere, and returns it to the grid on close. */
function usePanelFocus(open: ListState['open']): RefObject<HTMLDivElement | null> {
  const panelRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = panelRef.current
    if (panel === null || panel.contains(document.activeElement)) return
    panel.querySelector<HTMLElement>(open === 'new' ? 'form input' : '[data-title]')?.focus()
  }, [open])
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role="grid"] [data-active]')?.focus()
    },
    [],
  )
  return panelRef
}
