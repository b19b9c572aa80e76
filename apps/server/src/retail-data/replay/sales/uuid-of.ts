import { createHash } from 'node:crypto'

/** The same parts, the same number: a UUID of version 8 (RFC 9562) from their SHA-256. */
export function uuidOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('\t')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
