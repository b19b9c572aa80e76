import { sidebarBreakpointPx } from '@countinghouse/contract/constants'
import { useMemo, useSyncExternalStore } from 'react'
import { useTheme } from '../../ui/theme/theme-store.ts'
import type { Layout } from './layout.ts'
import { layoutOf } from './layout.ts'

/** The menu layout for the current theme and window. */
export function useLayout(): Layout {
  const theme = useTheme((whole) => whole)
  const isWide = useMedia(`(min-width: ${sidebarBreakpointPx}px)`)
  const isCoarse = useMedia('(pointer: coarse)')
  return useMemo(() => layoutOf(theme, { isWide, isCoarse }), [theme, isWide, isCoarse])
}

function useMedia(query: string): boolean {
  const follow = (onChange: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
