/** The goals hold at this number of clients. Source: docs/bench.md. */
export const decidedAt = 8

export function whole(value: number | null): string {
  return value === null ? '' : String(Math.round(value))
}
