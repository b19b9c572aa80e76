import bidiFactory from 'bidi-js/dist/bidi.mjs'
import type { PrintFont, Weight } from './fonts.ts'
import { fontFor } from './fonts.ts'

/** Letters of one font and one direction, as they are handed to it: what it makes of them stands in the order of the eye. */
export type ShapedRun = { readonly font: PrintFont; readonly text: string; /** Units: em. */ readonly width: number }

/** One line of text, its runs from left to right. */
export type ShapedLine = {
  readonly text: string
  readonly runs: readonly ShapedRun[]
  /** Units: em. */
  readonly width: number
  /** False: no font has some of its letters. */
  readonly isPrintable: boolean
}

type Piece = { readonly level: number; readonly font: PrintFont; letters: string[] }

const bidi = bidiFactory()
const ignorable = /\p{Default_Ignorable_Code_Point}/u
const most = 5000
const known = new Map<string, ShapedLine>()

/** The same lines come again with every copy and every try of a size. */
export function shapeLine(text: string, weight: Weight): ShapedLine {
  const key = `${weight} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  const shaped = shape(text, weight)
  if (known.size === most) known.clear()
  known.set(key, shaped)
  return shaped
}

const presentationForms = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/g

/**
 * Letters as they are before they are joined. A font keeps each of its glyphs with the letter that was drawn by it first: were that an
 * Arabic presentation form, as texts out of PDF files have them, the letter itself would join nowhere any more. Arabic fonts have no
 * no-break space.
 */
function joinable(text: string): string {
  return text.replaceAll(presentationForms, (forms) => forms.normalize('NFKC')).replaceAll('\u00A0', ' ')
}

/** Letters join and run in their directions as a reader expects. Source: Unicode Bidirectional Algorithm (UAX 9), rules L2 and L4. */
function shape(text: string, weight: Weight): ShapedLine {
  const { pieces, isPrintable } = piecesOf(joinable(text), weight)
  const runs = inOrderOfTheEye(pieces).map(runOf)
  return { text, runs, width: runs.reduce((sum, { width }) => sum + width, 0), isPrintable }
}

function piecesOf(text: string, weight: Weight): { pieces: readonly Piece[]; isPrintable: boolean } {
  const { levels } = bidi.getEmbeddingLevels(text)
  const pieces: Piece[] = []
  let isPrintable = true
  let place = 0
  for (const letter of text) {
    const level = levels[place] ?? 0
    place += letter.length
    const last = pieces.at(-1)
    const codePoint = letter.codePointAt(0) ?? 0
    const same = last?.level === level && last.font.font.hasGlyphForCodePoint(codePoint) ? last : null
    const font = same?.font ?? fontFor(codePoint, weight)
    if (font === null) {
      isPrintable &&= ignorable.test(letter)
      continue
    }
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
    if (same !== null) same.letters.push(shown)
    else pieces.push({ level, font, letters: [shown] })
  }
  return { pieces, isPrintable }
}

function inOrderOfTheEye(pieces: readonly Piece[]): readonly Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = to
    }
  return ordered
}

/** A font takes its direction from the script of the letters; where that is not the one they have here, they are turned round first. */
function runOf({ level, font, letters }: Piece): ShapedRun {
  const isTurned = (font.font.layout(letters.join(''), []).direction === 'rtl') !== (level % 2 === 1)
  const text = (isTurned ? letters.toReversed() : letters).join('')
  return { font, text, width: font.font.layout(text, []).advanceWidth / font.font.unitsPerEm }
}
