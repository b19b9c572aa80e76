import type { Point } from './raster.ts'

/** Closed outlines that are filled together. */
export type Outlines = readonly (readonly Point[])[]

const stepsOfCurve = 24
const stepsOfCircle = 48
const argumentsOf: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 }

/** The outline that a path of the commands M, L, Q, C with absolute points goes along. Source: SVG 2, 9.3. */
export function path(drawn: string): Outlines {
  return [pointsOf(drawn)]
}

/** A line of round ends along a path. */
export function stroke(width: number, drawn: string): Outlines {
  const points = pointsOf(drawn)
  const half = width / 2
  return points.flatMap((point, at) => {
    const next = points[at + 1]
    const joint = circle(point[0], point[1], half)
    return next === undefined ? joint : [...joint, side(point, next, half)]
  })
}

export function circle(x: number, y: number, radius: number): Outlines {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Outlines {
  return [
    Array.from({ length: stepsOfCircle }, (_, step): Point => {
      const turn = (step / stepsOfCircle) * 2 * Math.PI
      return [x + radiusX * Math.cos(turn), y + radiusY * Math.sin(turn)]
    }),
  ]
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, corner = 0): Outlines {
  const [right, bottom] = [x + width, y + height]
  return path(
    `M ${x + corner} ${y} L ${right - corner} ${y} Q ${right} ${y} ${right} ${y + corner} L ${right} ${bottom - corner}
     Q ${right} ${bottom} ${right - corner} ${bottom} L ${x + corner} ${bottom} Q ${x} ${bottom} ${x} ${bottom - corner}
     L ${x} ${y + corner} Q ${x} ${y} ${x + corner} ${y}`,
  )
}

/** Turns outlines around the middle of the picture. Units: degrees, clockwise. */
export function turned(degrees: number, outlines: Outlines): Outlines {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return outlines.map((outline) =>
    outline.map(([x, y]): Point => {
      const [fromX, fromY] = [x - 50, y - 50]
      return [50 + fromX * cosine - fromY * sine, 50 + fromX * sine + fromY * cosine]
    }),
  )
}

/** The left half of a thing and its mirror image. */
export function mirrored(outlines: Outlines): Outlines {
  return [...outlines, ...outlines.map((outline) => outline.map(([x, y]): Point => [100 - x, y]).toReversed())]
}

function pointsOf(drawn: string): Point[] {
  const points: Point[] = []
  for (const [, command = '', given = ''] of drawn.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const numbers = given.trim().split(/\s+/).map(Number)
    const count = (argumentsOf[command] ?? 1) * 2
    for (let at = 0; at < numbers.length; at += count) {
      const from = points.at(-1) ?? [0, 0]
      points.push(...curveOf(from, numbers.slice(at, at + count)))
    }
  }
  return points
}

function curveOf(from: Point, numbers: readonly number[]): Point[] {
  const given = Array.from({ length: numbers.length / 2 }, (_, at): Point => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ])
  if (given.length === 1) return given
  return Array.from({ length: stepsOfCurve }, (_, step) => pointAt([from, ...given], (step + 1) / stepsOfCurve))
}

/** Source: the algorithm of de Casteljau. */
function pointAt(points: readonly Point[], part: number): Point {
  const [first = [0, 0]] = points
  if (points.length === 1) return first
  const between = points.slice(1).map(([x, y], at): Point => {
    const [fromX, fromY] = points[at] ?? first
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
  })
  return pointAt(between, part)
}

/** The straight part of a line, wound as circles are. */
function side([x, y]: Point, [toX, toY]: Point, half: number): Point[] {
  const length = Math.hypot(toX - x, toY - y) || 1
  const [acrossX, acrossY] = [(-(toY - y) / length) * half, ((toX - x) / length) * half]
  return [
    [x - acrossX, y - acrossY],
    [toX - acrossX, toY - acrossY],
    [toX + acrossX, toY + acrossY],
    [x + acrossX, y + acrossY],
  ]
}
