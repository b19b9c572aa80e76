import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

type RowsInSightProps = {
  /** How many rows there are; before they were drawn each is taken to be this high. Units: px. */
  readonly count: number
  readonly rowHeight: number
  readonly className: string | undefined
  readonly children: () => ReactNode
}

/** How far out of sight rows are drawn. Units: px. */
const margin = '800px 0px'

/**
 * A stretch of a long list that is drawn while it is near, and keeps its height while it is not. It stays drawn with the focus
 * or something half entered in it (`data-entered`).
 */
export function RowsInSight({ count, rowHeight, className, children }: RowsInSightProps) {
  const ref = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const list = ref.current
    if (list === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        if (entry.isIntersecting) return setIsNear(true)
        if (list.matches(':focus-within') || list.querySelector('[data-entered]') !== null) return
        if (list.childElementCount > 0) setHeight(list.offsetHeight)
        setIsNear(false)
      },
      { rootMargin: margin, root: list.closest('[data-scrolls]') },
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return (
    <ul ref={ref} className={className} style={isNear ? undefined : { blockSize: height ?? count * rowHeight }}>
      {isNear && children()}
    </ul>
  )
}
