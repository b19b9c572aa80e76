import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { NamedIcon } from './icons.tsx'
import classes from './menu-items.module.css'
import { useTitleOf } from './menu-view.tsx'

/** Icon, words and badge. Deeper levels go without icons: their place says what they belong to. */
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
