import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { clientStore } from '../session/client-store.ts'
import type { PaletteEntry } from './palette-entries.ts'
import type { FoundRecords } from './palette-records.ts'
import { closePanel } from '../panels/panels.ts'

type Choose = (entry: PaletteEntry, isNewTab: boolean) => void

/** Runs an entry. Errors are shown in the open palette. */
export function useChoice(): { readonly choose: Choose; readonly problem: string | null } {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const choose: Choose = ({ action }, isNewTab) => {
    if (action.kind === 'send') {
      setProblem(null)
      action.send().then(
        () => closePanel(),
        (error: unknown) => setProblem(error instanceof Error ? error.message : null),
      )
      return
    }
    closePanel()
    if (action.kind === 'run') return action.run()
    if (action.recent !== null) clientStore.getState().dispatch({ type: 'choose', recent: action.recent })
    if (isNewTab) window.open(action.address, '_blank', 'noopener')
    else void navigate({ href: action.address })
  }
  return { choose, problem }
}

/** Opens the record with the entered code, even if Enter precedes the response, because scanners do not wait. */
export function useAwaitedExact(entered: string, { exact }: FoundRecords, choose: Choose): () => void {
  const [awaited, setAwaited] = useState<string | null>(null)
  const only = exact.length === 1 ? exact[0] : undefined
  const isThere = awaited === entered && only !== undefined
  const open = useEffectEvent(() => {
    if (only !== undefined) choose(only, false)
  })
  useEffect(() => {
    if (isThere) open()
  }, [isThere])
  return () => setAwaited(entered)
}
