import { createHash } from 'node:crypto'
import { publicSurveyPath } from '@countinghouse/contract/crm/public-survey'
import type { SecretBox } from '../../../platform/config/secret-box.ts'

type Origin = { readonly companyId: number; readonly uid: string }

/**
 * The token of an invitation. It is not stored but drawn from the key of the installation and the uid, so that a repeated mail has the
 * same link. It begins with the company, whose rows alone it can find.
 */
export function surveyToken(box: SecretBox, { companyId, uid }: Origin): string {
  return `${companyId}.${box.mac('survey', `${companyId} ${uid}`).toString('base64url')}`
}

/** What is stored of a token: it finds the invitation, and cannot answer it. */
export function surveyTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Null: no token. */
export function companyOfToken(token: string): number | null {
  const company = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token)?.[1]
  return company === undefined ? null : Number.parseInt(company, 10)
}

/** Path of the public page; the token is behind `#`, where no server and no proxy sees it. */
export function surveyPath(token: string): string {
  return `${publicSurveyPath}#token=${token}`
}
