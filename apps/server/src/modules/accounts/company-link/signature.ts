import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { SecretBox } from '../../../platform/config/secret-box.ts'

const purpose = 'company_connection'
const secretBytes = 32

/** The row that a sealed secret is bound to. */
type Place = { readonly companyId: number; readonly uid: string }

export function sealSecret(box: SecretBox, { companyId, uid }: Place, secret: Buffer): Buffer {
  return box.seal(purpose, `${companyId} ${uid}`, secret)
}

/** Throws: not_configured when the installation key differs from the one used for sealing. */
export function openSecret(box: SecretBox, { companyId, uid }: Place, sealed: Buffer): Buffer {
  return box.open(purpose, `${companyId} ${uid}`, sealed) ?? fail('not_configured')
}

export type Signed = { readonly uid: string; readonly kind: string; readonly subject: string; readonly body: string }

/** HMAC-SHA-256 over everything that a message says. */
export function signatureOf(secret: Buffer, { uid, kind, subject, body }: Signed): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([uid, kind, subject, body]))
    .digest()
}

export function isSignedBy(secret: Buffer, signed: Signed, signature: Buffer): boolean {
  const expected = signatureOf(secret, signed)
  return expected.length === signature.length && timingSafeEqual(expected, signature)
}

/** What both companies have in common. */
export type Invitation = { readonly companyId: number; readonly uid: string; readonly secret: Buffer }

export function newSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function codeOf({ companyId, uid, secret }: Invitation): string {
  return `${companyId}.${uid}.${secret.toString('base64url')}`
}

/** Null: no code of this product. */
export function readCode(code: string): Invitation | null {
  const parts = /^([1-9]\d{0,14})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(code.trim())
  const [, companyId = '', uid = '', secret = ''] = parts ?? []
  return parts === null ? null : { companyId: Number(companyId), uid, secret: Buffer.from(secret, 'base64url') }
}
