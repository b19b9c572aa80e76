import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { NamedIcon } from './icons.tsx'
import classes from './menu-items.module.css'
import { useTitleOf } from './menu-view.tsx'

type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
/** The tone of a badge, where the server names one. */
type Toned = MenuItem & { readonly class?: BadgeTone | null }

/** Icon, words and badge. Deeper levels go without icons: their place says what they belong to. */
export function MenuFace({ item, level }: { readonly item: Toned; readonly level: number }) {
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
