import fc from 'fast-check'
import type { ThemeEvent, View } from './reduce-theme.ts'
import {
  backgroundImages,
  directions,
  modes,
  navLayouts,
  navStyles,
  pageStyles,
  positions,
  sidemenuLayouts,
  surfaceColours,
  widths,
} from './theme-state.ts'

const oneOf = <V>(values: readonly V[]) => fc.constantFrom(...values)
const rgb = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
const event = <T extends string, F>(type: T, fields: { [K in keyof F]: fc.Arbitrary<F[K]> }) =>
  fc.record({ type: fc.constant(type), ...fields }) as fc.Arbitrary<{ type: T } & F>

const change = fc.record(
  {
    dir: oneOf(directions),
    dataMenuStyles: oneOf(surfaceColours),
    dataHeaderStyles: oneOf(surfaceColours),
    dataPageStyle: oneOf(pageStyles),
    dataWidth: oneOf(widths),
    dataMenuPosition: oneOf(positions),
    dataHeaderPosition: oneOf(positions),
    colorPrimaryRgb: rgb,
  },
  { requiredKeys: [] },
)

/** Any event the product can send. */
export const anyEvent: fc.Arbitrary<ThemeEvent> = fc.oneof(
  event('set', { change }),
  event('language', { lang: oneOf(['en', 'ar'] as const) }),
  event('mode', { mode: oneOf(modes) }),
  event('navLayout', { navLayout: oneOf(navLayouts) }),
  event('navStyle', { navStyle: oneOf(navStyles) }),
  event('sidemenuLayout', { layout: oneOf(sidemenuLayouts) }),
  event('background', { rgb }),
  event('backgroundImage', { image: oneOf(backgroundImages) }),
  event('reset', {}),
  event('started', {}),
  event('peeked', { isInside: fc.boolean() }),
  event('columnPressed', {}),
  event('hamburger', {}),
  event('resized', { from: fc.integer({ min: 320, max: 2560 }) }),
  event('contentClicked', {}),
  event('dismissed', {}),
  event('railPressed', { hasChildren: fc.boolean() }),
)

export const anyView: fc.Arbitrary<View> = fc.record({
  width: fc.oneof(fc.constantFrom(375, 991, 992, 993, 1440), fc.integer({ min: 320, max: 2560 })),
  hasActiveBranch: fc.boolean(),
})
