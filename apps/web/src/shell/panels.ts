import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What opens over the page from several places: a button, a key, an entry of the palette. */
export type PanelName = 'switcher' | 'palette' | 'keys' | 'password' | 'drafts' | 'jobs' | 'inbox'

/** One at a time; null while none is open. */
const panelStore = createStore<{ readonly open: PanelName | null }>()(() => ({ open: null }))

export function openPanel(name: PanelName): void {
  panelStore.setState({ open: name })
}

export function closePanel(): void {
  const { open } = panelStore.getState()
  // Its link has done its work; kept, it would open the panel again on reload.
  if (open !== null && location.hash === `#${open}`)
    history.replaceState(history.state, '', location.pathname + location.search)
  panelStore.setState({ open: null })
}

/** Panels with a link of their own, such as `#drafts` behind any address. */
const linked: readonly string[] = ['drafts', 'jobs', 'inbox'] satisfies readonly PanelName[]

/** Opens the panel that the address names, now and whenever it changes. Answers the end of it. */
export function followPanelLinks(): () => void {
  const open = () => {
    const name = location.hash.slice(1)
    if (linked.includes(name)) openPanel(name as PanelName)
  }
  open()
  addEventListener('hashchange', open)
  return () => removeEventListener('hashchange', open)
}

export function useIsPanelOpen(name: PanelName): boolean {
  return useStore(panelStore, ({ open }) => open === name)
}
