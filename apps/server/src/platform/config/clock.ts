/** The one place that reads the clock; everything else gets `ctx.now`. */
export function now(): Date {
  return new Date()
}
