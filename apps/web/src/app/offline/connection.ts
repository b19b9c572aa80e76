import type { Text } from '@countinghouse/kernel/text'
import { createStore } from 'zustand/vanilla'

/**
 * `reconnecting`: a call had no response, or the network is back, and the server is being probed; `offline`: no network, or
 * the probe had no response; `busy`: the server asked to retry later, and a read is waiting.
 */
export type Connection = 'connected' | 'reconnecting' | 'offline' | 'busy'

export type ConnectionEvent =
  /** The server responded, with any status. */
  | 'answered'
  /** A call had no response. */
  | 'unanswered'
  /** A probe had no response. */
  | 'silent'
  /** The server temporarily rejected a read, which is retried. */
  | 'refusedForNow'
  | 'networkLost'
  | 'networkBack'

export function reduceConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'answered':
      return 'connected'
    case 'refusedForNow':
      return 'busy'
    case 'unanswered':
      return isThere(connection) ? 'reconnecting' : connection
    case 'networkBack':
      return isThere(connection) ? connection : 'reconnecting'
    case 'silent':
    case 'networkLost':
      return 'offline'
  }
}

function isThere(connection: Connection): boolean {
  return connection === 'connected' || connection === 'busy'
}

type ConnectionStore = {
  readonly connection: Connection
  readonly isReadOnly: boolean
  /** Entries queued in the browser, with their texts; null: nothing is queued, and changes are not saved. */
  readonly kept: {
    readonly count: number
    readonly words: Readonly<Record<Exclude<Connection, 'connected'>, Text>>
  } | null
}

export const connectionStore = createStore<ConnectionStore>()(() => ({
  connection: 'connected',
  isReadOnly: false,
  kept: null,
}))

let losses = 0

export function noteConnection(event: ConnectionEvent): void {
  if (event === 'networkLost') losses += 1
  connectionStore.setState(({ connection }) => ({ connection: reduceConnection(connection, event) }))
}

/** Starts a call. Returns the function that records its response; responses to calls from before a loss of network are ignored. */
export function awaitAnswer(): () => void {
  const before = losses
  return () => {
    if (losses === before) noteConnection('answered')
  }
}

/** Records whether the server is read-only, by its last response. */
export function noteReadOnly(isReadOnly: boolean): void {
  connectionStore.setState({ isReadOnly })
}
