import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than a limit. Units: CSS pixels. */
export function useScrolledPast(limitPx: number): boolean {
  return useSyncExternalStore(subscribeScroll, () => scrollY > limitPx)
}

function subscribeScroll(onChange: () => void): () => void {
  let frame = 0
  const scrolled = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onChange)
  }
  addEventListener('scroll', scrolled, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', scrolled)
  }
}
