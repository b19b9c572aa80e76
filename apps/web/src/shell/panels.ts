import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What opens over the page from several places: a button, a key, an entry of the palette. */
export type PanelName = 'switcher' | 'palette' | 'keys' | 'camera' | 'password' | 'drafts' | 'jobs' | 'inbox' | 'help'

/** One at a time; null while none is open. */
const panelStore = createStore<{ readonly open: PanelName | null; readonly words: string }>()(() => ({
  open: null,
  words: '',
}))

/** `words`: what its field is to hold. */
export function openPanel(name: PanelName, words = ''): void {
  closePanel()
  panelStore.setState({ open: name, words })
}

export function panelWords(): string {
  return panelStore.getState().words
}

/** `only`: unless another one is open by now, for a panel that leads to another. */
export function closePanel(only?: PanelName): void {
  const { open } = panelStore.getState()
  if (only !== undefined && open !== only) return
  // Its link has done its work; kept, it would open the panel again on reload.
  if (open !== null && location.hash === `#${open}`)
    history.replaceState(history.state, '', location.pathname + location.search)
  panelStore.setState({ open: null })
}

/** Panels with a link of their own, such as `#drafts` behind any address. */
const linked: readonly string[] = ['drafts', 'jobs', 'inbox', 'help'] satisfies readonly PanelName[]

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
