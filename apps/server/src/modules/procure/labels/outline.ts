import type { PlacedLine } from '../../../platform/print/set-lines.ts'

export type Step =
  | { readonly kind: 'move' | 'line'; readonly x: number; readonly y: number }
  | { readonly kind: 'quadratic'; readonly cx: number; readonly cy: number; readonly x: number; readonly y: number }
  | {
      readonly kind: 'cubic'
      readonly cx: number
      readonly cy: number
      readonly dx: number
      readonly dy: number
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'close' }

/** Position above the baseline and thickness of the strike-through line, in font sizes. */
export const strike = { above: 0.3, thickness: 0.08 }

/** Glyph outlines of a text line, filled by the nonzero rule. Units: mm, y downwards. */
export function outlineOf({ line, x, baseline, size }: PlacedLine): Step[] {
  const steps: Step[] = []
  let left = x
  for (const { font, text, width } of line.runs) {
    const { glyphs, positions } = font.font.layout(text, [])
    const scale = size / font.font.unitsPerEm
    let at = left
    for (const [place, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
      const originX = at + xOffset * scale
      const originY = baseline - yOffset * scale
      const toX = (value = 0) => originX + value * scale
      const toY = (value = 0) => originY - value * scale
      for (const { command, args } of glyph.path.commands) steps.push(stepOf(command, args, toX, toY))
      at += xAdvance * scale
    }
    left += width * size
  }
  return steps
}

type Scale = (value?: number) => number

function stepOf(command: string, [a, b, c, d, e, f]: readonly number[], toX: Scale, toY: Scale): Step {
  switch (command) {
    case 'moveTo':
      return { kind: 'move', x: toX(a), y: toY(b) }
    case 'lineTo':
      return { kind: 'line', x: toX(a), y: toY(b) }
    case 'quadraticCurveTo':
      return { kind: 'quadratic', cx: toX(a), cy: toY(b), x: toX(c), y: toY(d) }
    case 'bezierCurveTo':
      return { kind: 'cubic', cx: toX(a), cy: toY(b), dx: toX(c), dy: toY(d), x: toX(e), y: toY(f) }
    default:
      return { kind: 'close' }
  }
}
