/** The goals hold at this number of clients. Source: performance.md section 6. */
export const judgedAt = 8

export function whole(value: number | null): string {
  return value === null ? '' : String(Math.round(value))
}
