import { text } from '@countinghouse/contract/erp/permission.text'
import { IconAlertTriangle, IconBuilding, IconLock, IconUser } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './permissions-grid.module.css'
import type { PermissionCell } from './permissions-lines.ts'

type Props = {
  readonly cell: PermissionCell
  /** Label of the line: a page or a role. */
  readonly title: string
  readonly column: number
  readonly isActive: boolean
  readonly canEdit: boolean
  readonly onToggle: (isOn: boolean) => void
}

const marks = { added: '+', removed: '−', rescoped: '±' } as const

/** Checkbox of a permission with its markers. */
export function PermissionBox({ cell, title, column, isActive, canEdit, onToggle }: Props) {
  const { t } = useLanguage()
  const { event, name, isOn, scope, change, isOther } = cell
  const isRisky = event.risk === 'high'
  const label = [
    t(isRisky ? text.cellRisk : text.cell, { event: name, title }),
    ...(isOn && scope !== 'store' ? [t(text[`scope_${scope}`])] : []),
    ...(event.requires2fa ? [t(text.needs2fa)] : []),
    ...(change === null ? [] : [t(changeWords[change])]),
  ].join(', ')
  return (
    <label className={styles.box} data-change={change ?? undefined} data-other={isOther || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        aria-readonly={!canEdit || undefined}
        data-column={column}
        data-cell={cell.key}
        tabIndex={isActive ? 0 : -1}
        checked={isOn}
        onChange={({ currentTarget }) => {
          if (canEdit) onToggle(currentTarget.checked)
        }}
      />
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <span className={styles.marks} aria-hidden>
        {isRisky && <IconAlertTriangle className={styles.risk} size={14} stroke={1.75} />}
        {event.requires2fa && <IconLock size={14} stroke={1.75} />}
        {isOn && scope === 'company' && <IconBuilding size={14} stroke={1.75} />}
        {isOn && scope === 'own' && <IconUser size={14} stroke={1.75} />}
        {change !== null && <b>{marks[change]}</b>}
      </span>
    </label>
  )
}

const changeWords = { added: text.added, removed: text.removed, rescoped: text.changed } as const
