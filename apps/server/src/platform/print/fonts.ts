import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import { create } from 'fontkit'

export type Weight = 'regular' | 'strong'
export type PrintFont = { readonly name: string; readonly file: Buffer; readonly font: Font }

/** Each holds the letters of some scripts; the first that has a letter draws it. All are under the SIL Open Font License. */
const subsets = [
  'noto-sans-latin',
  'ibm-plex-sans-arabic-arabic',
  'noto-sans-latin-ext',
  'noto-sans-cyrillic',
  'noto-sans-greek',
  'noto-sans-vietnamese',
  'noto-sans-cyrillic-ext',
  'noto-sans-greek-ext',
  'noto-sans-devanagari',
]
const weights = { regular: 400, strong: 600 }

const require = createRequire(import.meta.url)
const families = {
  'noto-sans': dirname(require.resolve('@fontsource/noto-sans/LICENSE')),
  'ibm-plex-sans-arabic': dirname(require.resolve('@fontsource/ibm-plex-sans-arabic/LICENSE')),
}
const loaded = new Map<string, PrintFont>()

/** The font for a letter; null where none has it. */
export function fontFor(codePoint: number, weight: Weight): PrintFont | null {
  for (const subset of subsets) {
    const font = fontOf(`${subset}-${weights[weight]}`)
    if (font.font.hasGlyphForCodePoint(codePoint)) return font
  }
  return null
}

/** `noto-sans-latin-400`, read when it is first asked for. */
export function fontOf(name: string): PrintFont {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const family = name.startsWith('noto-sans') ? 'noto-sans' : 'ibm-plex-sans-arabic'
  const file = readFileSync(join(families[family], 'files', `${name}-normal.woff`))
  const font = create(file)
  if (!('layout' in font)) throw new Error(`${name} is no font by itself.`)
  const created = { name, file, font }
  loaded.set(name, created)
  return created
}
