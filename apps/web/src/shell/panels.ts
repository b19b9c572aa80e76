import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What opens over the page from several places: a button, a key, an entry of the palette. */
export type PanelName = 'switcher' | 'palette' | 'keys' | 'password'

/** One at a time; null while none is open. */
const panelStore = createStore<{ readonly open: PanelName | null }>()(() => ({ open: null }))

export function openPanel(name: PanelName): void {
  panelStore.setState({ open: name })
}

export function closePanel(): void {
  panelStore.setState({ open: null })
}

export function useIsPanelOpen(name: PanelName): boolean {
  return useStore(panelStore, ({ open }) => open === name)
}
