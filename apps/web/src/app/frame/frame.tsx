import { modulesPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/shell.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { ReactNode } from 'react'
import { Suspense, useMemo } from 'react'
import { useStore } from 'zustand'
import { BackToTop } from './back-to-top.tsx'
import { connectionStore } from '../offline/connection.ts'
import classes from './frame.module.css'
import { Header } from './header.tsx'
import { KeyboardHost } from '../keyboard/keyboard-host.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../offline/later.ts'
import { isUnderHeader, shapeAttributes, withoutMenu } from './layout.ts'
import { visibleMenu } from '../menu/menu.ts'
import { RouteAnnouncer } from '../routing/route-announcer.tsx'
import { useSession } from '../session/session.tsx'
import { Sidebar } from './sidebar.tsx'
import { useLayout } from './use-layout.ts'
import { dismissMenu, useMenuState } from '../menu/use-menu-state.ts'

const InsecureBanner = later(async () => (await import('./insecure-banner.tsx')).InsecureBanner)
const ReadOnlyBanner = later(async () => (await import('./read-only-banner.tsx')).ReadOnlyBanner)

/** Sidebar, header and content area of the signed-in app. Source: spec section 2, authenticated layout. */
export function Frame({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { t } = useLanguage()
  const { navigation, isInsecureHttp } = useSession()
  const isReadOnly = useStore(connectionStore, (store) => store.isReadOnly)
  useMenuState(path)
  const chosen = useLayout()
  const hasMenu = hasMenuAt(path)
  const layout = hasMenu ? chosen : withoutMenu
  const isCovered = layout.kind === 'drawer' && layout.isOpen
  const menu = useMemo(() => visibleMenu(navigation, path), [navigation, path])
  // The key preserves the state of the menu on either side of the header, and the page is not remounted.
  const sidebar = hasMenu && <Sidebar key="menu" menu={menu} path={path} layout={layout} />
  return (
    <>
      {/* Placed here, because at the end it would make every page one pixel taller than the window. */}
      <RouteAnnouncer path={path} />
      <a className={classes.skip} href="#content" inert={isCovered}>
        {t(text.skipToContent)}
      </a>
      {/* One at a time, because the page reserves space for one. */}
      <Suspense>{isReadOnly ? <ReadOnlyBanner /> : isInsecureHttp && <InsecureBanner />}</Suspense>
      <div className={classes.frame} {...shapeAttributes(layout)}>
        {!isUnderHeader(layout) && sidebar}
        {isCovered && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.overlay}
            aria-label={t(text.closeMenu)}
            onClick={dismissMenu}
          />
        )}
        <div className={classes.top} inert={isCovered}>
          <Header menu={menu} hasMenu={hasMenu} />
        </div>
        {isUnderHeader(layout) && sidebar}
        <main id="content" tabIndex={-1} className={classes.main} inert={isCovered}>
          {children}
        </main>
      </div>
      {!isCovered && <BackToTop />}
      <KeyboardHost path={path} />
    </>
  )
}

/** The module chooser belongs to no module and has no menu. */
export function hasMenuAt(path: string): boolean {
  return normalisePath(path) !== normalisePath(modulesPath)
}
