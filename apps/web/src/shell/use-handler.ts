import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for ever that does what the latest one given does, so that a handler changes nothing it is handed to. Not for rendering. */
export function useHandler<A extends readonly unknown[]>(handler: (...given: A) => void): (...given: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
