import type { Weight } from './fonts.ts'
import type { ShapedLine } from './shape-line.ts'
import { shapeLine } from './shape-line.ts'

/** A text that is printed. Units: mm. */
export type Piece = {
  readonly text: string
  readonly weight: Weight
  readonly size: number
  readonly isStruck?: boolean
}
/** What stands side by side where there is room, else one below the other; `lines`: how many the first may take. */
export type Row = { readonly start: Piece | null; readonly end: Piece | null; readonly lines: number }

/** A line at its place; `x`: its left end. Units: mm. */
export type PlacedLine = {
  readonly line: ShapedLine
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly isStruck: boolean
}
export type Column = { readonly x: number; readonly width: number; readonly isFromRight: boolean }

/** Of a line, and of its letters above the baseline, in sizes. */
export const lineHeight = 1.25
export const ascent = 0.98
/** Between what stands side by side, in sizes of the first. */
const gap = 0.6
const ellipsis = '…'

/** Rows below each other from y on, and where they end. */
export function setRows(rows: readonly Row[], column: Column, y: number): { lines: PlacedLine[]; bottom: number } {
  const lines: PlacedLine[] = []
  let bottom = y
  const put = (pieces: readonly { line: ShapedLine; piece: Piece; side: Side }[]) => {
    const size = Math.max(...pieces.map(({ piece }) => piece.size))
    for (const { line, piece, side } of pieces)
      lines.push({
        line,
        x: leftOf(side, column, line.width * piece.size),
        baseline: bottom + size * ascent,
        size: piece.size,
        isStruck: piece.isStruck ?? false,
      })
    bottom += size * lineHeight
  }
  for (const { start, end, lines: most } of rows) {
    const first = start === null ? [] : wrapped(start, column.width, most)
    const second = end === null ? [] : wrapped(end, column.width, 1)
    const [only] = first
    const [beside] = second
    if (start !== null && end !== null && first.length === 1 && only !== undefined && beside !== undefined) {
      const taken = only.width * start.size + beside.width * end.size + start.size * gap
      if (taken <= column.width) {
        put([
          { line: only, piece: start, side: 'start' },
          { line: beside, piece: end, side: 'end' },
        ])
        continue
      }
    }
    if (start !== null) for (const line of first) put([{ line, piece: start, side: 'start' }])
    if (end !== null) for (const line of second) put([{ line, piece: end, side: 'end' }])
  }
  return { lines, bottom }
}

type Side = 'start' | 'end'

function leftOf(side: Side, { x, width, isFromRight }: Column, taken: number): number {
  return (side === 'start') === isFromRight ? x + width - taken : x
}

/** Words in lines that fit; what is left over ends in three dots. */
export function wrapped({ text, weight, size }: Piece, width: number, most: number): ShapedLine[] {
  const fits = (words: string) => shapeLine(words, weight).width * size <= width
  const words = text.split(/\s+/)
  const lines: string[] = []
  while (words.length > 0) {
    if (lines.length === most - 1) {
      lines.push(cut(words.join(' '), fits))
      break
    }
    let count = 1
    while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count++
    lines.push(cut(words.splice(0, count).join(' '), fits))
  }
  return lines.map((line) => shapeLine(line, weight))
}

function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...text]
  let least = 0
  let most = letters.length
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}${ellipsis}`)) least = middle
    else most = middle - 1
  }
  return `${letters.slice(0, least).join('').trimEnd()}${ellipsis}`
}
