import { lazy } from 'react'

const load = () => import('./variant-note.tsx')

/** Most pages have no lines of products. */
export const VariantNote = lazy(async () => ({ default: (await load()).VariantNote }))
export const VariantOption = lazy(async () => ({ default: (await load()).VariantOption }))
