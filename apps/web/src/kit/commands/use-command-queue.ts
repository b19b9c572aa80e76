import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { connectionStore } from '../../app/offline/connection.ts'
import { useSession } from '../../app/session/session.tsx'
import type { CommandKind } from './command-kind.ts'
import { ownerOf } from './command-kind.ts'
import { timedUuid } from '../document/timed-uuid.ts'
import { saveHere } from './waiting-commands.ts'

/**
 * The user's unacknowledged commands of a type, kept over reloads and sent as soon as there is a connection, on any page
 * (`waiting-host.tsx`). `isKept` false: this page gives none at present.
 */
export function useCommandQueue<B>(kind: CommandKind<B>, isKept = true) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [queue] = useState(() => kind.queueOf(ownerOf(user), queryClient))
  const { commands } = useStore(queue.state)
  const { connection } = useStore(connectionStore)
  useEffect(() => (isKept ? saveHere() : undefined), [isKept])

  // Without a network a flush fails immediately; waiting commands are sent when it is restored.
  const flush = () => void queue.flush().catch(() => undefined)
  return {
    commands,
    isOffline: connection === 'offline' || connection === 'reconnecting',
    add: async (document: number, make: (uid: string) => B): Promise<void> => {
      const uid = timedUuid(Math.floor(performance.timeOrigin + performance.now()))
      await queue.add(document, uid, make(uid))
      flush()
    },
    retry: async (document: number): Promise<void> => {
      await queue.retry(document)
      flush()
    },
    leaveOut: async (uid: string): Promise<void> => {
      await queue.leaveOut(uid)
      flush()
    },
  }
}
