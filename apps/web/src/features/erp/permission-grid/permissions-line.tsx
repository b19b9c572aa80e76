import { memo } from 'react'
import { PermissionBox } from './permission-box.tsx'
import styles from './permissions-grid.module.css'
import type { PermissionCell, PermissionLine } from './permissions-lines.ts'
import { cellsOf, heldOf } from './permissions-lines.ts'
import { Filler } from './filler.tsx'
import { TriState } from './tri-state.tsx'

type Props = {
  readonly id: string
  readonly line: PermissionLine
  /** Number of columns of the widest section. */
  readonly columns: number
  readonly allLabel: string
  /** Focused column; null when the focus is elsewhere. */
  readonly activeColumn: number | null
  readonly canEdit: boolean
  readonly onToggle: (cells: readonly PermissionCell[], isOn: boolean) => void
}

/** A page with its permissions, preceded by a checkbox for all. Memoised: the grid has thousands of cells. */
export const PermissionsLine = memo(function PermissionsLine({
  id,
  line,
  columns,
  allLabel,
  activeColumn,
  canEdit,
  onToggle,
}: Props) {
  return (
    <div role="row" data-line={id} className={styles.line}>
      <div role="rowheader" className={styles.heading}>
        <label className={styles.title}>
          <TriState
            state={heldOf([line])}
            aria-label={allLabel}
            aria-readonly={!canEdit || undefined}
            data-column={0}
            tabIndex={activeColumn === 0 ? 0 : -1}
            onChange={({ currentTarget }) => {
              if (canEdit) onToggle(cellsOf([line]), currentTarget.checked)
            }}
          />
          <span>{line.title}</span>
        </label>
      </div>
      {line.cells.map((cell, index) => (
        <div key={index} role="gridcell" className={styles.cell} data-empty={cell === null || undefined}>
          {cell !== null && (
            <PermissionBox
              cell={cell}
              title={line.title}
              column={index + 1}
              isActive={activeColumn === index + 1}
              canEdit={canEdit}
              onToggle={(isOn) => onToggle([cell], isOn)}
            />
          )}
        </div>
      ))}
      <Filler count={columns + 1 - line.cells.length} />
    </div>
  )
})
