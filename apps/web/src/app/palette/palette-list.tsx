import type { MouseEvent } from 'react'
import { isMac } from '../keyboard/keyboard.ts'
import { ariaKeys } from '../keyboard/keys-caps.ts'
import { Keys } from '../keyboard/keys.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import { PaletteIcon } from './palette-icon.tsx'
import classes from './palette.module.css'
import type { ResultGroup } from './palette-results.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly groups: readonly ResultGroup[]
  readonly headingOf: (name: ResultGroup['name']) => string
  readonly activeId: string | null
  readonly onChoose: (entry: PaletteEntry, isNewTab: boolean) => void
}

/** The grouped results; the input keeps the focus and references the active one. */
export function PaletteList({ id, label, groups, headingOf, activeId, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.list}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={classes.group}>
          <div id={`${id}-${name}`} role="presentation" className={classes.heading}>
            {headingOf(name)}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              isActive={entry.id === activeId}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isActive: boolean
  readonly onChoose: Props['onChoose']
}

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const { title, detail, icon, keys } = entry
  const choose = (event: MouseEvent) => onChoose(entry, event.ctrlKey || event.metaKey)
  return (
    <div
      ref={isActive ? showInList : null}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={keys === null ? undefined : ariaKeys(keys, isMac)}
      className={classes.option}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <PaletteIcon name={icon} />
      <bdi className={classes.name}>{title}</bdi>
      {detail !== null && (
        <span className={classes.detail}>
          <bdi>{detail}</bdi>
        </span>
      )}
      {keys !== null && (
        <span className={classes.keys} aria-hidden="true">
          <Keys keys={keys} />
        </span>
      )}
    </div>
  )
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
