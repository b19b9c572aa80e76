import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import { IconChevronRight, IconDotsVertical, IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes, MouseEvent } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './category-tree.module.css'
import type { CategoryLine } from './category-lines.ts'

type Props = {
  readonly line: CategoryLine
  /** The line has the keyboard focus. */
  readonly isCurrent: boolean
  /** The record of the line is open. */
  readonly isChosen: boolean
  readonly drag: HTMLAttributes<HTMLElement>
  readonly onTurn: () => void
  readonly onOpen: () => void
  readonly onFocus: () => void
  readonly onMenu: (x: number, y: number) => void
}

export function CategoryTreeLine({ line, isCurrent, isChosen, drag, onTurn, onOpen, onFocus, onMenu }: Props) {
  const { t, formatNumber } = useLanguage()
  const { node, level, place, siblings, hasChildren, isOpen, total } = line
  const counts = [t(text.own, { count: node.products }), t(text.total, { count: total })].join(', ')

  function press({ target }: MouseEvent<HTMLElement>): void {
    const part = (target as Element).closest<HTMLElement>('[data-part]')
    if (part?.dataset['part'] === 'more') {
      const { left, bottom } = part.getBoundingClientRect()
      onMenu(left, bottom)
    } else if (part === null) onOpen()
    else if (hasChildren) onTurn()
  }

  return (
    <div
      role="treeitem"
      data-id={node.id}
      className={styles.line}
      style={{ '--level': level } as object}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      {...drag}
      onFocus={onFocus}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault()
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        onMenu(event.clientX || left, event.clientY || bottom)
      }}
    >
      {/* For a pointer; keys do the same, and a tree item has no controls of its own. */}
      <span
        className={styles.turn}
        data-open={isOpen || undefined}
        data-empty={!hasChildren || undefined}
        data-part="turn"
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </span>
      <bdi className={styles.name}>{node.name}</bdi>
      {node.levelName !== null && <bdi className={styles.quiet}>{node.levelName}</bdi>}
      {node.status === 'inactive' && <span className={styles.tag}>{t(listText.inactive)}</span>}
      <bdi className={styles.code}>{node.code}</bdi>
      <span className={styles.counts} title={counts}>
        <span className="visually-hidden">{counts}</span>
        <span aria-hidden>
          {formatNumber(node.products)}
          {total !== node.products && <span className={styles.quiet}> / {formatNumber(total)}</span>}
        </span>
      </span>
      <span className={styles.more} title={t(text.more, { name: node.name })} data-part="more">
        <IconDotsVertical size={16} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.handle} title={t(categoryText.place)}>
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </span>
    </div>
  )
}
