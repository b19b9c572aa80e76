/** Average of an amount, half away from zero; 0 for none. Units: minor units. */
export function averageOf(minor: number, count: number): number {
  return count === 0 ? 0 : Math.sign(minor) * Math.round(Math.abs(minor) / count)
}

/** How much more than before, rounded to whole per cent; null where there was nothing before. Units: parts per million. */
export function changePpm(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) * 100) / before) * 10_000
}
