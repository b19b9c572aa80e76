import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { CameraProblem } from './camera.ts'
import { openCamera, problemOf, readCodes } from './camera.ts'

/** Neither track nor problem: starting. */
type View = { readonly track: MediaStreamTrack | null; readonly problem: CameraProblem | null }

const starting: View = { track: null, problem: null }

/** Runs the camera while component and page are visible, shown in the video; `onCode` receives every sighting of a code. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): View & { readonly retry: () => void } {
  const [view, setView] = useState(starting)
  const [round, setRound] = useState(0)
  const isHidden = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'hidden')
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const shown = video.current
    if (isHidden || shown === null) return undefined
    const end = new AbortController()
    const { signal } = end
    const fail = (problem: CameraProblem) => {
      if (signal.aborted) return
      end.abort()
      setView({ track: null, problem })
    }
    const read = async (track: MediaStreamTrack | null) => {
      if (track === null) return
      track.addEventListener('ended', () => fail('lost'), { signal })
      setView({ track, problem: null })
      await readCodes(shown, signal, (code) => take(code)).catch(() => fail('unreadable'))
    }
    openCamera(shown, signal).then(read, (error: unknown) => fail(problemOf(error)))
    return () => {
      end.abort()
      setView(starting)
    }
  }, [video, isHidden, round])
  return { ...view, retry: () => setRound(round + 1) }
}

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
