import { signInPath } from './constants.ts'

const placeholder = 'https://local.invalid'

/**
 * The address to return to after sign-in, or null unless it is a path of this very site: no scheme, no host, no
 * backslash or control character, and nothing of the kind hidden by percent-encoding, however often repeated.
 */
export function localReturnPath(given: string | null): string | null {
  if (given === null) return null
  const path = decodedFully(given)
  if (path === null || !path.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path)) return null
  if (!given.startsWith('/') || given.startsWith('//')) return null
  if (!URL.canParse(given, placeholder)) return null
  const url = new URL(given, placeholder)
  if (url.origin !== placeholder || url.pathname.startsWith('//') || isOutside(url.pathname)) return null
  return url.pathname + url.search
}

/** Sign-in with the way back; the root and the pages of signing in itself are not worth a return. */
export function signInAddress(current: string): string {
  const path = localReturnPath(current)
  return path === null || path === '/' ? signInPath : `${signInPath}?return=${encodeURIComponent(path)}`
}

/** Percent-encoding undone until nothing changes; null when it is malformed or nested beyond reason. */
function decodedFully(given: string): string | null {
  let path = given
  for (let round = 0; round < 5; round++) {
    const next = decodedOnce(path)
    if (next === null || next === path) return next
    path = next
  }
  return null
}

function decodedOnce(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone % is no address of ours: refuse it rather than guess.
    return null
  }
}

function isOutside(pathname: string): boolean {
  return /^\/(auth|p|api|403)(\/|$)/i.test(pathname)
}
