import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** A row of the audit as text, field by field, so that no driver's or engine's idea of numbers and times enters its hash. */
export type SealedRow = { readonly id: string } & Readonly<Record<string, string | null>>

export type Seal = {
  readonly number: number
  readonly firstId: number
  readonly lastId: number
  readonly rowCount: number
  /** 64 hexadecimal digits. */
  readonly hash: string
}

const columns = `number, first_id as "firstId", last_id as "lastId", row_count as "rowCount", encode(hash, 'hex') as hash`

/** Where the chain begins. */
export const genesis: Seal = { number: 0, firstId: 0, lastId: 0, rowCount: 0, hash: '0'.repeat(64) }

/**
 * SHA-256 of the previous hash and the rows, in the order of their ids, as canonical JSON.
 * Source: RFC 8785; docs/decisions/009.
 */
export function hashOf(previousHash: string, rows: readonly SealedRow[]): string {
  const hash = createHash('sha256').update(Buffer.from(previousHash, 'hex'))
  for (const row of rows) hash.update(canonical(row)).update('\n')
  return hash.digest('hex')
}

/** Came after seals that must still hold, so a row without it reads as before. */
const laterFields = new Set(['impersonator_id', 'store_id', 'source', 'outcome', 'reason'])

/** Keys in the order of their UTF-16 units; all values are texts or null, for which JSON.stringify is canonical. */
function canonical(row: SealedRow): string {
  const keys = Object.keys(row)
    .filter((key) => row[key] !== null || !laterFields.has(key))
    .toSorted()
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, row[key]])))
}

/** Rows of all companies in a range of ids, the last one included, at most `limit`. */
export async function readRows(
  client: ClientBase,
  range: { firstId: number; lastId: number },
  limit: number,
): Promise<SealedRow[]> {
  const { rows } = await client.query<SealedRow>(
    // Qualified, because an unqualified id would order by the text of the answer.
    `select a.id::text, company_id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, user_id::text,
       session_id::text, ip, request_id, action, entity, entity_id::text, entity_label, changes::text, impersonator_id::text,
       store_id::text, source, outcome, reason
     from platform.audit a where a.id between $1 and $2 order by a.id limit $3`,
    [range.firstId, range.lastId, limit],
  )
  return rows
}

/** Seals after a number, in their order, at most `limit`. */
export async function readSeals(client: ClientBase, afterNumber: number, limit: number): Promise<Seal[]> {
  const { rows } = await client.query<Record<keyof Seal, string>>(
    `select ${columns}
     from platform.audit_seal where number > $1 order by number limit $2`,
    [afterNumber, limit],
  )
  return rows.map(sealOf)
}

/** The newest seal, or where the chain begins. */
export async function readHead(client: ClientBase): Promise<Seal> {
  const { rows } = await client.query<Record<keyof Seal, string>>(
    `select ${columns}
     from platform.audit_seal order by number desc limit 1`,
  )
  return rows[0] === undefined ? genesis : sealOf(rows[0])
}

function sealOf(row: Record<keyof Seal, string>): Seal {
  return {
    number: Number(row.number),
    firstId: Number(row.firstId),
    lastId: Number(row.lastId),
    rowCount: Number(row.rowCount),
    hash: row.hash,
  }
}
