import { describe, expect, test } from 'vitest'
import { reduceTheme } from '../../ui/theme/reduce-theme.ts'
import type { NavStyle, SidemenuLayout, ThemeState } from '../../ui/theme/theme-state.ts'
import { defaultTheme, navStyles, sidemenuLayouts } from '../../ui/theme/theme-state.ts'
import type { Layout, MenuWindow } from './layout.ts'
import { hasFlyouts, isUnderHeader, layoutOf } from './layout.ts'

const view = { width: 1440, hasActiveBranch: true }
const wide: MenuWindow = { isWide: true, isCoarse: false }

function chosen(layout: SidemenuLayout): ThemeState {
  return reduceTheme(defaultTheme, { type: 'sidemenuLayout', layout }, view)
}

function styled(navStyle: NavStyle, navLayout: ThemeState['dataNavLayout'] = 'vertical'): ThemeState {
  const laidOut = reduceTheme(defaultTheme, { type: 'navLayout', navLayout }, view)
  return reduceTheme(laidOut, { type: 'navStyle', navStyle }, view)
}

const hamburger = (theme: ThemeState) => reduceTheme(theme, { type: 'hamburger' }, view)
const peeked = (theme: ThemeState) => reduceTheme(theme, { type: 'peeked', isInside: true }, view)
const pressed = (theme: ThemeState) => reduceTheme(theme, { type: 'columnPressed' }, view)

function brief({ kind, labels, submenus, isExpanded, isOpen, isDetached }: Layout): string {
  const marks = [isExpanded && 'expanded', !isOpen && 'shut', isDetached && 'detached'].filter(Boolean)
  return [kind, labels, submenus, ...marks].join(' ')
}

describe('a wide window', () => {
  test.each([
    ['default', chosen('default'), 'full beside accordion', 'rail none none'],
    ['closed', chosen('closed'), 'hidden beside none shut', 'full beside accordion'],
    ['icon text', chosen('icontext'), 'column below none', 'full beside accordion'],
    ['icon overlay', chosen('overlay'), 'rail none none', 'full beside accordion'],
    ['detached', chosen('detached'), 'rail none none detached', 'full beside accordion detached'],
    ['double menu', chosen('doublemenu'), 'double none panel', 'double none panel shut'],
    ['menu-click', styled('menu-click'), 'column below flyout-click', 'full beside accordion'],
    ['menu-hover', styled('menu-hover'), 'column below flyout-hover', 'full beside accordion'],
    ['icon-click', styled('icon-click'), 'rail none flyout-click', 'full beside accordion'],
    ['icon-hover', styled('icon-hover'), 'rail none flyout-hover', 'full beside accordion'],
  ])('%s, and its pair behind the hamburger', (_name, theme, first, second) => {
    expect(brief(layoutOf(theme, wide))).toBe(first)
    expect(brief(layoutOf(hamburger(theme), wide))).toBe(second)
    expect(brief(layoutOf(hamburger(hamburger(theme)), wide))).toBe(first)
  })
  test.each([
    ['menu-click', 'bar beside flyout-click'],
    ['menu-hover', 'bar beside flyout-hover'],
    ['icon-click', 'bar none flyout-click'],
    ['icon-hover', 'bar none flyout-hover'],
  ] as const)('horizontal with %s', (navStyle, expected) => {
    expect(brief(layoutOf(styled(navStyle, 'horizontal'), wide))).toBe(expected)
  })
  test('the rail and the narrow card expand over the content while pointer or focus is inside', () => {
    expect(brief(layoutOf(peeked(chosen('overlay')), wide))).toBe('rail beside accordion expanded')
    expect(brief(layoutOf(peeked(chosen('detached')), wide))).toBe('rail beside accordion expanded detached')
  })
  test('the column of icon text expands by a press, no other one does', () => {
    expect(brief(layoutOf(pressed(chosen('icontext')), wide))).toBe('column beside accordion expanded')
    expect(brief(layoutOf(pressed(styled('menu-click')), wide))).toBe('column below flyout-click')
  })
  test('pointer or focus inside changes nothing else', () => {
    for (const theme of [chosen('default'), chosen('closed'), chosen('doublemenu'), ...navStyles.map((s) => styled(s))])
      expect(layoutOf(peeked(theme), wide)).toEqual(layoutOf(theme, wide))
  })
  test('what a narrow window left in `toggled` has no effect', () => {
    for (const toggled of ['open', 'close'] as const)
      expect(brief(layoutOf({ ...defaultTheme, toggled }, wide))).toBe('full beside accordion')
  })
})

test('with a finger as the first pointer hover styles are click styles', () => {
  for (const navLayout of ['vertical', 'horizontal'] as const) {
    for (const kind of ['menu', 'icon'] as const) {
      const byFinger = layoutOf(styled(`${kind}-hover`, navLayout), { ...wide, isCoarse: true })
      expect(byFinger).toEqual(layoutOf(styled(`${kind}-click`, navLayout), wide))
    }
  }
})

test('in a narrow window every style is the same drawer, open or shut', () => {
  const all = [
    ...sidemenuLayouts.map(chosen),
    ...navStyles.map((style) => styled(style)),
    ...navStyles.map((style) => styled(style, 'horizontal')),
  ]
  for (const theme of all) {
    const narrow = (toggled: ThemeState['toggled']) =>
      brief(layoutOf({ ...theme, toggled }, { isWide: false, isCoarse: true }))
    expect(narrow('open')).toBe('drawer beside accordion')
    expect(narrow('close')).toBe('drawer beside accordion shut')
    expect(narrow(theme.toggled), 'as long as nobody opened it').toBe('drawer beside accordion shut')
  }
})

test('the bar and the card come after the header, the bar and closed styles open flyouts', () => {
  expect(isUnderHeader(layoutOf(chosen('detached'), wide))).toBe(true)
  expect(isUnderHeader(layoutOf(styled('menu-click', 'horizontal'), wide))).toBe(true)
  expect(isUnderHeader(layoutOf(chosen('default'), wide))).toBe(false)
  expect(hasFlyouts(layoutOf(styled('menu-hover'), wide))).toBe(true)
  expect(hasFlyouts(layoutOf(chosen('doublemenu'), wide))).toBe(false)
})
