import { sql } from 'kysely'
import { expect } from 'vitest'
import { meaningOf } from '../../apps/server/src/platform/constraint-meaning.ts'
import type { Database } from '../../apps/server/src/platform/db.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import type { Posting, StockEvent } from '../../apps/server/src/modules/inventory/index.ts'
import { checks, postStock } from '../../apps/server/src/modules/inventory/index.ts'

let lastSource = 0

/** Posts as a document would, each call another one unless it says which. Throws: AppError. */
export async function post(
  db: Database,
  companyId: number,
  event: Partial<StockEvent> & Pick<StockEvent, 'lines'>,
): Promise<Posting> {
  const source = { sourceType: 'test', sourceId: ++lastSource, eventNo: 1, effectiveOn: '2026-03-10', ...event }
  try {
    return await db.inTransaction({ companyId }, async (tx) => {
      const { rows } = await postStock({ companyId, userId: null, requestId: 'test' }, source).execute(tx)
      return rows[0] as Posting
    })
  } catch (error) {
    throw await meaningOf(error, new Map(), { companyId, locale: 'en' }, db.reader({ companyId }), null)
  }
}

export type PoolState = {
  readonly onHand: number
  readonly owned: number
  readonly value: number
  readonly debt: number
  readonly debtValue: number
}

/** What a store has of a variant, and owes. */
export async function poolOf(
  db: Database,
  companyId: number,
  { storeId, variantId, isTransit = false }: { storeId: number; variantId: number; isTransit?: boolean },
): Promise<PoolState> {
  const { rows } = await sql<PoolState>`
    select coalesce(p.on_hand, 0)::float8 as "onHand", coalesce(p.owned_quantity, 0)::float8 as owned, coalesce(p.value_minor, 0) as value,
      coalesce(d.quantity, 0)::float8 as debt, coalesce(d.value_minor, 0) as "debtValue"
    from (select 1) one
    left join inventory.stock_pool p on p.company_id = ${companyId} and p.store_id = ${storeId} and p.variant_id = ${variantId}
      and p.is_transit = ${isTransit}
    left join inventory.oversold_debt d on d.company_id = ${companyId} and d.store_id = ${storeId} and d.variant_id = ${variantId}`.execute(
    db.reader({ companyId }),
  )
  return rows[0] as PoolState
}

/** Holds that the ledger proves itself, for all companies of the database. */
export async function expectWholeLedger(maintUrl: string): Promise<void> {
  const db = openDatabase({ url: maintUrl, size: 1 })
  try {
    const reader = db.reader({ companyId: null })
    for (const { id, findings } of checks) expect(await findings(reader), id).toEqual([])
  } finally {
    await db.close()
  }
}

/** The places of a store by their kinds. */
export async function placesOf(
  db: Database,
  companyId: number,
  storeId: number,
): Promise<Readonly<Record<string, number>>> {
  return await db.inTransaction({ companyId }, async (tx) => {
    await sql`select inventory.open_stores(${companyId}, array[${storeId}]::bigint[])`.execute(tx)
    const { rows } = await sql<{ kind: string; id: number }>`
      select kind, id from inventory.location where company_id = ${companyId} and store_id = ${storeId}`.execute(tx)
    return Object.fromEntries(rows.map(({ kind, id }) => [kind, id]))
  })
}
