import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { CallError } from '../shell/call.ts'
import { isSessionEnd } from '../shell/call-error.ts'
import { connectionStore } from '../shell/connection.ts'
import { useSession } from '../shell/session.tsx'
import type { Command, CommandAnswer, CommandQueue } from './command-queue.ts'
import { commandQueue } from './command-queue.ts'
import { commandStore } from './command-store.ts'
import { isOutcomeUnknown } from './idempotency-key.ts'
import { timedUuid } from './timed-uuid.ts'

/** For a server that is there and could not do it just now. */
const againMs = 5000

type Send<B> = (document: number, commands: readonly Command<B>[]) => Promise<readonly CommandAnswer[]>

/**
 * What this person did of a kind and the server has not acknowledged yet, kept over reloads and sent as soon as there is a connection.
 * `send`: the same function each time; a refusal that it throws is that of the first command.
 */
export function useCommandQueue<B>(kind: string, send: Send<B>) {
  const { user } = useSession()
  const owner = `${user.usr_cmp_id}:${user.Usr_userid}:${kind}`
  const [queue] = useState<CommandQueue<B>>(() =>
    commandQueue<B>({ name: owner, store: commandStore, send: refusing(send) }),
  )
  const { commands } = useStore(queue.state)
  const { connection } = useStore(connectionStore)

  useEffect(() => {
    void queue.load().then(() => queue.flush().catch(() => undefined))
  }, [queue])
  const waits = commands.some(({ refusal }) => refusal === null)
  useEffect(() => {
    if (connection !== 'connected' || !waits) return undefined
    const send = () => void queue.flush().catch(() => undefined)
    send()
    const timer = setInterval(send, againMs)
    return () => clearInterval(timer)
  }, [queue, connection, waits])

  // While the network is away a flush fails at once, and what waits goes out when it is back.
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

/** A call that the server refused as a whole is the refusal of its first command. */
function refusing<B>(send: Send<B>): Send<B> {
  return async (document, commands) => {
    try {
      return await send(document, commands)
    } catch (error) {
      const [first] = commands
      const reason = reasonOf(error)
      if (first === undefined || reason === null) throw error
      return [{ uid: first.uid, refusal: reason }]
    }
  }
}

/** Null where another time it may be done as it is: nobody answered, the server is busy, or somebody must sign in again. */
function reasonOf(error: unknown): string | null {
  const mayPass = isOutcomeUnknown(error) || isSessionEnd(error) || !(error instanceof CallError)
  return mayPass || error.status === 429 ? null : error.message
}
