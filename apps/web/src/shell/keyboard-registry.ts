import { useEffect, useLayoutEffect, useRef } from 'react'

export type Registry<Item> = {
  /** Lends items to the registry while the component is on screen; always those of its last render. */
  readonly useItems: (items: readonly Item[]) => void
  /** All of now, in the order in which their components came on. */
  readonly items: () => readonly Item[]
  /** From now on calls `heed`, and no other, whenever a component has lent items or other ones. */
  readonly onLent: (heed: () => void) => void
}

/** A place where screens announce what they can do; reading it is left to the moment it is asked for. */
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
