import { useRef } from 'react'
import { CallError, newIdempotencyKey } from './call.ts'

type Kept = { readonly body: string; readonly key: string }

/** One key per body: a retry of the same body is the same request, a changed body is a new one. */
export function keyKeeper(create: () => string) {
  let kept: Kept | null = null
  return {
    keyFor(body: unknown): string {
      const written = JSON.stringify(body)
      if (kept === null || kept.body !== written) kept = { body: written, key: create() }
      return kept.key
    },
    forget(): void {
      kept = null
    },
  }
}

/** The keys of one form: created once, kept while the outcome of a request is unknown. */
export function useKeyKeeper() {
  const store = useRef<ReturnType<typeof keyKeeper>>(null)
  store.current ??= keyKeeper(newIdempotencyKey)
  return store.current
}

/** Whether the request may have taken effect although the call failed; only then must a retry use the same key. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof CallError) || error.isOffline || error.status >= 500 || error.code === 'request_in_progress'
}
