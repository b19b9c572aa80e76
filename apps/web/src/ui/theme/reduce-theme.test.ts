import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTheme, storedTheme } from './parse-theme.ts'
import type { ThemeEvent } from './reduce-theme.ts'
import { reduceTheme } from './reduce-theme.ts'
import { anyEvent, anyView } from './any-theme-event.ts'
import type { ThemeState } from './theme-state.ts'
import { defaultTheme, headerColourOf, menuColourOf, navStyles, sidemenuLayoutOf } from './theme-state.ts'

const wide = { width: 1440, hasActiveBranch: true }
const narrow = { width: 991, hasActiveBranch: true }

function after(...events: ThemeEvent[]): ThemeState {
  return events.reduce((theme, event) => reduceTheme(theme, event, wide), defaultTheme)
}

test('the defaults are those of the specification', () => {
  expect(defaultTheme).toMatchObject({
    lang: 'en',
    dir: 'ltr',
    mode: 'light',
    dataNavLayout: 'vertical',
    dataVerticalStyle: 'overlay',
    toggled: '',
    dataPageStyle: 'regular',
    dataWidth: 'fullwidth',
    dataMenuPosition: 'fixed',
    dataHeaderPosition: 'fixed',
  })
  expect([menuColourOf(defaultTheme), headerColourOf(defaultTheme)]).toEqual(['dark', 'light'])
})

describe('coupled changes', () => {
  test('dark mode makes menu and header dark and drops a chosen background', () => {
    const theme = after(
      { type: 'background', rgb: [9, 9, 9] },
      { type: 'set', change: { dataMenuStyles: 'color', dataHeaderStyles: 'gradient' } },
      { type: 'mode', mode: 'dark' },
    )
    expect([menuColourOf(theme), headerColourOf(theme), theme.bodyBg1]).toEqual(['dark', 'dark', null])
  })
  test('light mode makes the header light, the menu dark when vertical and light when horizontal', () => {
    const vertical = after({ type: 'mode', mode: 'dark' }, { type: 'mode', mode: 'light' })
    expect([menuColourOf(vertical), headerColourOf(vertical)]).toEqual(['dark', 'light'])
    const horizontal = reduceTheme(vertical, { type: 'navLayout', navLayout: 'horizontal' }, wide)
    expect([menuColourOf(horizontal), headerColourOf(horizontal)]).toEqual(['light', 'light'])
  })
  test('a chosen menu colour is kept in the horizontal layout', () => {
    const theme = after(
      { type: 'set', change: { dataMenuStyles: 'gradient' } },
      { type: 'navLayout', navLayout: 'horizontal' },
    )
    expect(menuColourOf(theme)).toBe('gradient')
  })
  test('a dark background forces dark mode, menu and header', () => {
    const theme = after({ type: 'set', change: { dataMenuStyles: 'color' } }, { type: 'background', rgb: [14, 20, 40] })
    expect([theme.mode, menuColourOf(theme), headerColourOf(theme)]).toEqual(['dark', 'dark', 'dark'])
  })
  test('horizontal empties the vertical style and starts with menu-click; vertical goes back to overlay', () => {
    const horizontal = after(
      { type: 'sidemenuLayout', layout: 'detached' },
      { type: 'navLayout', navLayout: 'horizontal' },
    )
    expect(horizontal).toMatchObject({ dataNavStyle: 'menu-click', dataVerticalStyle: '' })
    const vertical = reduceTheme(horizontal, { type: 'navLayout', navLayout: 'vertical' }, wide)
    expect(vertical).toMatchObject({ dataNavStyle: '', dataVerticalStyle: 'overlay', toggled: '' })
  })
  test('horizontal keeps the navigation style in force', () => {
    const theme = after({ type: 'navStyle', navStyle: 'icon-hover' }, { type: 'navLayout', navLayout: 'horizontal' })
    expect(theme.dataNavStyle).toBe('icon-hover')
  })
  test.each(navStyles)('navigation style %s empties the vertical style and closes the menu', (navStyle) => {
    expect(after({ type: 'navStyle', navStyle })).toMatchObject({
      dataNavStyle: navStyle,
      dataVerticalStyle: '',
      toggled: `${navStyle}-closed`,
    })
  })
  test.each([
    ['default', 'overlay', ''],
    ['closed', 'closed', 'close-menu-close'],
    ['icontext', 'icontext', 'icon-text-close'],
    ['overlay', 'overlay', 'icon-overlay-close'],
    ['detached', 'detached', 'detached-close'],
    ['doublemenu', 'doublemenu', 'double-menu-open'],
  ] as const)('sidemenu layout %s', (layout, dataVerticalStyle, toggled) => {
    const theme = after({ type: 'navLayout', navLayout: 'horizontal' }, { type: 'sidemenuLayout', layout })
    expect(theme).toMatchObject({ dataNavLayout: 'vertical', dataNavStyle: '', dataVerticalStyle, toggled })
    expect(sidemenuLayoutOf(theme)).toBe(layout)
  })
  test('the double menu starts shut while the current item has no children', () => {
    const view = { width: 1440, hasActiveBranch: false }
    expect(reduceTheme(defaultTheme, { type: 'sidemenuLayout', layout: 'doublemenu' }, view).toggled).toBe(
      'double-menu-close',
    )
  })
  test('choosing the picture in force clears it', () => {
    const chosen = after({ type: 'backgroundImage', image: 'bgimg3' })
    expect(chosen.bgImg).toBe('bgimg3')
    expect(reduceTheme(chosen, { type: 'backgroundImage', image: 'bgimg3' }, wide).bgImg).toBe('')
  })
  test('a language brings its direction, the direction may then be chosen by itself', () => {
    const arabic = after({ type: 'language', lang: 'ar' })
    expect(arabic.dir).toBe('rtl')
    expect(reduceTheme(arabic, { type: 'set', change: { dir: 'ltr' } }, wide)).toMatchObject({ lang: 'ar', dir: 'ltr' })
  })
})

describe('any sequence of events', () => {
  const steps = fc.array(fc.tuple(anyEvent, anyView), { maxLength: 30 })
  const run = (given: readonly [ThemeEvent, typeof wide][]) =>
    given.reduce((theme, [event, view]) => reduceTheme(theme, event, view), defaultTheme)

  test('ends in a state that can be stored and read again as it is', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const theme = reduceTheme(run(given), { type: 'peeked', isInside: false }, wide)
        const stored = storedTheme({ ...theme, iconText: '' })
        expect(storedTheme(parseTheme(stored))).toBe(stored)
      }),
    )
  })
  test('leaves one style in force', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { dataNavLayout, dataNavStyle, dataVerticalStyle } = run(given)
        expect(dataNavStyle === '').toBe(dataVerticalStyle !== '')
        if (dataNavLayout === 'horizontal') expect(dataNavStyle).not.toBe('')
      }),
    )
  })
  test('in a narrow window leaves a drawer that is shut or open', () => {
    fc.assert(
      fc.property(steps, anyEvent, (given, event) => {
        expect(['close', 'open']).toContain(reduceTheme(run(given), event, narrow).toggled)
      }),
    )
  })
  test('followed by Reset gives the defaults', () => {
    fc.assert(
      fc.property(steps, (given) => {
        expect(reduceTheme(run(given), { type: 'reset' }, wide)).toEqual(defaultTheme)
      }),
    )
  })
  test('keeps a background only in dark mode', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { mode, bodyBg1 } = run(given)
        if (mode === 'light') expect(bodyBg1).toBeNull()
      }),
    )
  })
})
