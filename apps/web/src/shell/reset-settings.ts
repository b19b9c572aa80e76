import { lastingStorage } from '../theme/browser-storage.ts'
import { themeStore } from '../theme/theme-store.ts'
import { clientStore } from './client-store.ts'

/**
 * The defaults, and nothing else kept by this browser but who is signed in: that is written again from memory, so that a
 * reset signs nobody out. Source: spec section 2, switcher panel.
 */
export function resetSettings(): void {
  lastingStorage.clear()
  clientStore.getState().keep()
  themeStore.getState().dispatch({ type: 'reset' })
}
