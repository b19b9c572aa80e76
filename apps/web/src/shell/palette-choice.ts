import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { clientStore } from './client-store.ts'
import type { PaletteEntry } from './palette-entries.ts'
import type { FoundRecords } from './palette-records.ts'
import { closePanel } from './panels.ts'

type Choose = (entry: PaletteEntry, isNewTab: boolean) => void

/** Runs an entry. Errors are shown in the open palette. */
export function useChoice(): { readonly choose: Choose; readonly problem: string | null } {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const choose: Choose = ({ deed }, isNewTab) => {
    if (deed.kind === 'send') {
      setProblem(null)
      deed.send().then(
        () => closePanel(),
        (error: unknown) => setProblem(error instanceof Error ? error.message : null),
      )
      return
    }
    closePanel()
    if (deed.kind === 'run') return deed.run()
    if (deed.recent !== null) clientStore.getState().dispatch({ type: 'choose', recent: deed.recent })
    if (isNewTab) window.open(deed.address, '_blank', 'noopener')
    else void navigate({ href: deed.address })
  }
  return { choose, problem }
}

/** Opens the record with the entered code, even if Enter precedes the response, because scanners do not wait. */
export function useAwaitedExact(typed: string, { exact }: FoundRecords, choose: Choose): () => void {
  const [awaited, setAwaited] = useState<string | null>(null)
  const only = exact.length === 1 ? exact[0] : undefined
  const isThere = awaited === typed && only !== undefined
  const open = useEffectEvent(() => {
    if (only !== undefined) choose(only, false)
  })
  useEffect(() => {
    if (isThere) open()
  }, [isThere])
  return () => setAwaited(typed)
}
