import type { PageRow } from '@countinghouse/contract/erp/page-master'
import { movePage } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
import type { Icon } from '@tabler/icons-react'
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
} from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { NamedIcon } from '../../../ui/display/icons.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Move, MoveKind } from './page-moves.ts'
import { moveKinds, movesOf, treeOf } from './page-moves.ts'
import styles from '../registers.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useRowDrag } from '../../../ui/behaviour/use-row-drag.ts'

const icons: Readonly<Record<MoveKind, Icon>> = {
  up: IconArrowUp,
  down: IconArrowDown,
  into: IconIndentIncrease,
  out: IconIndentDecrease,
}
const columns = ['title', 'type', 'route', 'eventType', 'events', 'roles', 'isInMenu', 'status'] as const

type Props = {
  /** Entries of one module. */
  readonly pages: readonly PageRow[]
  readonly canEdit: boolean
  readonly onOpen: (id: number) => void
}

/** Menu tree of a module; entries are moved by dragging or by the arrow buttons of their row. */
export function PageTable({ pages, canEdit, onOpen }: Props) {
  const { t, locale } = useLanguage()
  const [said, setSaid] = useState('')
  const write = useWrite(t(text.title))
  const titleOf = (page: PageRow | undefined) => (locale === 'ar' ? page?.titleAr : page?.title) ?? ''
  const byId = (id: number | null) => pages.find((page) => page.id === id)
  const dragProps = useRowDrag((id, beforeId) => {
    const target = byId(beforeId)
    if (target !== undefined) void move(byId(id), { parentId: target.parentId, otherId: beforeId })
  })

  async function move(page: PageRow | undefined, to: Move | null): Promise<void> {
    if (page === undefined || to === null) return
    if ((await write(movePage, { id: page.id, ...to })) !== null) setSaid(t(text.moved, { title: titleOf(page) }))
  }

  return (
    <>
      <table className={styles.table} aria-label={t(text.title)}>
        <thead>
          <tr>
            {canEdit && (
              <th scope="col" data-column="order">
                {t(text.column_order)}
              </th>
            )}
            {columns.map((name) => (
              <th key={name} scope="col" data-column={name}>
                {t(text[`column_${name}`])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {treeOf(pages).map(({ entry: page, level }) => (
            <tr key={page.id} data-path={page.path} {...(canEdit && dragProps(page.id))}>
              {canEdit && (
                <td data-column="order">
                  <Moves page={page} pages={pages} title={titleOf(page)} onMove={(to) => void move(page, to)} />
                </td>
              )}
              <th scope="row" data-column="title" data-level={level}>
                <span className={styles.named}>
                  <NamedIcon name={page.icon} />
                  <button type="button" className={styles.link} onClick={() => onOpen(page.id)}>
                    <bdi>{titleOf(page)}</bdi>
                  </button>
                  {page.parentId !== null && (
                    <span className={styles.unseen}>{t(text.under, { parent: titleOf(byId(page.parentId)) })}</span>
                  )}
                </span>
              </th>
              <Facts page={page} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}

type MovesProps = {
  readonly page: PageRow
  readonly pages: readonly PageRow[]
  readonly title: string
  readonly onMove: (to: Move | null) => void
}

function Moves({ page, pages, title, onMove }: MovesProps) {
  const { t } = useLanguage()
  const moves = movesOf(pages, page)
  return (
    <span className={styles.order}>
      <span className={styles.handle} title={t(text.drag)} aria-hidden="true">
        <IconGripVertical size={16} stroke={1.75} />
      </span>
      {moveKinds.map((kind) => {
        const Shape = icons[kind]
        return (
          // Not disabled, so that the button keeps the focus at the end of the list.
          <IconButton
            key={kind}
            className={styles.move}
            label={t(text[kind], { title })}
            aria-disabled={moves[kind] === null}
            onClick={() => onMove(moves[kind])}
          >
            <Shape size={16} stroke={1.75} aria-hidden data-kind={kind} />
          </IconButton>
        )
      })}
    </span>
  )
}

function Facts({ page }: { readonly page: PageRow }) {
  const { t, formatNumber } = useLanguage()
  return (
    <>
      <td data-column="type">{t(text[`type_${page.type}`])}</td>
      <td data-column="route">{page.type === 'link' && <code dir="ltr">{page.path}</code>}</td>
      <td data-column="eventType">
        <code dir="ltr">{page.eventType}</code>
      </td>
      <td data-column="events" data-label={t(text.column_events)}>
        {formatNumber(page.events)}
      </td>
      <td data-column="roles" data-label={t(text.column_roles)}>
        {page.roles === null ? '–' : formatNumber(page.roles)}
      </td>
      <td data-column="isInMenu" data-label={t(text.column_isInMenu)}>
        {t(page.isInMenu ? text.yes : text.no)}
      </td>
      <td data-column="status">
        <StateWord tone={page.status === 'active' ? 'success' : 'neutral'}>
          {t(text[`status_${page.status}`])}
        </StateWord>
      </td>
    </>
  )
}
