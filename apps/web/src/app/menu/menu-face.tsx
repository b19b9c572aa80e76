import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { NamedIcon } from '../../ui/display/icons.tsx'
import classes from './menu-items.module.css'
import { useTitleOf } from './menu-view.tsx'

/** Icon, label and badge. Deeper levels have no icons. */
export function MenuFace({ item, level }: { readonly item: MenuItem; readonly level: number }) {
  const titleOf = useTitleOf()
  return (
    <>
      {level === 1 && <NamedIcon name={item.icon} />}
      <span className={classes.label}>{titleOf(item)}</span>
      {item.badgetxt !== null && (
        <span className={classes.badge} data-tone={item.class ?? 'neutral'}>
          {item.badgetxt}
        </span>
      )}
    </>
  )
}
