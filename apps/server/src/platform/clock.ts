/** The one place that reads the clock; everything else gets `ctx.now`. */
export function now(): Date {
  return new Date()
}

/** Monotonic milliseconds, for durations only. */
export function elapsedSince(start: number): number {
  return performance.now() - start
}
