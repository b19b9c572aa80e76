import type { ListRow } from '@countinghouse/contract/listing'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { text } from '@countinghouse/contract/kit/row-menu.text'
import { useEffect, useState } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useHandler } from '../../ui/behaviour/use-handler.ts'
import type { RowMenusShared } from './list-parts.ts'
import { firstTab } from './list-state.ts'
import { CreatedNote } from './created-note.tsx'
import type { RowAction } from './row-action.ts'
import { RowMenu } from './row-menu.tsx'
import { rowNameOf } from './row-name.ts'
import { showToast } from '../../ui/dialog/toast.tsx'

type RowMenusProps<R extends ListRow> = RowMenusShared<R> & {
  /** Whether a row opens its record. */
  readonly hasRecord: boolean
  /** Additional views of the record. */
  readonly ways?: (row: R) => readonly Omit<RowAction, 'icon'>[]
  readonly rowActions?: ((row: R) => readonly RowAction[]) | undefined
  /** Called when a menu opens. */
  readonly onOpen?: (row: R) => void
}

type MenuAt<R> = { readonly row: R; readonly x: number; readonly y: number }

/** Opens the row menu by its button, the `.` key or the context menu. */
export function RowMenus<R extends ListRow>(props: RowMenusProps<R>) {
  const { listing, texts, list, setState, created, isFree, hasRecord, ways, rowActions, onOpen } = props
  const language = useLanguage()
  const { t } = language
  const [menu, setMenu] = useState<MenuAt<R> | null>(null)
  const nameOf = (row: R) => rowNameOf(listing, texts, row)

  function openFor(target: EventTarget | null, x: number, y: number): boolean {
    const id = target instanceof Element ? target.closest('tr')?.querySelector<HTMLElement>('[data-menu]') : null
    const row = list.rows.find((one) => String(one.id) === id?.dataset['menu'])
    if (row === undefined) return false
    setMenu({ row, x, y })
    onOpen?.(row)
    return true
  }

  function openBelow(target: Element): void {
    const { left, bottom } = target.getBoundingClientRect()
    openFor(target, left, bottom)
  }

  useShortcuts([
    {
      keys: '.',
      scope: 'list',
      label: t(text.title),
      when: ({ target }) =>
        isFree && target instanceof Element && target.closest('[role="grid"] [data-column]') !== null,
      run: ({ target }) => openBelow(target as Element),
    },
  ])
  const onClick = useHandler(({ target }: MouseEvent) => {
    const button = (target as Element).closest('[data-menu]')
    if (button !== null) openBelow(button)
  })
  const onContextMenu = useHandler((event: MouseEvent) => {
    if (openFor(event.target, event.clientX, event.clientY)) event.preventDefault()
  })
  useEffect(() => {
    const panel = document.getElementById('list-panel')
    panel?.addEventListener('click', onClick)
    panel?.addEventListener('contextmenu', onContextMenu)
    return () => {
      panel?.removeEventListener('click', onClick)
      panel?.removeEventListener('contextmenu', onContextMenu)
    }
  }, [onClick, onContextMenu])

  function openings(row: R): readonly Omit<RowAction, 'icon'>[] {
    if (!hasRecord) return []
    const link = new URL(`${location.pathname}?open=${row.id}`, location.href).href
    return [
      { title: t(recordText.open), run: () => void setState({ open: row.id, tab: firstTab }) },
      ...(ways?.(row) ?? []),
      { title: t(text.newTab), run: () => void open(link, '_blank', 'noopener') },
      { title: t(text.copyLink), run: () => void copyLink(nameOf(row), link) },
    ]
  }

  async function copyLink(name: string, link: string): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    const message = t(isCopied ? text.linkCopied : text.linkNotCopied, { name, link })
    showToast(language, { tone: isCopied ? 'done' : 'error', message })
  }

  return (
    <>
      {created !== null && <CreatedNote created={created} name={nameOf(created)} list={list} setState={setState} />}
      {menu !== null && (
        <RowMenu
          key={menu.row.id}
          name={nameOf(menu.row)}
          x={menu.x}
          y={menu.y}
          items={[...openings(menu.row), ...(rowActions?.(menu.row) ?? [])]}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}
