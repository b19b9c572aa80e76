import type { ComponentType } from 'react'
import { lazy } from 'react'

/** `lazy` for a component of any kind of row, which `lazy` would forget. */
export function lazyOf<C>(load: () => Promise<C>): C {
  return lazy(async () => ({ default: (await load()) as unknown as ComponentType })) as unknown as C
}
