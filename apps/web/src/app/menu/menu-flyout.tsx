import type { MenuItem } from '@countinghouse/contract/erp/menu'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useTheme } from '../../ui/theme/theme-store.ts'
import { keepFlyoutPlaced } from './place-flyout.ts'
import classes from './menu-flyout.module.css'
import type { Trail } from './menu-open.ts'
import { useMenuView, useTitleOf } from './menu-view.tsx'

type Props = {
  readonly id: string
  readonly item: MenuItem
  readonly trail: Trail
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Dropdowns with more children than this use columns. */
const longList = 12

/** A submenu in the top layer, so that the menu does not clip it; it remains a child of its item for accessibility. */
export function MenuFlyout({ id, item, trail, isShown, children }: Props) {
  const { layout, enter } = useMenuView()
  const titleOf = useTitleOf()
  const box = useRef<HTMLDivElement>(null)
  const dir = useTheme((theme) => theme.dir)
  const isBar = layout.kind === 'bar'
  const isBelow = isBar && trail.length === 1
  useLayoutEffect(() => {
    if (!isShown || box.current === null) return
    return keepFlyoutPlaced(box.current, { dir, side: isBelow ? 'below' : 'beside', mayFlip: isBar })
  }, [isShown, dir, isBelow, isBar])
  const isMega = isBelow && layout.labels === 'beside' && item.children.length > longList
  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      className={classes.flyout}
      data-mega={isMega || undefined}
      onPointerEnter={(event) => enter(trail, event)}
    >
      {isShown && layout.labels === 'none' && trail.length === 1 && <p className={classes.title}>{titleOf(item)}</p>}
      {isShown && children}
    </div>
  )
}
