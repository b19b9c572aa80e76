import type { SessionUser } from '@countinghouse/contract/auth/session'
import { keptElsewhere, keptHere } from '@countinghouse/contract/kit/waiting.text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { connectionStore } from '../../app/offline/connection.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { guardLeave } from '../../app/session/planned-leave.ts'
import { ownerOf } from './command-kind.ts'
import { mayLeave } from './may-leave.ts'
import type { CommandKinds } from './resume-commands.ts'
import { resumeCommands } from './resume-commands.ts'
import { sendQueues, waitingCommands } from './waiting-commands.ts'

/** Delay before a retry while the server is reachable. Units: milliseconds. */
const againMs = 5000

/**
 * Sends what waits, whatever page is open; lets the header say that it is kept, and keeps whoever leaves before it is sent.
 */
type Props = { readonly user: SessionUser; readonly kinds: CommandKinds }

export function WaitingHost({ user, kinds }: Props) {
  const queryClient = useQueryClient()
  const { t } = useLanguage()
  const { connection } = useStore(connectionStore)
  const { waits, retention } = useStore(waitingCommands)
  const owner = ownerOf(user)
  const isDue = connection === 'connected' && waits > 0
  useEffect(() => void resumeCommands(owner, queryClient, kinds), [owner, queryClient, kinds])
  useEffect(() => {
    if (!isDue) return undefined
    void sendQueues()
    const timer = setInterval(() => void sendQueues(), againMs)
    return () => clearInterval(timer)
  }, [isDue])
  useEffect(() => {
    const words = retention > 0 ? keptHere : keptElsewhere
    connectionStore.setState({ kept: retention > 0 || waits > 0 ? { words, count: waits } : null })
  }, [retention, waits])
  useEffect(
    () => guardLeave(() => mayLeave(t, () => resumeCommands(owner, queryClient, kinds))),
    [t, owner, queryClient, kinds],
  )
  return null
}
