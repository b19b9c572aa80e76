import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { MenuFace } from './menu-face.tsx'
import classes from './menu-items.module.css'
import type { Trail } from './menu-open.ts'
import { useTip } from './menu-tip.tsx'
import { useMenuView, useTitleOf } from './menu-view.tsx'

/** A link, or an item that does nothing. */
export function MenuLeaf({ item, above }: { readonly item: MenuItem; readonly above: Trail }) {
  const { selected, enter, follow } = useMenuView()
  const titleOf = useTitleOf()
  const level = above.length + 1
  const shared = {
    className: classes.item,
    'data-level': level,
    onPointerEnter: (event: React.PointerEvent) => enter(above, event),
    ...useTip(titleOf(item), level),
  }
  // An empty item does nothing on click. Source: spec section 2.
  if (item.type === 'empty') {
    return (
      <span {...shared}>
        <MenuFace item={item} level={level} />
      </span>
    )
  }
  const isSelected = selected.has(item.id)
  return (
    <a
      href={item.path}
      onClick={follow}
      {...shared}
      data-selected={isSelected}
      aria-current={isSelected ? 'page' : undefined}
    >
      <MenuFace item={item} level={level} />
    </a>
  )
}
