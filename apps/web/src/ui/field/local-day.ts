const dayMs = 86_400_000

/** Local date of the reader plus some days, as `2027-03-01`. A default only: the server validates with its own clock. */
export function localToday(days = 0): string {
  const at = new Date(performance.timeOrigin + performance.now() + days * dayMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
