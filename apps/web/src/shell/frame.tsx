import { modulesPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/shell.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { ReactNode } from 'react'
import { BackToTop } from './back-to-top.tsx'
import classes from './frame.module.css'
import { Header } from './header.tsx'
import { InsecureBanner } from './insecure-banner.tsx'
import { useLanguage } from './language.tsx'
import { visibleMenu } from './menu.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSession } from './session.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'

/** Sidebar, header and content area of the signed-in app. Source: spec section 2, authenticated layout. */
export function Frame({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { t } = useLanguage()
  const { navigation, isInsecureHttp } = useSession()
  const sidebar = useSidebar(path)
  const hasSidebar = normalisePath(path) !== normalisePath(modulesPath)
  const menu = visibleMenu(navigation, path)
  const isOpen = hasSidebar && sidebar.toggled === 'open'
  return (
    <>
      <a className={classes.skip} href="#content">
        {t(text.skipToContent)}
      </a>
      <div className={classes.frame}>
        {hasSidebar && <Sidebar menu={menu} path={path} sidebar={sidebar} />}
        {isOpen && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.overlay}
            aria-label={t(text.closeMenu)}
            onClick={sidebar.dismiss}
          />
        )}
        <div className={classes.body} inert={isOpen}>
          {isInsecureHttp && <InsecureBanner />}
          <Header menu={menu} hamburger={hasSidebar ? sidebar : null} />
          <main id="content" tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
      </div>
      <BackToTop />
      <RouteAnnouncer path={path} />
    </>
  )
}
