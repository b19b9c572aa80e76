import { lastingStorage } from '../../ui/theme/browser-storage.ts'
import { themeStore } from '../../ui/theme/theme-store.ts'
import { clientStore } from '../session/client-store.ts'

/**
 * The defaults, and nothing else kept by this browser but who is signed in: that is written again from memory, so that a
 * reset signs nobody out. Source: spec section 2, switcher panel.
 */
export function resetSettings(): void {
  lastingStorage.clear()
  clientStore.getState().keep()
  themeStore.getState().dispatch({ type: 'reset' })
}
