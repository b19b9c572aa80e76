import { points } from './render-lines.ts'
import type { PaperSize } from './paper-content.ts'
import type { Piece } from './set-lines.ts'
import { ascent, lineHeight, wrapped } from './set-lines.ts'
import type { ShapedLine } from './shape-line.ts'

export type Tone = 'ink' | 'quiet' | 'rule' | 'band'

/** What is drawn on a page. Units: mm from its upper left corner. */
export type Mark =
  | {
      readonly kind: 'text'
      readonly line: ShapedLine
      readonly x: number
      readonly baseline: number
      readonly size: number
      readonly tone: Tone
    }
  | {
      readonly kind: 'area'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | {
      readonly kind: 'picture'
      /** PNG. */
      readonly bytes: Uint8Array
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

/** Where something stands across a page, counted from the side where reading begins. Units: mm. */
export type Span = { readonly from: number; readonly width: number }
export type Put = Span & {
  readonly y: number
  readonly side?: 'start' | 'end'
  readonly tone?: Tone
  readonly most?: number
}

/** Units: mm. */
const sizes: Readonly<Record<PaperSize, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] }
const margin = { side: 15, top: 14, bottom: 20 }

/** Pages that fill from the top; in Arabic everything is counted from the right. */
export class Sheet {
  readonly pages: Mark[][] = []
  readonly width: number
  readonly height: number
  readonly across: Span
  /** Where the next thing begins. */
  y = margin.top
  private readonly isFromRight: boolean
  private readonly bottom: number

  /** `footRoom`: what the foot of each page takes besides its page number. */
  constructor(size: PaperSize, isFromRight: boolean, footRoom = 0) {
    ;[this.width, this.height] = sizes[size]
    this.bottom = margin.bottom + footRoom
    this.across = { from: margin.side, width: this.width - 2 * margin.side }
    this.isFromRight = isFromRight
    this.turn()
  }

  /** Units: points, as a file of pages wants them. */
  get size(): [number, number] {
    return [points(this.width), points(this.height)]
  }

  get footer(): number {
    return this.height - margin.bottom / 2
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.height - this.bottom
  }

  turn(): void {
    this.pages.push([])
    this.y = margin.top
  }

  /** Text in as many lines as it needs, and how high they are. `most`: how many there may be. */
  text(
    piece: Piece,
    { from, width, y, side = 'start', tone = 'ink', most = 1 }: Put,
    page = this.pages.length - 1,
  ): number {
    const lines = wrapped(piece, width, most)
    for (const [place, line] of lines.entries()) {
      const taken = line.width * piece.size
      const left = side === 'start' ? from : from + width - taken
      this.pages[page]?.push({
        kind: 'text',
        line,
        x: this.mirrored(left, taken),
        baseline: y + piece.size * (ascent + place * lineHeight),
        size: piece.size,
        tone,
      })
    }
    return lines.length * piece.size * lineHeight
  }

  area({ from, width, y, height }: Span & { y: number; height: number }, tone: Tone): void {
    this.pages.at(-1)?.push({ kind: 'area', x: this.mirrored(from, width), y, width, height, tone })
  }

  rule(span: Span, y: number, tone: Tone = 'rule'): void {
    this.area({ ...span, y, height: 0.2 }, tone)
  }

  /** At the side where reading begins, as large as fits. Answers how high it is. */
  picture(bytes: Uint8Array, { from, width: most, y, height: highest }: Span & { y: number; height: number }): number {
    const { width: across, height: down } = sizeOfPng(bytes)
    const scale = Math.min(most / across, highest / down)
    const [width, height] = [across * scale, down * scale]
    this.pages.at(-1)?.push({ kind: 'picture', bytes, x: this.mirrored(from, width), y, width, height })
    return height
  }

  /** Dark and light bars in turn, which are read from the left in every language. Units: `module`: mm. */
  bars(
    widths: readonly number[],
    module: number,
    { from, width, y, height }: Span & { y: number; height: number },
  ): void {
    let x = this.mirrored(from, width)
    for (const [place, modules] of widths.entries()) {
      if (place % 2 === 0) this.pages.at(-1)?.push({ kind: 'area', x, y, width: modules * module, height, tone: 'ink' })
      x += modules * module
    }
  }

  private mirrored(from: number, width: number): number {
    return this.isFromRight ? this.width - from - width : from
  }
}

/** Width of what is printed. Units: mm. */
export function widthAcross(size: PaperSize): number {
  return sizes[size][0] - 2 * margin.side
}

/** Source: PNG specification, 11.2.2 IHDR. */
function sizeOfPng(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
