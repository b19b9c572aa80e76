import { restoreTimeoutMs } from '@countinghouse/contract/constants'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ClientState } from './client-state.ts'
import { parseClientState, restoreWithin, signedOut, stateKey } from './client-state.ts'
import type { ClientEvent } from './client-state-reducer.ts'
import { reduceClientState } from './client-state-reducer.ts'

type ClientStore = {
  readonly state: ClientState
  readonly dispatch: (event: ClientEvent) => void
  /** Writes what is in memory once more, after somebody has cleared the browser's storage. */
  readonly keep: () => void
}

export const clientStore = createStore<ClientStore>()((set, get) => ({
  state: signedOut,
  dispatch: (event) => {
    set({ state: reduceClientState(get().state, event) })
    get().keep()
  },
  keep: () => localStorage.setItem(stateKey, JSON.stringify(get().state)),
}))

/** Reads the persisted state into the store, within the pinned limit. */
export async function restoreClientState(): Promise<void> {
  const state = await restoreWithin(async () => parseClientState(localStorage.getItem(stateKey)), restoreTimeoutMs)
  clientStore.setState({ state })
}

export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(clientStore, (store) => select(store.state))
}
