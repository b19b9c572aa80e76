/** A parcel, or what a company takes at most. Null: it is not known, or without a limit. Units: mm. */
type Sides = readonly [length: number | null, width: number | null, height: number | null]

/** Whether a parcel can be turned so that no side is longer than its limit; a side that nobody said fits. */
export function doSidesFit(sides: Sides, limits: Sides): boolean {
  const longest = (a: number, b: number) => b - a
  const allowed = limits.map((limit) => limit ?? Infinity).toSorted(longest)
  return sides
    .map((side) => side ?? 0)
    .toSorted(longest)
    .every((side, index) => side <= (allowed[index] ?? 0))
}

/** `cubicCm`: null without a limit. Only a parcel whose sides are all known has a volume. */
export function doesVolumeFit(sides: Sides, cubicCm: number | null): boolean {
  if (cubicCm === null) return true
  return sides.reduce<number>((volume, side) => volume * (side ?? 0), 1) <= cubicCm * 1000
}
