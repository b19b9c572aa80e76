import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { MenuBranch } from './menu-branch.tsx'
import classes from './menu-items.module.css'
import { MenuLeaf } from './menu-leaf.tsx'
import type { Trail } from './menu-open.ts'

type Props = {
  readonly items: readonly MenuItem[]
  /** Ids of the ancestors. */
  readonly trail?: Trail
}

/** One level of the menu with its sublevels. */
export function MenuList({ items, trail = [] }: Props) {
  return (
    <ul className={classes.list}>
      {items.map((item) => {
        const own = [...trail, item.id]
        return (
          <li key={item.id}>
            {item.type === 'sub' ? (
              <MenuBranch item={item} trail={own}>
                <MenuList items={item.children} trail={own} />
              </MenuBranch>
            ) : (
              <MenuLeaf item={item} above={trail} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
