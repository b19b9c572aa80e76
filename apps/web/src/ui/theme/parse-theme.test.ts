import { expect, test } from 'vitest'
import { applyTheme } from './apply-theme.ts'
import { parseTheme } from './parse-theme.ts'
import { defaultTheme } from './theme-state.ts'
import { themeVariables } from './theme-variables.ts'

test.each([null, 'not json', '5', 'null', '{}', '[]'])('%j reads as the defaults', (stored) => {
  expect(parseTheme(stored)).toEqual(defaultTheme)
})

test('each field falls back by itself', () => {
  const stored = { lang: 'ar', mode: 'x', dataWidth: 'boxed', colorPrimaryRgb: [1, 2, 300], toggled: 7 }
  expect(parseTheme(JSON.stringify(stored))).toEqual({ ...defaultTheme, lang: 'ar', dir: 'rtl', dataWidth: 'boxed' })
})

test('styles that exclude each other are settled', () => {
  expect(parseTheme('{"dataNavLayout":"horizontal","dataVerticalStyle":"detached"}')).toMatchObject({
    dataNavStyle: 'menu-click',
    dataVerticalStyle: '',
  })
  expect(parseTheme('{"dataNavStyle":"icon-click","dataVerticalStyle":"closed"}')).toMatchObject({
    dataNavStyle: '',
    dataVerticalStyle: 'closed',
  })
  expect(parseTheme('{"mode":"light","bodyBg1":[1,2,3]}').bodyBg1).toBeNull()
})

test('the root carries what is in force and lacks what is empty', () => {
  const attributes = new Map([['data-bg-img', 'bgimg2']])
  const variables = new Map<string, string>()
  applyTheme(parseTheme('{"mode":"dark","bodyBg1":[250,250,250],"dataNavStyle":"icon-hover"}'), {
    setAttribute: (name, value) => void attributes.set(name, value),
    removeAttribute: (name) => void attributes.delete(name),
    style: { setProperty: (name, value) => void variables.set(name, value) },
  })
  expect(Object.fromEntries(attributes)).toMatchObject({
    lang: 'en',
    dir: 'ltr',
    'data-theme-mode': 'dark',
    'data-nav-layout': 'vertical',
    'data-nav-style': 'icon-hover',
    'data-menu-styles': 'dark',
    'data-ground': 'light',
  })
  expect([...attributes.keys()]).not.toContain('data-bg-img')
  expect([...attributes.keys()]).not.toContain('data-vertical-style')
  expect(variables.get('--panel')).toBe('rgb(255 255 255)')
})

test('the secondary shade of a custom background adds 19 to each channel and is never added twice', () => {
  const stored = JSON.stringify({ mode: 'dark', bodyBg1: [40, 50, 60] })
  const theme = parseTheme(stored)
  expect(themeVariables(theme)).toMatchObject({ '--page': 'rgb(40 50 60)', '--panel': 'rgb(59 69 79)' })
  expect(themeVariables(parseTheme(JSON.stringify(theme)))).toEqual(themeVariables(theme))
})
