import { describe, expect, test } from 'vitest'
import type { ThemeEvent } from './reduce-theme.ts'
import { reduceTheme } from './reduce-theme.ts'
import type { ThemeState } from './theme-state.ts'
import { defaultTheme, navStyles } from './theme-state.ts'

const branch = { width: 1440, hasActiveBranch: true }
const at = (width: number) => ({ width, hasActiveBranch: true })
const choose = (event: ThemeEvent) => reduceTheme(defaultTheme, event, branch)
const layout = (name: 'closed' | 'icontext' | 'overlay' | 'detached' | 'doublemenu') =>
  choose({ type: 'sidemenuLayout', layout: name })

describe('the hamburger', () => {
  test.each([
    ['overlay', 'icon-overlay-close'],
    ['closed', 'close-menu-close'],
    ['icontext', 'icon-text-close'],
    ['detached', 'detached-close'],
  ] as const)('opens layout %s and shuts it again', (name, shut) => {
    const chosen = layout(name)
    expect(chosen.toggled).toBe(shut)
    const opened = reduceTheme(chosen, { type: 'hamburger' }, branch)
    expect(opened.toggled).toBe('')
    expect(reduceTheme(opened, { type: 'hamburger' }, branch).toggled).toBe(shut)
  })
  test.each(navStyles)('opens navigation style %s and shuts it again', (navStyle) => {
    const opened = reduceTheme(choose({ type: 'navStyle', navStyle }), { type: 'hamburger' }, branch)
    expect(opened.toggled).toBe('')
    expect(reduceTheme(opened, { type: 'hamburger' }, branch).toggled).toBe(`${navStyle}-closed`)
  })
  test('shuts the panel of the double menu and opens it only where there is something to show', () => {
    const shut = reduceTheme(layout('doublemenu'), { type: 'hamburger' }, branch)
    expect(shut.toggled).toBe('double-menu-close')
    expect(reduceTheme(shut, { type: 'hamburger' }, { width: 1440, hasActiveBranch: false }).toggled).toBe(
      'double-menu-close',
    )
    expect(reduceTheme(shut, { type: 'hamburger' }, branch).toggled).toBe('double-menu-open')
  })
  test('does nothing in the horizontal layout', () => {
    const theme = choose({ type: 'navLayout', navLayout: 'horizontal' })
    expect(reduceTheme(theme, { type: 'hamburger' }, branch)).toEqual(theme)
  })
  test('slides the drawer of a narrow window in and out', () => {
    const open = reduceTheme(defaultTheme, { type: 'hamburger' }, at(991))
    expect(open.toggled).toBe('open')
    expect(reduceTheme(open, { type: 'hamburger' }, at(991)).toggled).toBe('close')
  })
})

describe('the window', () => {
  test('shuts the menu below 992 px and clears it from 992 px on', () => {
    const shut = reduceTheme(layout('overlay'), { type: 'resized', from: 992 }, at(991))
    expect(shut.toggled).toBe('close')
    expect(reduceTheme(shut, { type: 'resized', from: 991 }, at(992)).toggled).toBe('')
  })
  test('grown wide opens the double menu', () => {
    const shut = reduceTheme(layout('doublemenu'), { type: 'resized', from: 993 }, at(800))
    expect(reduceTheme(shut, { type: 'resized', from: 800 }, at(993)).toggled).toBe('double-menu-open')
  })
  test('that stays on one side changes nothing', () => {
    expect(reduceTheme(layout('detached'), { type: 'resized', from: 1200 }, at(992)).toggled).toBe('detached-close')
  })
})

test.each([
  [993, ''],
  [992, 'close'],
  [991, 'close'],
])('a click on the content at %i px leaves %j', (width, toggled) => {
  expect(reduceTheme(defaultTheme, { type: 'contentClicked' }, at(width)).toggled).toBe(toggled)
})

test('Escape, a press beside and a route change shut the drawer and nothing in a wide window', () => {
  const open: ThemeState = { ...defaultTheme, toggled: 'open' }
  expect(reduceTheme(open, { type: 'dismissed' }, at(991)).toggled).toBe('close')
  expect(reduceTheme(layout('closed'), { type: 'dismissed' }, branch).toggled).toBe('close-menu-close')
})

test('the rail of the double menu opens a panel for items with children only', () => {
  const shut = reduceTheme(layout('doublemenu'), { type: 'railPressed', hasChildren: false }, branch)
  expect(shut.toggled).toBe('double-menu-close')
  expect(reduceTheme(shut, { type: 'railPressed', hasChildren: true }, branch).toggled).toBe('double-menu-open')
})

describe('on first load', () => {
  test('a shut layout stays shut, a narrow window has the drawer shut', () => {
    expect(reduceTheme(layout('overlay'), { type: 'started' }, branch).toggled).toBe('icon-overlay-close')
    expect(reduceTheme(layout('overlay'), { type: 'started' }, at(375)).toggled).toBe('close')
  })
  test('a state of another layout falls back to that of its own', () => {
    const odd: ThemeState = { ...layout('closed'), toggled: 'icon-text-close' }
    expect(reduceTheme(odd, { type: 'started' }, branch).toggled).toBe('close-menu-close')
  })
})

test('pointer or focus in the sidebar of a wide window opens the icon overlay, leaving clears it', () => {
  const inside = reduceTheme(layout('overlay'), { type: 'peeked', isInside: true }, branch)
  expect(inside.iconOverlay).toBe('open')
  expect(reduceTheme(inside, { type: 'peeked', isInside: false }, branch).iconOverlay).toBe('')
  expect(reduceTheme(defaultTheme, { type: 'peeked', isInside: true }, at(991)).iconOverlay).toBe('')
})

test('the icon-text column opens by a press and shuts by a click on the content', () => {
  const open = reduceTheme(layout('icontext'), { type: 'columnPressed' }, branch)
  expect(open.iconText).toBe('open')
  expect(reduceTheme(open, { type: 'contentClicked' }, branch)).toMatchObject({
    iconText: '',
    toggled: 'icon-text-close',
  })
})
