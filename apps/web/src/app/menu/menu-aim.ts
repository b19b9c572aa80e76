import type { Box } from './menu-placement.ts'

export type Point = { readonly x: number; readonly y: number }

/**
 * Whether a pointer that moved from one point to another is on its way to a box: still inside the triangle of where it came
 * from and the corners that face it. On that way it may cross other items without opening them. Source: WCAG 2.2, 1.4.13.
 */
export function isAimedAt(from: Point, to: Point, box: Box): boolean {
  const [first, second] = facingCorners(from, box)
  const sides = [sideOf(from, first, to), sideOf(first, second, to), sideOf(second, from, to)]
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}

function facingCorners(from: Point, { left, top, right, bottom }: Box): readonly [Point, Point] {
  if (from.x <= left || from.x >= right) {
    const x = from.x <= left ? left : right
    return [
      { x, y: top },
      { x, y: bottom },
    ]
  }
  const y = from.y <= top ? top : bottom
  return [
    { x: left, y },
    { x: right, y },
  ]
}

/** Positive on one side of the line through two points, negative on the other. */
function sideOf(start: Point, end: Point, { x, y }: Point): number {
  return (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)
}
