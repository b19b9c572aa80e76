import { useEffect, useLayoutEffect, useRef } from 'react'

export type Registry<Item> = {
  /** Registers items while the component is mounted, always those of its last render. */
  readonly useItems: (items: readonly Item[]) => void
  /** All registered items, in mount order. */
  readonly items: () => readonly Item[]
  /** From now on calls `heed`, and no other, whenever a component has lent items or other ones. */
  readonly onLent: (heed: () => void) => void
}

/** A registry of the actions of mounted components, evaluated on demand. */
export function createRegistry<Item>(): Registry<Item> {
  const sources = new Set<() => readonly Item[]>()
  let tell = (): void => undefined
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
      useEffect(() => tell())
    },
    items: () => [...sources].flatMap((source) => source()),
    onLent: (heed) => void (tell = heed),
  }
}
