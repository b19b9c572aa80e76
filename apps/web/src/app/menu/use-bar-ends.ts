import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { BarEnds } from './menu-bar-ends.ts'
import { barEndsOf } from './menu-bar-ends.ts'

/** Tracks the overflow and scroll position of a bar. */
export function useBarEnds(bar: RefObject<HTMLElement | null>): BarEnds {
  const [ends, setEnds] = useState<BarEnds>({ isOverflowing: false, isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const look = () => setEnds((known) => sameOr(known, barEndsOf(element)))
    const observer = new ResizeObserver(look)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [bar])
  return ends
}

function sameOr(known: BarEnds, now: BarEnds): BarEnds {
  const isSame =
    known.isOverflowing === now.isOverflowing && known.isAtStart === now.isAtStart && known.isAtEnd === now.isAtEnd
  return isSame ? known : now
}
