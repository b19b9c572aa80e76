import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest handler, so that its receivers do not rerender. Not for use during rendering. */
export function useHandler<A extends readonly unknown[]>(handler: (...given: A) => void): (...given: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
