import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Layout } from '../frame/layout.ts'
import { hasFlyouts } from '../frame/layout.ts'
import { MenuFace } from './menu-face.tsx'
import { MenuFlyout } from './menu-flyout.tsx'
import classes from './menu-items.module.css'
import type { Trail } from './menu-open.ts'
import { isOpen } from './menu-open.ts'
import { useTip } from './menu-tip.tsx'
import { panelId, submenuId, useMenuView, useTitleOf } from './menu-view.tsx'

type Props = {
  readonly item: MenuItem
  /** Ids from the first level to the item. */
  readonly trail: Trail
  readonly children: ReactNode
}

/** An item with children: a disclosure, shown as accordion, flyout or panel of the double menu. */
export function MenuBranch({ item, trail, children }: Props) {
  const { layout, open, selected, press, enter } = useMenuView()
  const titleOf = useTitleOf()
  const level = trail.length
  const isInPanel = layout.submenus === 'panel' && level === 1
  const isShown = isOpen(open, trail) && showsSubmenu(layout, level)
  const id = submenuId(item.id)
  const tip = useTip(titleOf(item), level)
  return (
    <>
      <button
        type="button"
        className={classes.item}
        data-level={level}
        data-branch={item.id}
        data-selected={selected.has(item.id)}
        aria-expanded={isShown}
        aria-controls={isInPanel ? panelId : id}
        onClick={(event) => press(trail, event)}
        onPointerEnter={(event) => enter(trail, event)}
        {...(!isShown && tip)}
      >
        <MenuFace item={item} level={level} />
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {hasFlyouts(layout) ? (
        <MenuFlyout id={id} item={item} trail={trail} isShown={isShown}>
          {children}
        </MenuFlyout>
      ) : (
        !isInPanel && (
          <div id={id} className={classes.children} hidden={!isShown}>
            {isShown && children}
          </div>
        )
      )}
    </>
  )
}

function showsSubmenu({ submenus, isOpen: isPanelOpen }: Layout, level: number): boolean {
  if (submenus === 'none') return false
  return submenus !== 'panel' || level > 1 || isPanelOpen
}
