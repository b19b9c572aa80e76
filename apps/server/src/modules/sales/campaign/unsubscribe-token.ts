import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../../../platform/config/secret-box.ts'

export type RecipientKey = { readonly companyId: number; readonly recipientId: number }

const form = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([\w-]{43})$/

/** The token of a recipient, drawn from the key of the installation, so that nothing of it is stored. */
export function unsubscribeToken(box: SecretBox, { companyId, recipientId }: RecipientKey): string {
  const proof = box.mac('unsubscribe', `${companyId} ${recipientId}`).toString('base64url')
  return `${companyId}.${recipientId}.${proof}`
}

/** Null: no token of this installation. */
export function readUnsubscribeToken(box: SecretBox, token: string): RecipientKey | null {
  const [, company, recipient] = form.exec(token) ?? []
  if (company === undefined || recipient === undefined) return null
  const key = { companyId: Number.parseInt(company, 10), recipientId: Number.parseInt(recipient, 10) }
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(box, key))]
  return given.length === right.length && timingSafeEqual(given, right) ? key : null
}
