import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import styles from './data-grid.module.css'
import type { GridHeading } from './grid-column.ts'

type GridHeaderProps = {
  readonly headers: readonly GridHeading[]
  /** Column that has the focus, when it is in the header. */
  readonly active: number | null
  readonly cellRef: (cell: HTMLElement | null) => void
  readonly onToggle: (index: number, isMulti: boolean) => void
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export function GridHeader({ headers, active, cellRef, onToggle }: GridHeaderProps) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} className={styles.headRow}>
        {headers.map((header, index) => {
          const direction = header.sort?.direction ?? null
          const focus = { ref: active === index ? cellRef : null, tabIndex: active === index ? 0 : -1 }
          return (
            <th
              key={header.name}
              role="columnheader"
              scope="col"
              aria-colindex={index + 1}
              {...(header.sort !== null && { 'aria-sort': direction === null ? 'none' : ariaSort[direction] })}
              className={styles.heading}
              data-numeric={header.isNumeric || undefined}
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
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
