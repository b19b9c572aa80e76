import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { memo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Layout } from '../frame/layout.ts'
import { MenuList } from './menu-items.tsx'
import classes from './menu-items.module.css'
import { useMenuView } from './menu-view.tsx'
import { menuGroups } from './menu.ts'

type Props = { readonly menu: readonly MenuItem[]; readonly labels: Layout['labels'] }

/** Category headings with their items; rails and bars have no headings. */
export const MenuGroups = memo(function MenuGroups({ menu, labels }: Props) {
  const { locale } = useLanguage()
  const { layout } = useMenuView()
  const hasHeadings = layout.kind !== 'bar' && labels !== 'below'
  return (
    <div className={classes.groups} data-labels={labels}>
      {menuGroups(menu).map(({ heading, items }) => (
        <div key={heading?.id ?? 'first'} className={classes.group}>
          {hasHeadings && heading !== null && (
            <h2 className={classes.heading}>
              <span>{locale === 'ar' ? (heading.menutitle_ar ?? heading.menutitle) : heading.menutitle}</span>
            </h2>
          )}
          <MenuList items={items} />
        </div>
      ))}
    </div>
  )
})
