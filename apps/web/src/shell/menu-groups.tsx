import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { NamedIcon } from './icons.tsx'
import { useLanguage } from './language.tsx'
import { menuGroups, selectedIds } from './menu.ts'
import classes from './sidebar.module.css'

/** Category headings with their items; the item of the current path and its ancestors are marked. */
export function MenuGroups({ menu, path }: { readonly menu: readonly MenuItem[]; readonly path: string }) {
  const { locale } = useLanguage()
  const selected = selectedIds(menu, path)
  return menuGroups(menu).map(({ heading, items }) => (
    <div key={heading?.id ?? 'first'} className={classes.group}>
      {heading !== null && (
        <h2 className={classes.heading}>
          <span>{locale === 'ar' ? (heading.menutitle_ar ?? heading.menutitle) : heading.menutitle}</span>
        </h2>
      )}
      <MenuList items={items} selected={selected} />
    </div>
  ))
}

type ListProps = { readonly items: readonly MenuItem[]; readonly selected: ReadonlySet<string> }

/** One level; one open branch at a time. */
function MenuList({ items, selected }: ListProps) {
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  // Until somebody chooses, the branch of the current page stands open.
  const open = chosen === undefined ? items.find((item) => item.type === 'sub' && selected.has(item.id))?.id : chosen
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.type === 'sub' ? (
            <Branch item={item} selected={selected} isOpen={item.id === open} onToggle={setChosen} />
          ) : (
            <Leaf item={item} isSelected={selected.has(item.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({ item, isSelected }: { readonly item: MenuItem; readonly isSelected: boolean }) {
  // An empty item does nothing on click. Source: spec section 2.
  if (item.type === 'empty') {
    return (
      <span className={classes.item}>
        <ItemFace item={item} />
      </span>
    )
  }
  return (
    <Link
      to={item.path}
      className={classes.item}
      // Else the router marks every link whose path the current one begins with.
      activeOptions={{ exact: true }}
      data-selected={isSelected}
      aria-current={isSelected ? 'page' : undefined}
    >
      <ItemFace item={item} />
    </Link>
  )
}

type BranchProps = {
  readonly item: MenuItem
  readonly selected: ReadonlySet<string>
  readonly isOpen: boolean
  readonly onToggle: (id: string | null) => void
}

function Branch({ item, selected, isOpen, onToggle }: BranchProps) {
  const listId = useId()
  return (
    <>
      <button
        type="button"
        className={classes.item}
        data-selected={selected.has(item.id)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(isOpen ? null : item.id)}
      >
        <ItemFace item={item} />
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={listId} className={classes.children} hidden={!isOpen}>
        <MenuList items={item.children} selected={selected} />
      </div>
    </>
  )
}

function ItemFace({ item }: { readonly item: MenuItem }) {
  const { locale } = useLanguage()
  return (
    <>
      <NamedIcon name={item.icon} />
      <span className={classes.label}>{locale === 'ar' ? item.title_ar : item.title}</span>
      {item.badgetxt !== null && <span className={classes.badge}>{item.badgetxt}</span>}
    </>
  )
}
