import { createHash } from 'node:crypto'

/** The key has 256 random bits, so that a plain hash hides it. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
