import { text } from '@countinghouse/contract/shell/keys.text'
import { text as paletteText } from '@countinghouse/contract/shell/palette.text'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { clientStore } from '../session/client-store.ts'
import type { Shortcut } from './keyboard.ts'
import { hasModal, listenToKeyboard, useShortcuts } from './keyboard.ts'
import { goToPages } from './keyboard-pages.ts'
import { landingPath, moduleAddress, moduleOf } from '../routing/landing.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../offline/later.ts'
import { closePanel, subscribePanelLinks, openPanel, useIsPanelOpen } from '../panels/panels.ts'
import { useSession } from '../session/session.tsx'

const loadPanel = () => import('./keyboard-panel.tsx')
const KeyboardPanel = later(async () => (await loadPanel()).KeyboardPanel)
const InboxPanel = later(async () => (await import('../panels/inbox-panel.tsx')).InboxPanel)
const JobsPanel = later(async () => (await import('../panels/jobs-panel.tsx')).JobsPanel)
const ScanHost = later(async () => (await import('../scan/scan-host.tsx')).ScanHost)
const loadHelp = () => import('../panels/help-panel.tsx')
const HelpPanel = later(async () => (await loadHelp()).HelpPanel)
const DraftsPanel = later(async () => (await import('../panels/drafts-panel.tsx')).DraftsPanel)

/** The shortcuts of the shell, the panels they open, and keyboard-wedge scanners. */
export function KeyboardHost({ path }: { readonly path: string }) {
  const hasPalette = useIsPanelOpen('palette')
  const hasKeys = useIsPanelOpen('keys')
  const hasDrafts = useIsPanelOpen('drafts')
  const hasJobs = useIsPanelOpen('jobs')
  const hasInbox = useIsPanelOpen('inbox')
  const hasHelp = useIsPanelOpen('help')
  useEffect(listenToKeyboard, [])
  useEffect(subscribePanelLinks, [])
  useEffect(prefetchPanels, [])
  useShortcuts([...usePanelShortcuts(), ...useGoToShortcuts(path)])
  return (
    <Suspense>
      <ScanHost path={path} />
      {hasHelp && <HelpPanel path={path} />}
      {hasPalette && <KeyboardPanel name="palette" />}
      {hasKeys && <KeyboardPanel name="keys" />}
      {hasDrafts && <DraftsPanel />}
      {hasJobs && <JobsPanel />}
      {hasInbox && <InboxPanel />}
    </Suspense>
  )
}

function usePanelShortcuts(): readonly Shortcut[] {
  const { t } = useLanguage()
  const hasPalette = useIsPanelOpen('palette')
  const hasKeys = useIsPanelOpen('keys')
  const hasSwitcher = useIsPanelOpen('switcher')
  const togglePalette = () => {
    if (hasPalette) return closePanel()
    // An open dialog must be answered first, and a half-typed password is not discarded by accident.
    if (hasKeys || hasSwitcher || !hasModal()) openPanel('palette')
  }
  return [
    { keys: 'mod+k', scope: 'general', label: t(paletteText.title), run: togglePalette },
    { keys: 'f1', scope: 'general', label: t(text.openHelp), run: () => void (hasModal() || openPanel('help')) },
    { keys: '?', scope: 'general', label: t(text.openKeys), run: () => openPanel('keys') },
  ]
}

function useGoToShortcuts(path: string): readonly Shortcut[] {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const session = useSession()
  const goHome = () => {
    const module = moduleOf(session.modules, path)
    const { recentModules } = clientStore.getState().state
    void navigate({ to: module === null ? landingPath(session, recentModules) : moduleAddress(module) })
  }
  const pages = goToPages(session.navigation).map(({ keys, item }): Shortcut => {
    const label = locale === 'ar' ? item.title_ar : item.title
    return { keys, scope: 'goTo', label, run: () => void navigate({ to: item.path }) }
  })
  return [{ keys: 'g d', scope: 'goTo', label: t(text.department), run: goHome }, ...pages]
}

/** Prefetches the panels after the first page, so that they open immediately. */
function prefetchPanels(): () => void {
  const load = () => void Promise.all([loadPanel(), loadHelp()]).catch(() => undefined)
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 2000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(load)
  return () => cancelIdleCallback(idle)
}
