import type { ComponentType } from 'react'
import { lazy, useState } from 'react'
import { fetchPart } from './later.ts'

/**
 * A component prefetched with the first rows. Once loaded it renders immediately, whereas `lazy` alone would show its
 * fallback first. Requires a Suspense boundary for slow networks.
 */
export function preloaded<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const fetched = load().then((component) => {
    loaded = component
    return component
  })
  fetched.catch(() => undefined)
  // A later attempt fetches again after a failure.
  const Awaited = lazy(async () => ({ default: await fetched.catch(() => fetchPart(load)) }))
  return function Preloaded(props: P) {
    // Fixed while mounted, so that a later load does not remount it.
    const [Shown] = useState(() => loaded ?? Awaited)
    return <Shown {...props} />
  }
}
