import { text } from '@countinghouse/contract/erp/permission.text'
import { IconChevronDown } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './permissions-grid.module.css'
import type { PermissionCell, PermissionSection } from './permissions-lines.ts'
import { cellsOf, heldOf } from './permissions-lines.ts'
import { Filler } from './filler.tsx'
import { TriState } from './tri-state.tsx'

type Props = {
  readonly section: PermissionSection
  /** Number of columns of the widest section. */
  readonly columns: number
  readonly isFolded: boolean
  readonly activeColumn: number | null
  readonly canEdit: boolean
  readonly onFold?: () => void
  readonly onToggle: (cells: readonly PermissionCell[], isOn: boolean) => void
}

/** Head of a module: count of granted permissions, a checkbox for all, and column headings. */
export function PermissionsSectionHead({ section, columns, isFolded, activeColumn, canEdit, onFold, onToggle }: Props) {
  const { t } = useLanguage()
  const cells = cellsOf(section.lines)
  return (
    <div role="row" data-line={section.key} className={styles.head}>
      <div role="rowheader" className={styles.heading}>
        <div className={styles.title}>
          <TriState
            state={heldOf(section.lines)}
            aria-label={t(text.allOf, { title: section.title })}
            aria-readonly={!canEdit || undefined}
            data-column={1}
            tabIndex={activeColumn === 1 ? 0 : -1}
            onChange={({ currentTarget }) => {
              if (canEdit) onToggle(cells, currentTarget.checked)
            }}
          />
          {onFold === undefined ? (
            <span className={styles.fold}>{section.title}</span>
          ) : (
            <button
              type="button"
              className={styles.fold}
              data-column={0}
              tabIndex={activeColumn === 0 ? 0 : -1}
              aria-expanded={!isFolded}
              aria-label={t(text.open, { name: section.title })}
              onClick={onFold}
            >
              <span>{section.title}</span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </button>
          )}
          <span className={styles.count}>
            {t(text.count, { count: cells.filter(({ isOn }) => isOn).length, total: cells.length })}
            {section.note !== null && ` · ${section.note}`}
          </span>
        </div>
      </div>
      {!isFolded &&
        section.columns.map(({ code, name }) => (
          <div key={code} role="columnheader" className={styles.column}>
            {name}
          </div>
        ))}
      <Filler count={columns + 1 - (isFolded ? 0 : section.columns.length)} />
    </div>
  )
}
