import { outlineOf, strike } from './outline.ts'
import type { PlacedLine } from '../../../platform/print/set-lines.ts'

/** Dots of a text line: position of its upper left dot, and rows from the top with eight dots per byte. Units: dots. */
export type Bitmap = {
  readonly x: number
  readonly y: number
  readonly bytesPerRow: number
  readonly rows: readonly Uint8Array[]
}

type Point = readonly [x: number, y: number]
type Edge = { readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }

const stepsOfCurve = 6

/** Rasterises a text line for printers without its glyphs: a dot is dark if its centre is inside an outline. */
export function bitmapOf(line: PlacedLine, dot: number): Bitmap {
  const edges = edgesOf(line, dot)
  const xs = edges.flatMap((edge) => [edge.x, edge.toX])
  const ys = edges.flatMap((edge) => [edge.y, edge.toY])
  if (edges.length === 0) return { x: 0, y: 0, bytesPerRow: 0, rows: [] }
  const left = Math.floor(Math.min(...xs))
  const top = Math.floor(Math.min(...ys))
  const bytesPerRow = Math.ceil((Math.ceil(Math.max(...xs)) - left) / 8)
  const rows = Array.from({ length: Math.ceil(Math.max(...ys)) - top }, (_, row) => {
    const bytes = new Uint8Array(bytesPerRow)
    for (const [from, to] of darkSpans(edges, top + row + 0.5))
      for (let at = Math.ceil(from - 0.5); at + 0.5 < to; at++) {
        const place = at - left
        bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7))
      }
    return bytes
  })
  return { x: left, y: top, bytesPerRow, rows }
}

/** Crossings of a scan line, by the nonzero rule. */
function darkSpans(edges: readonly Edge[], y: number): Point[] {
  const crossings = edges
    .filter((edge) => edge.y <= y !== edge.toY <= y)
    .map((edge) => ({
      x: edge.x + ((y - edge.y) / (edge.toY - edge.y)) * (edge.toX - edge.x),
      turn: edge.toY > edge.y ? 1 : -1,
    }))
    .toSorted((one, other) => one.x - other.x)
  const spans: Point[] = []
  let winding = 0
  let from = 0
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x
    winding += turn
    if (winding === 0) spans.push([from, x])
  }
  return spans
}

function edgesOf(line: PlacedLine, dot: number): Edge[] {
  const edges: Edge[] = []
  let start: Point = [0, 0]
  let at: Point = start
  const to = (x: number, y: number) => {
    edges.push({ x: at[0], y: at[1], toX: x, toY: y })
    at = [x, y]
  }
  const along = (curve: (t: number) => Point) => {
    for (let step = 1; step <= stepsOfCurve; step++) to(...curve(step / stepsOfCurve))
  }
  for (const step of outlineOf(line)) {
    const [fromX, fromY] = at
    switch (step.kind) {
      case 'move':
        start = at = [step.x / dot, step.y / dot]
        break
      case 'line':
        to(step.x / dot, step.y / dot)
        break
      case 'quadratic': {
        const mix = (t: number, a: number, b: number, c: number) =>
          (1 - t) ** 2 * a + (2 * (1 - t) * t * b + t ** 2 * c) / dot
        along((t) => [mix(t, fromX, step.cx, step.x), mix(t, fromY, step.cy, step.y)])
        break
      }
      case 'cubic': {
        const mix = (t: number, a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + (3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d) / dot
        along((t) => [mix(t, fromX, step.cx, step.dx, step.x), mix(t, fromY, step.cy, step.dy, step.y)])
        break
      }
      case 'close':
        to(...start)
    }
  }
  if (line.isStruck) {
    const top = (line.baseline - strike.above * line.size) / dot
    const bottom = top + Math.max(1, (strike.thickness * line.size) / dot)
    const right = (line.x + line.line.width * line.size) / dot
    at = [line.x / dot, top]
    for (const [x, y] of [
      [right, top],
      [right, bottom],
      [line.x / dot, bottom],
      [line.x / dot, top],
    ] as const)
      to(x, y)
  }
  return edges
}
