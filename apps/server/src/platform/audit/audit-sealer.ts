import type { Client } from 'pg'
import type { Seal } from './audit-chain.ts'
import { hashOf, readHead, readRows } from './audit-chain.ts'

/** All ids up to `lastId` are settled once none of these transactions runs any more. */
type Horizon = { readonly lastId: number; readonly writers: readonly string[] }

const sealLock = 7_041_777
const rowsPerSeal = 5000

/** Makes the seals of one database. A connection of role maint; of several that try, one seals and the others stand by. */
export class AuditSealer {
  private horizon: Horizon | null = null
  private isOnDuty = false
  private readonly client: Client

  constructor(client: Client) {
    this.client = client
  }

  /** Seals what is settled. Answers the head of the chain, null while another process seals this database. */
  async seal(): Promise<Seal | null> {
    this.isOnDuty ||= await this.acquireDuty()
    if (!this.isOnDuty) return null
    this.horizon ??= await this.look()
    let head = await readHead(this.client)
    if (!(await this.isSettled(this.horizon))) return head
    const { lastId } = this.horizon
    this.horizon = null
    for (;;) {
      const next = await this.sealAfter(head, lastId)
      if (next === null) return head
      head = next
    }
  }

  private async acquireDuty(): Promise<boolean> {
    const { rows } = await this.client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [
      sealLock,
    ])
    return rows[0]?.isTaken === true
  }

  /**
   * A writer locks the table before it draws an id, so whoever drew one of the ids that are out by now either has ended or holds
   * that lock: first the last id, then the holders, never the other way round.
   */
  private async look(): Promise<Horizon> {
    const drawn = await this.client.query<{ lastId: string }>(
      'select last_value::text as "lastId" from platform.audit_id_seq where is_called',
    )
    return { lastId: Number(drawn.rows[0]?.lastId ?? 0), writers: await this.writers() }
  }

  private async isSettled(horizon: Horizon): Promise<boolean> {
    if (horizon.writers.length === 0) return true
    const running = await this.writers()
    return !horizon.writers.some((writer) => running.includes(writer))
  }

  private async writers(): Promise<string[]> {
    const { rows } = await this.client.query<{ writer: string }>(
      `select virtualtransaction as writer from pg_locks
       where relation = 'platform.audit'::regclass and mode = 'RowExclusiveLock'
         and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows.map(({ writer }) => writer)
  }

  private async sealAfter(head: Seal, settledId: number): Promise<Seal | null> {
    const firstId = head.lastId + 1
    if (firstId > settledId) return null
    const rows = await readRows(this.client, { firstId, lastId: settledId }, rowsPerSeal)
    const last = rows.at(-1)
    if (last === undefined) return null
    const lastId = rows.length < rowsPerSeal ? settledId : Number(last.id)
    const seal = { number: head.number + 1, firstId, lastId, rowCount: rows.length, hash: hashOf(head.hash, rows) }
    await this.keep(seal)
    return seal
  }

  /** Role maint reads only, unless it says otherwise; its one right to write is this table. */
  private async keep(seal: Seal): Promise<void> {
    await this.client.query('begin read write')
    try {
      await this.client.query(
        `insert into platform.audit_seal (number, first_id, last_id, row_count, hash) values ($1, $2, $3, $4, decode($5, 'hex'))`,
        [seal.number, seal.firstId, seal.lastId, seal.rowCount, seal.hash],
      )
      await this.client.query('commit')
    } catch (error) {
      await this.client.query('rollback')
      throw error
    }
  }
}
