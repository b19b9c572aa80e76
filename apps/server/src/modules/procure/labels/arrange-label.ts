import type { LabelLayout } from '@countinghouse/contract/procure/label-layout'
import { labelMedia } from '@countinghouse/contract/procure/label-media'
import type { LabelProblem } from '@countinghouse/contract/procure/label'
import type { LabelContent } from './label-content.ts'
import type { Column, PlacedLine, Row } from '../../../platform/print/set-lines.ts'
import { setRows } from '../../../platform/print/set-lines.ts'
import { shapeLine } from '../../../platform/print/shape-line.ts'
import type { CodeSymbol } from './symbol.ts'
import { symbolOf } from './symbol.ts'

/** A placed code with edges and modules on whole printer dots. Units: mm, and `moduleDots` in dots. */
export type PlacedSymbol = {
  readonly symbol: CodeSymbol
  readonly x: number
  readonly y: number
  readonly moduleDots: number
  readonly height: number
}

/** An arranged label, independent of the output format. Units: mm from its upper left corner. */
export type RenderedLabel = {
  readonly width: number
  readonly height: number
  /** Width of a printer dot. */
  readonly dot: number
  readonly symbol: PlacedSymbol
  readonly lines: readonly PlacedLine[]
}

const mmPerInch = 25.4
const mmPerPoint = mmPerInch / 72
/** Units: points, on a label 30 mm high. */
const textSizes = { small: 6, normal: 7, large: 8.5 }
/** Fallback text scales with the lines allowed for the name, in order of preference. */
const attempts = [
  { scale: 1, nameLines: 2 },
  { scale: 0.88, nameLines: 2 },
  { scale: 0.76, nameLines: 2 },
  { scale: 0.76, nameLines: 1 },
  { scale: 0.66, nameLines: 1 },
]
/** Units: mm. */
const barHeights = { least: 5, most: 14 }
const mostSide = 24
/** Maximum share of the label width for a square code. */
const sideShare = 0.42

/** Module widths with good readability. Units: mm. Source: GS1 General Specifications 5.12. */
const itemNumberModule = { least: 0.264, most: 0.4 }
const otherModule = { least: 0.25, most: 0.4 }
const squareModule = { least: 0.25, most: 1 }
const itemNumbers: ReadonlySet<string> = new Set(['ean13', 'ean8', 'upca', 'upce', 'itf14'])

/** Arranges the content of a label, or returns why it does not fit. */
export function arrangeLabel(content: LabelContent, layout: LabelLayout): RenderedLabel | LabelProblem {
  if (content.code === null) return 'no_barcode'
  const symbol = symbolOf(content.code, layout.symbology)
  if (symbol === 'no_gtin') return symbol
  const { widthMm: width, heightMm: height } = labelMedia[layout.medium]
  const frame: Frame = { width, height, dot: mmPerInch / Number(layout.resolution), edge: height < 25 ? 1.2 : 1.6 }
  const arrange = symbol.modules.form === 'bars' ? withBars : withSquare
  let found: Arranged = 'too_full'
  for (const { scale, nameLines } of attempts) {
    found = arrange({ content, layout, frame, symbol, nameLines, size: sizeOf(layout, height) * scale })
    if (found !== 'too_full') break
  }
  if (typeof found === 'string') return found
  return found.lines.every(({ line }) => line.isPrintable) ? { width, height, dot: frame.dot, ...found } : 'unprintable'
}

type Frame = { readonly width: number; readonly height: number; readonly dot: number; readonly edge: number }
type Arranged = Pick<RenderedLabel, 'symbol' | 'lines'> | 'too_wide' | 'too_full'
type Attempt = {
  readonly content: LabelContent
  readonly layout: LabelLayout
  readonly frame: Frame
  readonly symbol: CodeSymbol
  readonly nameLines: number
  readonly size: number
}

/** Text lines on top, full-width bars below, and the readable code underneath. */
function withBars({ content, layout, frame, symbol, nameLines, size }: Attempt): Arranged {
  const { width, height, dot, edge } = frame
  const limits = itemNumbers.has(symbol.kind) ? itemNumberModule : otherModule
  const across = modulesAcross(symbol)
  const moduleDots = dotsOf(width / across, limits, dot)
  if (moduleDots === null) return 'too_wide'
  const column: Column = { x: edge, width: width - 2 * edge, isFromRight: layout.language === 'ar' }
  const { lines, bottom } = setRows(rowsOf(content, layout, size, nameLines), column, edge)
  const wordsSize = size * 0.85
  const words = shapeLine(symbol.words, 'regular')
  const room = height - edge - wordsSize * 1.15 - bottom - dot
  if (room < barHeights.least) return 'too_full'
  const barHeight = whole(Math.min(room, barHeights.most), dot)
  const module = moduleDots * dot
  const bars = (across - symbol.quiet[0] - symbol.quiet[1]) * module
  const x = whole((width - across * module) / 2 + symbol.quiet[0] * module, dot)
  const y = whole(height - edge - wordsSize * 1.15 - barHeight, dot)
  const below: PlacedLine = {
    line: words,
    x: x + (bars - words.width * wordsSize) / 2,
    baseline: height - edge - wordsSize * 0.2,
    size: wordsSize,
    isStruck: false,
  }
  return { symbol: { symbol, x, y, moduleDots, height: barHeight }, lines: [...lines, below] }
}

/** Text lines next to a square code. */
function withSquare({ content, layout, frame, symbol, nameLines, size }: Attempt): Arranged {
  const { width, height, dot, edge } = frame
  const inner = { width: width - 2 * edge, height: height - 2 * edge }
  const across = modulesAcross(symbol)
  const room = Math.min(inner.height, inner.width * sideShare, mostSide)
  const moduleDots = dotsOf(room / across, squareModule, dot)
  if (moduleDots === null) return 'too_wide'
  const taken = across * moduleDots * dot
  const quiet = symbol.quiet[0] * moduleDots * dot
  const side = taken - 2 * quiet
  const isFromRight = layout.language === 'ar'
  const column: Column = { x: isFromRight ? edge + taken : edge, width: inner.width - taken, isFromRight }
  const words: Row = { start: { text: symbol.words, weight: 'regular', size: size * 0.8 }, end: null, lines: 1 }
  const { lines, bottom } = setRows([...rowsOf(content, layout, size, nameLines), words], column, edge)
  if (bottom > height - edge / 2) return 'too_full'
  const x = whole(isFromRight ? edge + quiet : width - edge - quiet - side, dot)
  const y = whole((height - side) / 2, dot)
  return { symbol: { symbol, x, y, moduleDots, height: side }, lines }
}

/** Rows from the top: product details, then the price, which is largest on shelf labels. */
function rowsOf(content: LabelContent, { kind }: LabelLayout, size: number, nameLines: number): Row[] {
  const { company, name, options, sku, price, comparePrice, priceNote } = content
  const piece = (text: string | null, times: number, weight: 'regular' | 'strong' = 'regular') =>
    text === null ? null : { text, weight, size: size * times }
  const compare = piece(comparePrice, kind === 'shelf' ? 1.1 : 0.9)
  const struck = compare && { ...compare, isStruck: true }
  const shownPrice = piece(price, kind === 'shelf' ? 2.6 : 1.5, 'strong')
  const note = piece(priceNote, 0.8)
  const rows: Row[] = [
    { start: piece(company, 0.8), end: null, lines: 1 },
    { start: piece(name, 1, 'strong'), end: null, lines: nameLines },
    { start: piece(options, 0.9), end: piece(sku, 0.8), lines: 1 },
    ...(struck !== null && note !== null ? [{ start: null, end: struck, lines: 1 }] : []),
    { start: note ?? struck, end: shownPrice, lines: 1 },
  ]
  return rows.filter(({ start, end }) => start !== null || end !== null)
}

function sizeOf({ textSize }: LabelLayout, height: number): number {
  return textSizes[textSize] * mmPerPoint * Math.min(1.6, Math.max(0.85, height / 30))
}

/** Including the quiet zones. */
function modulesAcross({ modules, quiet: [before, after] }: CodeSymbol): number {
  const dark = modules.form === 'bars' ? modules.widths.reduce((sum, wide) => sum + wide, 0) : modules.rows.length
  return before + dark + after
}

/** Widest allowed module of whole dots within `room`; null if the minimum is wider. */
function dotsOf(room: number, { least, most }: { least: number; most: number }, dot: number): number | null {
  const dots = Math.floor(Math.min(room, Math.max(most, least + dot)) / dot + 1e-6)
  return dots * dot >= least - 1e-6 ? dots : null
}

function whole(length: number, dot: number): number {
  return Math.round(length / dot) * dot
}
