/** A UUID that sorts by creation time. `now`: milliseconds since 1970. Source: RFC 9562, version 7. */
export function timedUuid(now: number): string {
  const [, ...random] = crypto.randomUUID().split('-')
  const time = now.toString(16).padStart(12, '0')
  const [, version = '', ...rest] = random
  return [time.slice(0, 8), time.slice(8), `7${version.slice(1)}`, ...rest].join('-')
}
