import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/shell.text'
import { useLanguage } from '../../ui/language/language.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { MenuList } from './menu-items.tsx'
import classes from './menu-panel.module.css'
import { panelId, useMenuView, useTitleOf } from './menu-view.tsx'

/** The second column of the double menu: a section of the rail, or the whole menu if none is selected. */
export function MenuPanel({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { t } = useLanguage()
  const { layout, open } = useMenuView()
  const titleOf = useTitleOf()
  const section = menu.find((item) => item.type === 'sub' && item.id === open[0])
  return (
    <div id={panelId} className={classes.panel} hidden={!layout.isOpen}>
      <h2 className={classes.title}>{section === undefined ? t(text.mainMenu) : titleOf(section)}</h2>
      <div className={classes.scroll}>
        {section === undefined ? (
          <MenuGroups menu={menu} labels="beside" />
        ) : (
          <MenuList items={section.children} trail={[section.id]} />
        )}
      </div>
    </div>
  )
}
