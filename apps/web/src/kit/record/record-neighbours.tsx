import { text } from '@countinghouse/contract/kit/record.text'
import type { ListRow } from '@countinghouse/contract/listing'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import styles from './record-drawer.module.css'
import type { LoadedList } from '../list/use-list.ts'

type NeighboursProps = { readonly id: number; readonly list: LoadedList; readonly onOpen: (id: number) => void }

/** Previous and next record in the order of the list. */
export function Neighbours({ id, list: { rows, query }, onOpen }: NeighboursProps) {
  const { t } = useLanguage()
  const found = rows.findIndex((row) => row.id === id)
  const [place, setPlace] = useState(found)
  // An edit may move the record; its previous position then determines the neighbours.
  if (found >= 0 && found !== place) setPlace(found)
  const previous = place > 0 ? rows[place - 1] : undefined
  const next = place < 0 ? undefined : rows[found < 0 ? place : place + 1]
  const go = (row: ListRow | undefined) => {
    if (row !== undefined) onOpen(row.id)
    if (place >= rows.length - 3 && query.hasNextPage && !query.isFetching) void query.fetchNextPage()
  }
  const isRtl = document.documentElement.dir === 'rtl'
  const [back, onward] = isRtl ? ['arrowright', 'arrowleft'] : ['arrowleft', 'arrowright']
  useShortcuts([
    { keys: `alt+${back}`, scope: 'record', label: t(text.previous), run: () => go(previous) },
    { keys: `alt+${onward}`, scope: 'record', label: t(text.next), run: () => go(next) },
  ])
  return (
    <div className={styles.neighbours}>
      <IconButton label={t(text.previous)} disabled={previous === undefined} onClick={() => go(previous)}>
        <IconChevronLeft size={18} stroke={1.75} className={styles.mirrored} />
      </IconButton>
      <IconButton label={t(text.next)} disabled={next === undefined} onClick={() => go(next)}>
        <IconChevronRight size={18} stroke={1.75} className={styles.mirrored} />
      </IconButton>
    </div>
  )
}
