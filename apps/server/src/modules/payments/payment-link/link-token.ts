import { createHash, randomBytes } from 'node:crypto'

const secretBytes = 32

/** The company and a secret of 256 bits; only its hash is kept. */
export function newLinkToken(companyId: number): { readonly token: string; readonly hash: Buffer } {
  const token = `${companyId}.${randomBytes(secretBytes).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

/** The company that a token names, and the hash by which its link is found there. */
export function readLinkToken(token: string): { readonly companyId: number; readonly hash: Buffer } {
  return { companyId: Number(token.split('.', 1)[0]), hash: hashOf(token) }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Page of a link. */
export function payPath(token: string): string {
  return `/p/pay/#token=${token}`
}
