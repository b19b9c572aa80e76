import type { ClientBase } from 'pg'
import type { Seal } from './audit-chain.ts'
import { genesis, hashOf, readHead, readRows, readSeals } from './audit-chain.ts'

/** What the chain said once, kept where a rewriter of the database cannot reach it. */
export type Anchor = { readonly number: number; readonly hash: string }

export type Broken = {
  /** The first seal that does not hold, with its range of ids. */
  readonly number: number
  readonly firstId: number
  readonly lastId: number
  readonly reason: string
}

export type AuditVerification = {
  readonly seals: number
  readonly rows: number
  readonly unsealed: number
  readonly head: Anchor
  readonly broken: Broken | null
}

const sealsPerRead = 1000

/**
 * Recomputes the whole chain in one snapshot and compares it with the anchors: finds rows edited, deleted, inserted or swapped, and
 * a tail cut off together with its seals where an anchor names a seal of it. Role maint.
 */
export async function verifyAudit(client: ClientBase, anchors: readonly Anchor[]): Promise<AuditVerification> {
  await client.query('begin isolation level repeatable read, read only')
  try {
    const head = await readHead(client)
    const { rows, broken } = await recompute(client, anchors)
    const open = await client.query<{ count: string }>('select count(*) from platform.audit where id > $1', [
      head.lastId,
    ])
    return {
      seals: head.number,
      rows,
      unsealed: Number(open.rows[0]?.count ?? 0),
      head: { number: head.number, hash: head.hash },
      broken: broken ?? cutTail(head, anchors),
    }
  } finally {
    await client.query('rollback')
  }
}

/** Records that the audit was looked at, and what was wrong. Role maint. */
export async function recordAuditCheck(client: ClientBase, { seals, rows, broken }: AuditVerification): Promise<void> {
  // A database that was not upgraded yet has no place for it.
  const place = await client.query(`select to_regclass('platform.audit_check') is not null as "isThere"`)
  if (place.rows[0]?.isThere !== true) return
  const problem = broken === null ? null : `Seal ${broken.number}: ${broken.reason}`
  await client.query('begin read write')
  await client.query('insert into platform.audit_check (seals, row_count, problem) values ($1, $2, $3)', [
    seals,
    rows,
    problem,
  ])
  await client.query('commit')
}

async function recompute(
  client: ClientBase,
  anchors: readonly Anchor[],
): Promise<{ rows: number; broken: Broken | null }> {
  let previous = genesis
  let rows = 0
  for (;;) {
    const seals = await readSeals(client, previous.number, sealsPerRead)
    if (seals.length === 0) return { rows, broken: null }
    for (const seal of seals) {
      const reason = await reasonAgainst(client, seal, previous, anchors)
      if (reason !== null) return { rows, broken: brokenAt(seal, reason) }
      rows += seal.rowCount
      previous = seal
    }
  }
}

async function reasonAgainst(
  client: ClientBase,
  seal: Seal,
  previous: Seal,
  anchors: readonly Anchor[],
): Promise<string | null> {
  if (seal.number !== previous.number + 1) return `seal ${previous.number + 1} is missing`
  if (seal.firstId !== previous.lastId + 1) return 'its range does not follow the previous seal'
  // One more than sealed is enough to see an inserted row, however many there are.
  const rows = await readRows(client, seal, seal.rowCount + 1)
  if (rows.length > seal.rowCount) return `it sealed ${seal.rowCount} rows, but more exist`
  if (rows.length < seal.rowCount) return `it sealed ${seal.rowCount} rows, but ${rows.length} exist`
  if (hashOf(previous.hash, rows) !== seal.hash) return 'its rows differ from the sealed rows'
  const isForeign = anchors.some(({ number, hash }) => number === seal.number && hash !== seal.hash)
  return isForeign ? 'an anchor has another hash: the chain was rebuilt' : null
}

function cutTail(head: Seal, anchors: readonly Anchor[]): Broken | null {
  const newest = anchors.reduce((last, { number }) => Math.max(last, number), 0)
  if (newest <= head.number) return null
  return brokenAt(head, `an anchor has seal ${newest}, but the chain ends here: its tail was cut off`)
}

function brokenAt(seal: Seal, reason: string): Broken {
  return { number: seal.number, firstId: seal.firstId, lastId: seal.lastId, reason }
}
