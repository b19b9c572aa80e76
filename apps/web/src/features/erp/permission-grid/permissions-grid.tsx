import { text } from '@countinghouse/contract/erp/permission.text'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { elementAfter } from './permissions-grid-keys.ts'
import styles from './permissions-grid.module.css'
import { PermissionsLine } from './permissions-line.tsx'
import type { PermissionCell, PermissionSection } from './permissions-lines.ts'
import { PermissionsSectionHead } from './permissions-section-head.tsx'

type Props = {
  readonly label: string
  readonly sections: readonly PermissionSection[]
  /** Keys of collapsed sections. */
  readonly folded: ReadonlySet<string>
  readonly canEdit: boolean
  /** Omitted when sections cannot be collapsed. */
  readonly onFold?: (key: string) => void
  /** Omitted when read-only. */
  readonly onToggle?: (cells: readonly PermissionCell[], isOn: boolean) => void
  /** The focused permission, with the label of its line. */
  readonly onFocus: (place: { readonly cell: PermissionCell; readonly title: string } | null) => void
}

/** Permission grid with arrow-key navigation; a list on narrow screens. */
export function PermissionsGrid({ label, sections, folded, canEdit, onFold, onToggle = ignore, onFocus }: Props) {
  const { t } = useLanguage()
  const gridRef = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<{ line: string; column: number } | null>(null)
  const lines = sections.flatMap((section) => [
    section.key,
    ...(folded.has(section.key) ? [] : section.lines.map((line) => lineKey(section, line))),
  ])
  const place = active !== null && lines.includes(active.line) ? active : { line: lines[0] ?? '', column: 0 }

  const columns = Math.max(...sections.map((section) => section.columns.length))

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (gridRef.current === null) return
    const next = elementAfter(gridRef.current, event.nativeEvent)
    if (next === null) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={gridRef}
      role="grid"
      className={styles.grid}
      aria-label={label}
      aria-readonly={!canEdit || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const line = target.closest<HTMLElement>('[data-line]')?.dataset['line']
        const column = Number(target.dataset['column'])
        if (line === undefined || Number.isNaN(column)) return
        setActive({ line, column })
        onFocus(focusedPermission(sections, target.dataset['cell']))
      }}
    >
      {sections.map((section) => (
        <div key={section.key} role="rowgroup" className={styles.section}>
          <PermissionsSectionHead
            section={section}
            columns={columns}
            isFolded={folded.has(section.key)}
            activeColumn={place.line === section.key ? place.column : null}
            canEdit={canEdit}
            {...(onFold !== undefined && { onFold: () => onFold(section.key) })}
            onToggle={onToggle}
          />
          {!folded.has(section.key) &&
            section.lines.map((line) => {
              const key = lineKey(section, line)
              return (
                <PermissionsLine
                  key={key}
                  id={key}
                  line={line}
                  columns={columns}
                  allLabel={t(text.allOf, { title: line.title })}
                  activeColumn={place.line === key ? place.column : null}
                  canEdit={canEdit}
                  onToggle={onToggle}
                />
              )
            })}
        </div>
      ))}
    </div>
  )
}

function ignore(): void {}

function lineKey(section: PermissionSection, line: PermissionSection['lines'][number]): string {
  return `${section.key} ${line.key}`
}

function focusedPermission(sections: readonly PermissionSection[], key: string | undefined) {
  for (const { title, cells } of sections.flatMap(({ lines }) => lines)) {
    const cell = cells.find((one) => one?.key === key)
    if (cell !== undefined && cell !== null) return { cell, title }
  }
  return null
}
