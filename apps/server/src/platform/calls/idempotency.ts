import { createHash } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { Route } from '@countinghouse/contract/route'
import type { Compilable } from 'kysely'
import { sql } from 'kysely'
import type { Row } from '../database/db.ts'
import { statement } from '../database/db.ts'

export type Claim = {
  readonly companyId: number
  readonly userId: number
  readonly key: string
  readonly route: string
  readonly bodyHash: string
}
export type StoredAnswer = { readonly status: number; readonly body: string }

const keyForm = /^[\x21-\x7e]{1,255}$/

/** The key of a request, or null where the route takes none. Throws: invalid_input when it is missing or malformed. */
export function readKey(route: Route, header: string | string[] | undefined): string | null {
  if (route.idempotent === 'no') return null
  if (header === undefined && route.idempotent === 'optional') return null
  if (typeof header === 'string' && keyForm.test(header)) return header
  const message = 'Send the header Idempotency-Key with 1 to 255 visible ASCII characters.'
  return fail('invalid_input', { fields: { 'Idempotency-Key': [{ code: 'required', message }] } })
}

/** Hash of what the client asked; key order does not matter, because the parsed input has the schema's order. */
export function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}

/**
 * Claims the key inside the transaction of the effect. A twin that still runs makes the insert wait for it. Two statements for
 * the opening flight: the claim, and the row as it stands afterwards.
 */
export function claimKey(claim: Claim): Compilable[] {
  return [
    statement(sql`
      insert into platform.idempotency (company_id, user_id, key, route, body_hash)
      values (${claim.companyId}, ${claim.userId}, ${claim.key}, ${claim.route}, ${claim.bodyHash})
      on conflict (company_id, user_id, key) do nothing`),
    statement(sql`
      select route, body_hash, status, body from platform.idempotency
      where company_id = ${claim.companyId} and user_id = ${claim.userId} and key = ${claim.key}`),
  ]
}

/** The answer the key got before, or null when this request is its first. Throws: idempotency_key_reused. */
export function storedAnswer(claim: Claim, rows: readonly Row[]): StoredAnswer | null {
  const row = rows[0]
  if (row === undefined || row['status'] === null) return null
  if (row['route'] !== claim.route || row['body_hash'] !== claim.bodyHash) fail('idempotency_key_reused')
  return { status: Number(row['status']), body: String(row['body']) }
}

/** Keeps the answer beside the key, in the transaction of the effect. */
export function recordAnswer(claim: Claim, answer: StoredAnswer): Compilable {
  return statement(sql`
    update platform.idempotency set status = ${answer.status}, body = ${answer.body}
    where company_id = ${claim.companyId} and user_id = ${claim.userId} and key = ${claim.key}`)
}
