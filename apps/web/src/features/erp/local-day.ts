const dayMs = 86_400_000

/** Today on the reader's calendar, or so many days later, as `2027-03-01`; what it is offered for is judged by the server. */
export function localToday(days = 0): string {
  const at = new Date(performance.timeOrigin + performance.now() + days * dayMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
