import { modulesPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/shell.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { ReactNode } from 'react'
import { BackToTop } from './back-to-top.tsx'
import classes from './frame.module.css'
import { Header } from './header.tsx'
import { InsecureBanner } from './insecure-banner.tsx'
import { KeyboardHost } from './keyboard-host.tsx'
import { useLanguage } from './language.tsx'
import { visibleMenu } from './menu.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSession } from './session.tsx'
import { Sidebar } from './sidebar.tsx'
import { useTheme } from '../theme/theme-store.ts'
import { dismissMenu, useMenuState } from './use-menu-state.ts'

/** Sidebar, header and content area of the signed-in app. Source: spec section 2, authenticated layout. */
export function Frame({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { t } = useLanguage()
  const { navigation, isInsecureHttp } = useSession()
  useMenuState(path)
  const isDrawerOpen = useTheme((theme) => theme.toggled === 'open')
  const hasSidebar = normalisePath(path) !== normalisePath(modulesPath)
  const menu = visibleMenu(navigation, path)
  const isOpen = hasSidebar && isDrawerOpen
  return (
    <>
      <a className={classes.skip} href="#content">
        {t(text.skipToContent)}
      </a>
      <div className={classes.frame}>
        {hasSidebar && <Sidebar menu={menu} path={path} />}
        {isOpen && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.overlay}
            aria-label={t(text.closeMenu)}
            onClick={dismissMenu}
          />
        )}
        <div className={classes.body} inert={isOpen}>
          {isInsecureHttp && <InsecureBanner />}
          <Header menu={menu} hasMenu={hasSidebar} />
          <main id="content" tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
      </div>
      <BackToTop />
      <RouteAnnouncer path={path} />
      <KeyboardHost path={path} />
    </>
  )
}
