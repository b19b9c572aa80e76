import { createStore } from 'zustand/vanilla'

/**
 * `reconnecting`: a call had no answer, or the browser has a network again, and the server is being asked; `offline`: there
 * is no network, or the server did not answer that either.
 */
export type Connection = 'connected' | 'reconnecting' | 'offline'

export type ConnectionEvent =
  /** The server answered, whatever it said. */
  | 'answered'
  /** A call had no answer. */
  | 'unanswered'
  /** The server was asked whether it is there, and was silent. */
  | 'silent'
  | 'networkLost'
  | 'networkBack'

export function reduceConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'answered':
      return 'connected'
    case 'unanswered':
      return connection === 'connected' ? 'reconnecting' : connection
    case 'networkBack':
      return connection === 'connected' ? connection : 'reconnecting'
    case 'silent':
    case 'networkLost':
      return 'offline'
  }
}

export const connectionStore = createStore<{ readonly connection: Connection }>()(() => ({ connection: 'connected' }))

export function noteConnection(event: ConnectionEvent): void {
  connectionStore.setState(({ connection }) => ({ connection: reduceConnection(connection, event) }))
}
