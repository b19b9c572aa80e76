/** Dimensions of a parcel, or the maximum of a company. Null: unknown or no limit. Units: mm. */
type Sides = readonly [length: number | null, width: number | null, height: number | null]

/** Whether a parcel fits in any orientation; unknown sides fit. */
export function doSidesFit(sides: Sides, limits: Sides): boolean {
  const longest = (a: number, b: number) => b - a
  const allowed = limits.map((limit) => limit ?? Infinity).toSorted(longest)
  return sides
    .map((side) => side ?? 0)
    .toSorted(longest)
    .every((side, index) => side <= (allowed[index] ?? 0))
}

/** `cubicCm`: null without a limit. The volume is known only if all sides are. */
export function doesVolumeFit(sides: Sides, cubicCm: number | null): boolean {
  if (cubicCm === null) return true
  return sides.reduce<number>((volume, side) => volume * (side ?? 0), 1) <= cubicCm * 1000
}
