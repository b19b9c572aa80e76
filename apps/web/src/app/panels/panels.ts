import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Panels opened by button, shortcut or palette. */
export type PanelName = 'switcher' | 'palette' | 'keys' | 'camera' | 'password' | 'drafts' | 'jobs' | 'inbox' | 'help'

/** The open panel; null if none. */
const panelStore = createStore<{ readonly open: PanelName | null; readonly words: string }>()(() => ({
  open: null,
  words: '',
}))

/** `words`: initial value of its input. */
export function openPanel(name: PanelName, words = ''): void {
  closePanel()
  panelStore.setState({ open: name, words })
}

export function panelWords(): string {
  return panelStore.getState().words
}

/** `only`: closes only this panel, because it may have opened another. */
export function closePanel(only?: PanelName): void {
  const { open } = panelStore.getState()
  if (only !== undefined && open !== only) return
  // Removes the link, which would otherwise open the panel again on reload.
  if (open !== null && location.hash === `#${open}`)
    history.replaceState(history.state, '', location.pathname + location.search)
  panelStore.setState({ open: null })
}

/** Panels with a link, such as `#drafts` after any address. */
const linked: readonly string[] = ['drafts', 'jobs', 'inbox', 'help'] satisfies readonly PanelName[]

/** Opens the panel of the address, now and on changes. Returns the function that stops it. */
export function subscribePanelLinks(): () => void {
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
