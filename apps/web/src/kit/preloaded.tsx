import type { ComponentType } from 'react'
import { lazy, useState } from 'react'
import { fetchPart } from '../shell/later.ts'

/**
 * A component that is fetched beside the first rows, before anybody asks for it. Once it is there it shows at once, where React's
 * `lazy` alone would show its fallback for a while. Needs a Suspense above it, for whoever is faster than the network.
 */
export function preloaded<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const fetched = load().then((component) => {
    loaded = component
    return component
  })
  fetched.catch(() => undefined)
  // A later try fetches again what the first could not.
  const Awaited = lazy(async () => ({ default: await fetched.catch(() => fetchPart(load)) }))
  return function Preloaded(props: P) {
    // Kept while it stands, so that what comes meanwhile does not start it anew.
    const [Shown] = useState(() => loaded ?? Awaited)
    return <Shown {...props} />
  }
}
