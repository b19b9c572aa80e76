import type { NavLayout, NavStyle, PageStyle, SidemenuLayout, ThemeState } from '../../ui/theme/theme-state.ts'

type Position = ThemeState['dataMenuPosition']

/** What a pictogram shows. */
export type PictureName =
  | ThemeState['dir']
  | NavLayout
  | NavStyle
  | `horizontal-${NavStyle}`
  | SidemenuLayout
  | PageStyle
  | ThemeState['dataWidth']
  | `menu-${Position}`
  | `header-${Position}`

/** `menu` and `header` are surfaces, `mark` is content of the menu, `flyout` opens, `ghost` opens on hover. */
export type Tone = 'menu' | 'header' | 'mark' | 'flyout' | 'ghost' | 'text' | 'card' | 'edged' | 'filled' | 'beside'

/** Inline start, top, width and height in the units of the frame, which is 64 by 40. */
export type Shape = readonly [tone: Tone, x: number, y: number, width: number, height: number]

const lines = (x: number): readonly Shape[] => [
  ['text', x, 16, 58 - x, 3],
  ['text', x, 23, 50 - x, 3],
  ['text', x, 30, 54 - x, 3],
]
const side = (width: number): readonly Shape[] => [
  ['menu', 0, 0, width, 40],
  ['header', width, 0, 64 - width, 8],
]
const labels = (x: number, width: number): readonly Shape[] =>
  [12, 18, 24].map((y) => ['mark', x, y, width, 2] as const)
const icons = (x: number): readonly Shape[] => [12, 19, 26].map((y) => ['mark', x, y, 3, 3] as const)
const bar: readonly Shape[] = [
  ['header', 0, 0, 64, 8],
  ['menu', 0, 8, 64, 7],
]
const barLabels: readonly Shape[] = [6, 20, 34].map((x) => ['mark', x, 11, 8, 2] as const)
const barIcons: readonly Shape[] = [6, 14, 22].map((x) => ['mark', x, 10, 3, 3] as const)
const cards = (tone: 'card' | 'edged' | 'filled'): readonly Shape[] => [
  ...side(14),
  [tone, 19, 13, 18, 10],
  [tone, 41, 13, 18, 10],
  [tone, 19, 27, 40, 9],
]

/** The picture of each setting: positions of menu and header, and opening parts. */
export const pictures: Readonly<Record<PictureName, readonly Shape[]>> = {
  ltr: [...side(14), ...labels(3, 8), ...lines(20)],
  rtl: [
    ['menu', 50, 0, 14, 40],
    ['header', 0, 0, 50, 8],
    ...labels(53, 8),
    ['text', 6, 16, 38, 3],
    ['text', 14, 23, 30, 3],
    ['text', 10, 30, 34, 3],
  ],
  vertical: [...side(14), ...labels(3, 8), ...lines(20)],
  horizontal: [...bar, ...barLabels, ['text', 6, 21, 52, 3], ['text', 6, 28, 40, 3]],
  'menu-click': [...side(16), ...labels(3, 10), ['flyout', 18, 11, 18, 18], ...lines(40)],
  'menu-hover': [...side(16), ...labels(3, 10), ['ghost', 18, 11, 18, 18], ...lines(40)],
  'icon-click': [...side(9), ...icons(3), ['flyout', 11, 11, 18, 18], ...lines(33)],
  'icon-hover': [...side(9), ...icons(3), ['ghost', 11, 11, 18, 18], ...lines(33)],
  'horizontal-menu-click': [...bar, ...barLabels, ['flyout', 6, 17, 18, 18]],
  'horizontal-menu-hover': [...bar, ...barLabels, ['ghost', 6, 17, 18, 18]],
  'horizontal-icon-click': [...bar, ...barIcons, ['flyout', 6, 17, 18, 18]],
  'horizontal-icon-hover': [...bar, ...barIcons, ['ghost', 6, 17, 18, 18]],
  default: [...side(16), ...labels(3, 10), ...lines(22)],
  closed: [['header', 0, 0, 64, 8], ...lines(6)],
  icontext: [
    ...side(12),
    ...[11, 20, 29].flatMap((y): Shape[] => [
      ['mark', 4.5, y, 3, 3],
      ['mark', 3, y + 4, 6, 1],
    ]),
    ...lines(18),
  ],
  overlay: [...side(8), ...icons(2.5), ['ghost', 8, 1, 12, 38], ...lines(24)],
  detached: [['header', 0, 0, 64, 8], ['menu', 4, 12, 14, 24], ...labels(7, 8).slice(1), ...lines(24)],
  doublemenu: [...side(8), ...icons(2.5), ['flyout', 8, 0, 14, 40], ...lines(27)],
  regular: cards('card'),
  classic: cards('edged'),
  modern: cards('filled'),
  fullwidth: [...side(14), ...labels(3, 8), ...lines(20)],
  boxed: [
    ['beside', 0, 0, 10, 40],
    ['beside', 54, 0, 10, 40],
    ['menu', 10, 0, 10, 40],
    ['header', 20, 0, 34, 8],
    ['text', 24, 16, 26, 3],
    ['text', 24, 23, 18, 3],
    ['text', 24, 30, 22, 3],
  ],
  'menu-fixed': [...side(14), ...labels(3, 8), ['text', 20, 11, 38, 3], ...lines(20).slice(1)],
  'menu-scrollable': [['menu', 0, 0, 14, 22], ['header', 14, 0, 50, 8], ...labels(3, 8).slice(0, 2), ...lines(20)],
  'header-fixed': [...side(14), ...lines(20)],
  'header-scrollable': [['menu', 0, 0, 14, 40], ['header', 14, 0, 50, 3], ['text', 20, 9, 38, 3], ...lines(20)],
}
