import type { Session } from '@countinghouse/contract/auth/session'
import { restoreTimeoutMs } from '@countinghouse/contract/constants'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ClientState } from './client-state.ts'
import { parseClientState, restoreWithin, signedOut, stateKey, withRecentModule } from './client-state.ts'

type ClientStore = ClientState & {
  readonly signIn: (session: Pick<Session, 'user' | 'modules'>) => void
  readonly signOut: () => void
  readonly useModule: (route: string) => void
  /** Writes what is in memory once more. */
  readonly keep: () => void
}

export const clientStore = createStore<ClientStore>()((_, get) => ({
  ...signedOut,
  signIn: ({ user, modules }) => persist({ user, appsModules: modules }),
  signOut: () => persist({ user: null, appsModules: [] }),
  useModule: (route) => persist({ recentModules: withRecentModule(get().recentModules, route) }),
  keep: () => persist({}),
}))

function persist(change: Partial<ClientState>): void {
  clientStore.setState(change)
  const { user, appsModules, recentModules } = clientStore.getState()
  localStorage.setItem(stateKey, JSON.stringify({ user, appsModules, recentModules }))
}

/** Reads the persisted state into the store, within the pinned limit. */
export async function restoreClientState(): Promise<void> {
  clientStore.setState(
    await restoreWithin(async () => parseClientState(localStorage.getItem(stateKey)), restoreTimeoutMs),
  )
}

export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(clientStore, select)
}
