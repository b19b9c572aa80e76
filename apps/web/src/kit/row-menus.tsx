import { text } from '@countinghouse/contract/kit/row-menu.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useShortcuts } from '../shell/keyboard.ts'
import { useLanguage } from '../shell/language.tsx'
import { useHandler } from '../shell/use-handler.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import type { ListState } from './list-state.ts'
import { MadeNote } from './made-note.tsx'
import type { RowMenuAt } from './row-menu.tsx'
import { RowMenu } from './row-menu.tsx'
import type { MasterList } from './use-master-list.ts'
import type { SetSearchState } from './use-search-state.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

type RowMenusProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly list: MasterList
  readonly state: ListState
  readonly setState: SetSearchState<ListState>
  /** Record that was made and closed last. */
  readonly made: MasterRow | null
  /** No row is selected: the key is for the row in focus. */
  readonly isFree: boolean
}

/** Opens the menu of a row by its button, by the point key, or where a mouse asks for a context menu. */
export function RowMenus({ texts, list, made, isFree, ...shared }: RowMenusProps) {
  const { t } = useLanguage()
  const [menu, setMenu] = useState<RowMenuAt | null>(null)
  const [mergingId, setMergingId] = useState<number | null>(null)

  function openFor(target: EventTarget | null, x: number, y: number): boolean {
    const id = target instanceof Element ? target.closest('tr')?.querySelector<HTMLElement>('[data-menu]') : null
    const row = list.rows.find((one) => String(one.id) === id?.dataset['menu'])
    if (row === undefined) return false
    setMenu({ row, x, y })
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

  return (
    <>
      {made !== null && <MadeNote made={made} list={list} setState={shared.setState} />}
      {menu !== null && (
        <RowMenu
          key={menu.row.id}
          {...menu}
          {...shared}
          onMerge={() => setMergingId(menu.row.id)}
          onClose={() => setMenu(null)}
        />
      )}
      {mergingId !== null && (
        <Suspense>
          <MergeDialog
            master={shared.master}
            texts={texts}
            ids={[mergingId]}
            onClose={() => setMergingId(null)}
            onMerged={({ id }) => void shared.setState({ open: id })}
          />
        </Suspense>
      )}
    </>
  )
}
