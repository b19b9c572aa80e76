import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { FocusEvent } from 'react'
import { useRef } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import classes from './menu-bar.module.css'
import { MenuGroups } from './menu-groups.tsx'
import { useMenuView } from './menu-view.tsx'
import { SwitchDepartment } from './switch-department.tsx'
import { useBarEnds } from './use-bar-ends.ts'

/** The menu of the horizontal layout; what does not fit is scrolled to. */
export function MenuBar({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { t } = useLanguage()
  const { layout } = useMenuView()
  const scroller = useRef<HTMLDivElement>(null)
  const { isOverflowing, isAtStart, isAtEnd } = useBarEnds(scroller)
  /** Most of a window full, onwards or back. */
  const scroll = (way: 1 | -1) => {
    const bar = scroller.current
    const sign = bar?.matches(':dir(rtl)') === true ? -way : way
    bar?.scrollBy({ left: sign * bar.clientWidth * 0.7 })
  }
  const showFocused = (event: FocusEvent) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return (
    <div className={classes.bar}>
      {isOverflowing && (
        <button
          type="button"
          className={classes.arrow}
          aria-label={t(text.scrollMenuBack)}
          aria-disabled={isAtStart}
          onClick={() => scroll(-1)}
        >
          <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      <div ref={scroller} className={classes.scroller} onFocus={showFocused}>
        <MenuGroups menu={menu} labels={layout.labels} />
      </div>
      {isOverflowing && (
        <button
          type="button"
          className={classes.arrow}
          aria-label={t(text.scrollMenuOn)}
          aria-disabled={isAtEnd}
          onClick={() => scroll(1)}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      <SwitchDepartment labels={layout.labels} />
    </div>
  )
}
