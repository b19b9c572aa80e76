import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowRange } from './row-range.ts'
import { rangeInSight, scrollTopFor } from './row-range.ts'

type RowWindowInput = {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly count: number
  /** Units: px. */
  readonly rowHeight: number
  /** Height of the sticky header. Units: px. */
  readonly headerHeight: number
  /** Additional height that covers the first visible rows. Units: px. */
  readonly cover: number
}

/** Maximum rows of a printed list. */
export const mostPrinted = 1000

/** The visible rows of a grid, so that thousands of rows render like one screen; for printing, all rows. */
export function useRowWindow({ scrollRef, count, rowHeight, headerHeight, cover }: RowWindowInput) {
  const [inSight, setInSight] = useState<RowRange>({ first: 0, end: 40 })
  const [isPrinting, setIsPrinting] = useState(false)

  useLayoutEffect(() => {
    const scroll = scrollRef.current
    if (scroll === null) return undefined
    const look = () =>
      setInSight((before) => {
        const now = rangeInSight({ top: scroll.scrollTop, height: scroll.clientHeight, rowHeight, count })
        return now.first === before.first && now.end === before.end ? before : now
      })
    look()
    const resized = new ResizeObserver(look)
    resized.observe(scroll)
    scroll.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      scroll.removeEventListener('scroll', look)
    }
  }, [scrollRef, rowHeight, count])

  useLayoutEffect(() => {
    // The browser prints the state at the end of the event.
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])

  function scrollTo(index: number): void {
    const scroll = scrollRef.current
    if (scroll === null) return
    const { scrollTop: top, clientHeight: height } = scroll
    scroll.scrollTop = scrollTopFor(index, { top, height: height - headerHeight, rowHeight, cover })
  }
  return { range: isPrinting ? { first: 0, end: Math.min(count, mostPrinted) } : inSight, scrollTo }
}
