import { useEffect, useLayoutEffect, useRef } from 'react'

export type Registry<Item> = {
  /** Registers items while the component is mounted, always those of its last render. */
  readonly useItems: (items: readonly Item[]) => void
  /** All registered items, in mount order. */
  readonly items: () => readonly Item[]
}

/** A registry of the actions of mounted components, evaluated on demand. */
export function createRegistry<Item>(): Registry<Item> {
  const sources = new Set<() => readonly Item[]>()
  return {
    useItems: (items) => {
      const latest = useRef(items)
      useLayoutEffect(() => {
        latest.current = items
      })
      useEffect(() => {
        const source = () => latest.current
        sources.add(source)
        return () => void sources.delete(source)
      }, [])
    },
    items: () => [...sources].flatMap((source) => source()),
  }
}
