import { text } from '@countinghouse/contract/kit/column.text'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './data-grid.module.css'
import type { GridHeading } from './grid-column.ts'
import layoutStyles from './grid-header.module.css'
import { frozenAt, startStyle } from './grid-row.tsx'
import { preloaded } from '../../app/offline/preloaded.tsx'
import type { ColumnLayout } from './use-column-layout.ts'

const ColumnHandle = preloaded(async () => (await import('./column-handle.tsx')).ColumnHandle)

type GridHeaderProps = {
  readonly headers: readonly GridHeading[]
  /** The focused column, if the focus is in the header. */
  readonly active: number | null
  readonly cellRef: (cell: HTMLElement | null) => void
  readonly onToggle: (index: number, isMulti: boolean) => void
  readonly layout: ColumnLayout
  /** How many of the loaded rows are selected. */
  readonly loaded: 'none' | 'some' | 'all'
}

type Dragging = { readonly from: number; readonly to: number }

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The column headings: click to sort, drag to move, drag the end to resize. */
export function GridHeader({ headers, active, cellRef, onToggle, layout, loaded }: GridHeaderProps) {
  const { t } = useLanguage()
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const hintId = useId()
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} className={styles.headRow}>
        <th
          role="columnheader"
          scope="col"
          aria-colindex={1}
          aria-label={t(text.chooseLoaded)}
          className={`${styles.heading} ${styles.box}`}
          data-choose={-1}
        >
          <input
            ref={(box) => {
              if (box !== null) box.indeterminate = loaded === 'some'
            }}
            type="checkbox"
            tabIndex={-1}
            checked={loaded === 'all'}
            onChange={() => undefined}
            aria-label={t(text.chooseLoaded)}
          />
        </th>
        {headers.map((header, index) => {
          const direction = header.sort?.direction ?? null
          const focus = {
            ref: active === index ? cellRef : null,
            tabIndex: active === index ? 0 : -1,
            'aria-describedby': hintId,
          }
          return (
            <th
              key={header.name}
              role="columnheader"
              scope="col"
              aria-colindex={index + 2}
              style={startStyle(layout.starts[index])}
              data-frozen={frozenAt(layout.starts, index)}
              {...(header.sort !== null && { 'aria-sort': direction === null ? 'none' : ariaSort[direction] })}
              className={`${styles.heading} ${layoutStyles.heading}`}
              data-numeric={header.isNumeric || undefined}
              data-dragged={dragging?.from === index || undefined}
              data-drop={dropSide(dragging, index)}
              draggable={index > 0}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', header.title)
                setDragging({ from: index, to: index })
              }}
              onDragOver={(event) => {
                if (dragging === null || index === 0) return
                event.preventDefault()
                if (dragging.to !== index) setDragging({ ...dragging, to: index })
              }}
              onDrop={(event) => {
                const dragged = dragging === null ? undefined : headers[dragging.from]
                event.preventDefault()
                setDragging(null)
                if (dragged !== undefined) layout.move(dragged.name, index)
              }}
              onDragEnd={() => setDragging(null)}
              {...(header.sort === null && focus)}
            >
              {header.sort === null ? (
                <span className={styles.headingText}>{header.title}</span>
              ) : (
                <button
                  type="button"
                  className={styles.sort}
                  {...focus}
                  onClick={(event) => onToggle(index, event.shiftKey)}
                >
                  <span className={styles.headingText}>{header.title}</span>
                  {direction === 'asc' && <IconArrowUp size={14} stroke={2} aria-hidden />}
                  {direction === 'desc' && <IconArrowDown size={14} stroke={2} aria-hidden />}
                  {header.sort.rank !== null && <span className={styles.rank}>{header.sort.rank}</span>}
                </button>
              )}
              <Suspense>
                <ColumnHandle name={header.name} title={header.title} layout={layout} />
              </Suspense>
            </th>
          )
        })}
      </tr>
      <tr hidden>
        <td id={hintId}>{t(text.columnKeys)}</td>
      </tr>
    </thead>
  )
}

/** The drop position of a dragged heading. */
function dropSide(dragging: Dragging | null, index: number): 'before' | 'after' | undefined {
  if (dragging === null || dragging.to !== index || dragging.from === index) return undefined
  return dragging.from > index ? 'before' : 'after'
}
