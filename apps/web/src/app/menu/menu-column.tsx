import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { useEffect, useRef } from 'react'
import { moduleOf } from '../routing/landing.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { Brand } from '../frame/brand.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { useMenuView } from './menu-view.tsx'
import { useSession } from '../session/session.tsx'
import classes from '../frame/sidebar.module.css'
import { SwitchDepartment } from './switch-department.tsx'

const nearest = { block: 'nearest' } as const

type Props = { readonly menu: readonly MenuItem[]; readonly path: string }

/** A menu at the side, of any width. */
export function MenuColumn({ menu, path }: Props) {
  const { locale } = useLanguage()
  const { modules } = useSession()
  const { layout } = useMenuView()
  const module = moduleOf(modules, path)
  const isWordy = layout.labels === 'beside'
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = column.current
    // A menu that scrolls with the page does not move it.
    if (box && box.scrollHeight > box.clientHeight) box.querySelector('[aria-current]')?.scrollIntoView(nearest)
  }, [path, menu])
  return (
    <div className={classes.inner}>
      <div className={classes.column}>
        {!layout.isDetached && (
          <div className={classes.brand}>
            <Brand isWordy={isWordy} />
          </div>
        )}
        {isWordy && module !== null && (
          <p className={classes.module}>{locale === 'ar' ? module.mdl_name_ar : module.mdl_name}</p>
        )}
        <div ref={column} className={classes.scroll}>
          <MenuGroups menu={menu} labels={layout.labels} />
        </div>
        <SwitchDepartment labels={layout.labels} />
      </div>
      {layout.kind === 'double' && <MenuPanel menu={menu} />}
    </div>
  )
}
