import type { Text } from '@countinghouse/kernel/text'
import { createStore } from 'zustand/vanilla'

/**
 * `reconnecting`: a call had no answer, or the browser has a network again, and the server is being asked; `offline`: there
 * is no network, or the server did not answer that either; `busy`: the server asked to come again, and a read waits for that.
 */
export type Connection = 'connected' | 'reconnecting' | 'offline' | 'busy'

export type ConnectionEvent =
  /** The server answered, whatever it said. */
  | 'answered'
  /** A call had no answer. */
  | 'unanswered'
  /** The server was asked whether it is there, and was silent. */
  | 'silent'
  /** The server refused a read for now, which is tried again. */
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
  /** What waits in the browser for the server, and how that is said; null: nothing, and what is done now is kept nowhere. */
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

/** Begins a call. Answers what notes that the server answered it: an answer to a call from before the network was lost tells nothing. */
export function awaitAnswer(): () => void {
  const before = losses
  return () => {
    if (losses === before) noteConnection('answered')
  }
}

/** Whether the server, by its last answer, takes no writes. */
export function noteReadOnly(isReadOnly: boolean): void {
  connectionStore.setState({ isReadOnly })
}
