export type Point = readonly [x: number, y: number]
export type Rgb = readonly [red: number, green: number, blue: number]
/** Closed outlines that are filled together; where they overlap they are one. Units: hundredths of the side. */
export type Area = { readonly outlines: readonly (readonly Point[])[]; readonly color: Rgb }

/** Rows of a pixel whose cover is measured, which smooths slanted edges. */
const rowsPerPixel = 3
const channels = 3

/** A square picture of flat areas, the last in front. Answers red, green and blue of each pixel. */
export function rasterise(side: number, ground: Rgb, areas: readonly Area[]): Buffer {
  const pixels = Buffer.alloc(side * side * channels)
  pixels.fill(Buffer.from(ground))
  for (const area of areas) fill(pixels, side, area)
  return pixels
}

type Edge = {
  readonly top: number
  readonly bottom: number
  readonly x: number
  readonly slope: number
  readonly turn: 1 | -1
}

function fill(pixels: Buffer, side: number, { outlines, color }: Area): void {
  const edges = outlines.flatMap((outline) => edgesOf(outline, side / 100))
  const first = Math.max(0, Math.floor(Math.min(...edges.map(({ top }) => top))))
  const last = Math.min(side - 1, Math.ceil(Math.max(...edges.map(({ bottom }) => bottom))))
  const cover = new Float32Array(side)
  for (let row = first; row <= last; row++) {
    cover.fill(0)
    const near = edges.filter(({ top, bottom }) => top < row + 1 && bottom > row)
    for (let part = 0; part < rowsPerPixel; part++)
      for (const [from, to] of spansAt(near, row + (part + 0.5) / rowsPerPixel)) addSpan(cover, from, to)
    blend(pixels, row * side, cover, color)
  }
}

function edgesOf(outline: readonly Point[], scale: number): Edge[] {
  return outline.flatMap(([x, y], at): Edge[] => {
    const [toX, toY] = outline[(at + 1) % outline.length] ?? [x, y]
    if (y === toY) return []
    const slope = (toX - x) / (toY - y)
    return y < toY
      ? [{ top: y * scale, bottom: toY * scale, x: x * scale, slope, turn: 1 }]
      : [{ top: toY * scale, bottom: y * scale, x: toX * scale, slope, turn: -1 }]
  })
}

/** From where to where a row is inside, by the rule of non-zero windings. */
function spansAt(edges: readonly Edge[], y: number): (readonly [from: number, to: number])[] {
  const crossings = edges
    .filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ top, x, slope, turn }) => ({ x: x + (y - top) * slope, turn }))
    .toSorted((one, other) => one.x - other.x)
  const spans: (readonly [number, number])[] = []
  let winding = 0
  let from = 0
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x
    winding += turn
    if (winding === 0) spans.push([from, x])
  }
  return spans
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  const left = Math.max(0, from)
  const right = Math.min(cover.length, to)
  for (let at = Math.floor(left); at < right; at++)
    cover[at] = (cover[at] ?? 0) + (Math.min(right, at + 1) - Math.max(left, at)) / rowsPerPixel
}

function blend(pixels: Buffer, start: number, cover: Float32Array, color: Rgb): void {
  for (let at = 0; at < cover.length; at++) {
    const part = Math.min(1, cover[at] ?? 0)
    if (part === 0) continue
    for (let channel = 0; channel < channels; channel++) {
      const place = (start + at) * channels + channel
      const before = pixels[place] ?? 0
      pixels[place] = Math.round(before + ((color[channel] ?? 0) - before) * part)
    }
  }
}
