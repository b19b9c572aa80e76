import { useState } from 'react'

export type Attempt = {
  readonly isBusy: boolean
  readonly failure: unknown
  readonly run: (action: () => Promise<void>) => void
}

/** One try at a time of something that leaves the page when it succeeds; remembers why the last one failed. */
export function useAttempt(): Attempt {
  const [state, setState] = useState<{ isBusy: boolean; failure: unknown }>({ isBusy: false, failure: null })
  const run = (action: () => Promise<void>) => {
    if (state.isBusy) return
    setState({ isBusy: true, failure: null })
    action().then(
      () => setState({ isBusy: false, failure: null }),
      (failure: unknown) => setState({ isBusy: false, failure }),
    )
  }
  return { ...state, run }
}
