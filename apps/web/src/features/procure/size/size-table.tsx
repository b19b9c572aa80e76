import type { Size } from '@countinghouse/contract/procure/size'
import { moveSize } from '@countinghouse/contract/procure/size'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { text } from '@countinghouse/contract/procure/size.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Status } from '../../../kit/list/status.tsx'
import { useRowDrag } from '../../../ui/behaviour/use-row-drag.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import type { Dimensions } from './size-dimensions.ts'
import styles from './size.module.css'

type SizeTableProps = {
  readonly sizes: readonly Size[]
  readonly dimensions: Dimensions
  readonly onOpen: (id: number) => void
}

/** Sizes in order; reordered by dragging, by arrow buttons or by Alt with an arrow key. */
export function SizeTable({ sizes, dimensions, onOpen }: SizeTableProps) {
  const { t, nameOf, formatNumber } = useLanguage()
  const can = useCan()
  const prefix = useId()
  const { shown, move, said } = useOrder(sizes, (id) => document.getElementById(`${prefix}${id}`)?.focus())
  const canEdit = can(permissionName(sizeScale.page, 'edit'))
  const placeOf = (id: number) => shown.findIndex((size) => size.id === id)
  const dragProps = useRowDrag((id, otherId) => move(placeOf(id), placeOf(otherId)))

  function onKeyDown(event: KeyboardEvent, place: number): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!canEdit || !event.altKey || step === undefined) return
    event.preventDefault()
    move(place, place + step)
  }

  return (
    <div className={styles.scroll}>
      <table className={styles.sizes} aria-label={t(text.table)}>
        <thead>
          <tr>
            <th scope="col">{t(text.place)}</th>
            <th scope="col">{t(text.code)}</th>
            <th scope="col">{t(text.name)}</th>
            {dimensions.dim1 !== null && <th scope="col">{dimensions.dim1}</th>}
            {dimensions.dim2 !== null && <th scope="col">{dimensions.dim2}</th>}
            <th scope="col">{t(text.used)}</th>
            <th scope="col">{t(text.status)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((size, place) => (
            <tr
              key={size.id}
              data-code={size.code}
              {...(canEdit && dragProps(size.id))}
              onKeyDown={(event) => onKeyDown(event, place)}
            >
              <td data-column="place">
                <span className={styles.place}>
                  {canEdit && <IconGripVertical size={16} stroke={1.75} className={styles.handle} aria-hidden />}
                  <span className={styles.number}>{formatNumber(place + 1)}</span>
                  {canEdit && (
                    <>
                      <IconButton
                        label={t(text.moveUp, { code: size.code })}
                        disabled={place === 0}
                        onClick={() => move(place, place - 1)}
                      >
                        <IconArrowUp size={16} stroke={1.75} />
                      </IconButton>
                      <IconButton
                        label={t(text.moveDown, { code: size.code })}
                        disabled={place === shown.length - 1}
                        onClick={() => move(place, place + 1)}
                      >
                        <IconArrowDown size={16} stroke={1.75} />
                      </IconButton>
                    </>
                  )}
                </span>
              </td>
              <th scope="row">
                <button
                  id={`${prefix}${size.id}`}
                  type="button"
                  className={styles.link}
                  aria-haspopup="dialog"
                  {...(canEdit && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' })}
                  onClick={() => onOpen(size.id)}
                >
                  <bdi>{size.code}</bdi>
                </button>
              </th>
              <td data-label={t(text.name)}>
                <bdi>{nameOf(size)}</bdi>
              </td>
              {dimensions.dim1 !== null && <td data-label={dimensions.dim1}>{size.dim1 ?? '–'}</td>}
              {dimensions.dim2 !== null && <td data-label={dimensions.dim2}>{size.dim2 ?? '–'}</td>}
              <td data-label={t(text.used)}>{formatNumber(size.usage)}</td>
              <td>
                <span className={styles.place}>
                  <Status value={size.status} />
                  {size.isCore && <span className={styles.core}>{t(text.core)}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

/** The requested order, shown immediately and saved one change after the other. */
function useOrder(sizes: readonly Size[], focus: (id: number) => void) {
  const { t } = useLanguage()
  const write = useWrite(t(sizeScale.text.title))
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const [said, setSaid] = useState('')
  const last = useRef<readonly number[] | null>(null)
  const writing = useRef(Promise.resolve())
  const moved = useRef<number | null>(null)
  const rank = new Map(wanted?.map((id, index) => [id, index]))
  const shown =
    wanted === null ? sizes : sizes.toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0))

  // A row that is moved in the DOM loses the focus.
  useLayoutEffect(() => {
    const id = moved.current
    moved.current = null
    if (id !== null) focus(id)
  })

  function move(from: number, to: number): void {
    const size = shown[from]
    if (size === undefined || to < 0 || to >= shown.length || from === to) return
    const next = shown.toSpliced(from, 1).toSpliced(to, 0, size)
    const ids = next.map(({ id }) => id)
    moved.current = size.id
    last.current = ids
    setWanted(ids)
    setSaid(t(text.moved, { code: size.code, place: to + 1 }))
    writing.current = writing.current.then(async () => {
      await write(moveSize, { id: size.id, otherId: ids[to + 1] ?? null })
      // Returns to the order of the server when no change is pending.
      if (last.current === ids) setWanted(null)
    })
  }

  return { shown, move, said }
}
