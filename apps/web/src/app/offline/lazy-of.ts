import type { ComponentType } from 'react'
import { lazy } from 'react'
import { fetchPart } from './later.ts'

/** `later` for generic components, preserving their type parameters. */
export function lazyOf<C>(load: () => Promise<C>): C {
  return lazy(async () => ({ default: (await fetchPart(load)) as unknown as ComponentType })) as unknown as C
}
