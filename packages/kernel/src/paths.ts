/** Path without trailing slashes and with doubled slashes read as one; the root stays `/`. */
export function normalisePath(path: string): string {
  const joined = path.replace(/\/{2,}/g, '/')
  return joined.length > 1 ? joined.replace(/\/$/, '') : joined
}

/** First segment of a path, without slashes: `/procure/brand/` -> `procure`. */
export function firstSegment(path: string): string {
  return normalisePath(path).split('/')[1] ?? ''
}
