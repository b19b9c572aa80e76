import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rgb } from './colour.ts'
import { contrastOf, inkOn, weakestContrast } from './colour.ts'
import type { Palette } from './palette.ts'
import { isTooBright, markContrast, paletteOf, textContrast } from './palette.ts'
import { darkBackgrounds, primaries } from './presets.ts'
import type { Surface } from './surface.ts'
import { surfacesOf } from './theme-variables.ts'
import type { ThemeState } from './theme-state.ts'
import { backgroundImages, defaultTheme, pageStyles, surfaceColours } from './theme-state.ts'

const grounds: Partial<ThemeState>[] = [
  { mode: 'light' },
  ...Object.values(darkBackgrounds).map(({ page }): Partial<ThemeState> => ({ mode: 'dark', bodyBg1: page })),
]
const themes = grounds.flatMap((ground) =>
  pageStyles.flatMap((dataPageStyle) =>
    Object.values(primaries).map((colorPrimaryRgb): ThemeState => ({
      ...defaultTheme,
      ...ground,
      dataPageStyle,
      colorPrimaryRgb,
    })),
  ),
)

function pageFaults(palette: Palette): string[] {
  const all = [palette.page, palette.panel, palette.raised]
  return [
    ['ink', weakestContrast(palette.ink, all), textContrast],
    ['muted', weakestContrast(palette.muted, all), textContrast],
    ['primary ink', weakestContrast(palette.primaryInk, all), textContrast],
    ['text on primary', contrastOf(palette.primaryContrast, palette.primary), textContrast],
    ['edge of a control', weakestContrast(palette.control, [palette.page, palette.panel]), markContrast],
  ].flatMap(([what, has, wants]) => (Number(has) < Number(wants) ? [`${what} ${Number(has).toFixed(2)}`] : []))
}

function surfaceFaults(surface: Surface): string[] {
  return [
    ['ink', weakestContrast(surface.ink, surface.grounds), textContrast],
    ['muted', weakestContrast(surface.muted, surface.grounds), textContrast],
    ['mark', weakestContrast(surface.mark, surface.grounds), markContrast],
  ].flatMap(([what, has, wants]) => (Number(has) < Number(wants) ? [`${what} ${Number(has).toFixed(2)}`] : []))
}

test(`page, panels and controls read on all ${themes.length} combinations of mode, background, page style and primary`, () => {
  expect(themes.flatMap((theme) => pageFaults(paletteOf(theme)).map((fault) => `${nameOf(theme)}: ${fault}`))).toEqual(
    [],
  )
})

test('menu and header read in every colour, with and without a picture', () => {
  const faults = themes.flatMap((theme) =>
    surfaceColours.flatMap((colour) =>
      (['', ...backgroundImages] as const).flatMap((bgImg) => {
        const chosen = { ...theme, dataMenuStyles: colour, dataHeaderStyles: colour, bgImg }
        const { menu, header } = surfacesOf(chosen)
        return [
          ...surfaceFaults(menu).map((fault) => `${nameOf(theme)} menu ${colour} ${bgImg}: ${fault}`),
          ...surfaceFaults(header).map((fault) => `${nameOf(theme)} header ${colour}: ${fault}`),
        ]
      }),
    ),
  )
  expect(faults).toEqual([])
})

describe('a colour somebody picks', () => {
  const rgb = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))

  test('as primary keeps everything readable, in both modes', () => {
    fc.assert(
      fc.property(rgb, fc.constantFrom('light', 'dark'), (colorPrimaryRgb, mode) => {
        const theme: ThemeState = { ...defaultTheme, mode, colorPrimaryRgb }
        expect(pageFaults(paletteOf(theme))).toEqual([])
        for (const colour of surfaceColours) {
          const { menu, header } = surfacesOf({ ...theme, dataMenuStyles: colour, dataHeaderStyles: colour })
          expect([...surfaceFaults(menu), ...surfaceFaults(header)]).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
  test('as background keeps everything readable unless the picker says otherwise', () => {
    fc.assert(
      fc.property(rgb, (bodyBg1) => {
        fc.pre(!isTooBright(bodyBg1))
        expect(pageFaults(paletteOf({ ...defaultTheme, mode: 'dark', bodyBg1 }))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
  test('black or white is never below 4.58 on one ground', () => {
    fc.assert(fc.property(rgb, (ground: Rgb) => contrastOf(inkOn([ground]), ground) >= 4.58))
  })
})

function nameOf({ mode, bodyBg1, dataPageStyle, colorPrimaryRgb }: ThemeState): string {
  return [mode, bodyBg1?.join(',') ?? '', dataPageStyle, colorPrimaryRgb.join(',')].join(' ')
}
