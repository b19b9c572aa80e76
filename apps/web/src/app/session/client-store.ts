import { restoreTimeoutMs } from '@countinghouse/contract/constants'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lastingStorage } from '../../ui/theme/browser-storage.ts'
import type { ClientState } from './client-state.ts'
import { parseClientState, restoreWithin, signedOut, stateKey } from './client-state.ts'
import type { ClientEvent } from './client-state-reducer.ts'
import { reduceClientState } from './client-state-reducer.ts'

type ClientStore = {
  readonly state: ClientState
  readonly dispatch: (event: ClientEvent) => void
  /** Writes the state from memory again after the browser storage was cleared. */
  readonly keep: () => void
}

export const clientStore = createStore<ClientStore>()((set, get) => ({
  state: signedOut,
  dispatch: (event) => {
    set({ state: reduceClientState(get().state, event) })
    get().keep()
  },
  keep: () => lastingStorage.write(stateKey, JSON.stringify(get().state)),
}))

/** Reads the persisted state into the store, within the pinned limit, and follows other tabs. */
export async function restoreClientState(): Promise<void> {
  const state = await restoreWithin(async () => parseClientState(lastingStorage.read(stateKey)), restoreTimeoutMs)
  clientStore.setState({ state })
  // Otherwise this tab would overwrite changes of another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === stateKey && newValue !== null) clientStore.setState({ state: parseClientState(newValue) })
  })
}

export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(clientStore, (store) => select(store.state))
}
