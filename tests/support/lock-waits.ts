import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'

/** Between two looks. Units: milliseconds. */
const lookMs = 5

/** Waits until work waits for a lock, of so many at once. Throws: Error when it ends before. */
export async function untilLockAwaited(superUrl: string, work: Promise<unknown>, count = 1): Promise<void> {
  let isOver = false
  const end = () => void (isOver = true)
  work.then(end, end)
  await withClient(superUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if ((rows[0]?.waiting ?? 0) >= count) return
      if (isOver) throw new Error(`The work ended, and never did ${count} wait for a lock at once.`)
      await sleep(lookMs)
    }
  })
}

/** Rows that work has to change or to lock: all of a company, or one. */
type HeldRows = { readonly table: string } & ({ readonly id: number } | { readonly companyId: number })

/**
 * Begins work while another transaction holds rows that it needs, and lets them go once two of the work wait: that they meet is proven, and not
 * left to chance. Throws: Error when they do not; what the work throws.
 */
export async function whileHeld<T>(superUrl: string, held: HeldRows, work: () => Promise<T>): Promise<T> {
  const [column, value] = 'id' in held ? ['id', held.id] : ['company_id', held.companyId]
  return await withClient(superUrl, async (holder) => {
    await holder.query('begin')
    const { rowCount } = await holder.query(`select from ${held.table} where ${column} = $1 for no key update`, [value])
    if (rowCount === 0) throw new Error(`${held.table} has no such row.`)
    const done = work()
    try {
      await untilLockAwaited(superUrl, done, 2)
    } finally {
      await holder.query('commit')
      await done.catch(() => undefined)
    }
    return await done
  })
}
