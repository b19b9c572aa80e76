import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { meaningOf } from '../../apps/server/src/platform/database/constraint-meaning.ts'
import { query } from './database.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { Posting, Revaluation, Reversal, StockEvent } from '../../apps/server/src/modules/inventory/index.ts'
import { checks as ledgerChecks } from '../../apps/server/src/modules/accounts/index.ts'
import { checks, postRevaluation, postStock, reverseStock } from '../../apps/server/src/modules/inventory/index.ts'
import { checks as paymentsChecks } from '../../apps/server/src/modules/payments/index.ts'
import { checks as salesChecks } from '../../apps/server/src/modules/sales/index.ts'
import { createProduct } from './products.ts'

let lastSource = 0

const by = (companyId: number) => ({ companyId, userId: null, requestId: 'test' })

/** Runs a statement of the ledger in a transaction of its own. Throws: AppError. */
export async function answersOf<T>(db: Database, companyId: number, statement: RawBuilder<T>): Promise<T[]> {
  try {
    return await db.inTransaction({ companyId }, async (tx) => (await statement.execute(tx)).rows)
  } catch (error) {
    throw await meaningOf(error, new Map(), { companyId, locale: 'en' }, db.reader({ companyId }), null)
  }
}

/** Posts as a document would, each call another one unless it says which. Throws: AppError. */
export async function post(
  db: Database,
  companyId: number,
  event: Partial<StockEvent> & Pick<StockEvent, 'lines'>,
): Promise<Posting> {
  const source = { sourceType: 'test', sourceId: ++lastSource, eventNo: 1, effectiveOn: '2026-03-10', ...event }
  const [posting] = await answersOf(db, companyId, postStock(by(companyId), source))
  return posting as Posting
}

/** Takes a posting back as a document would, each call another one unless it says which. Throws: AppError. */
export async function reverse(
  db: Database,
  companyId: number,
  event: Partial<Reversal> & Pick<Reversal, 'postingId'>,
): Promise<Posting> {
  const source = { sourceType: 'test', sourceId: ++lastSource, eventNo: 1, effectiveOn: '2026-03-11', ...event }
  const [posting] = await answersOf(db, companyId, reverseStock(by(companyId), source))
  return posting as Posting
}

/** Shares out late costs as a bill would, each call another one unless it says which. Throws: AppError. */
export async function revalue(
  db: Database,
  companyId: number,
  event: Partial<Revaluation> & Pick<Revaluation, 'lines'>,
): Promise<Posting> {
  const source = { sourceType: 'test', sourceId: ++lastSource, eventNo: 1, effectiveOn: '2026-03-12', ...event }
  const [posting] = await answersOf(db, companyId, postRevaluation(by(companyId), source))
  return posting as Posting
}

/** Opens a store with ten pieces of a new product. Answers their variant. */
export async function addStock(
  db: Database,
  { companyId, storeId }: { readonly companyId: number; readonly storeId: number },
): Promise<number> {
  const [variantId = 0] = (await createProduct(db, companyId, { name: `zz ${randomUUID()}` })).variantIds
  await post(db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity: 10, unitCost: '2.50' }] })
  return variantId
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
    for (const { id, issues } of [...ledgerChecks, ...salesChecks, ...paymentsChecks, ...checks])
      expect(await issues(reader), id).toEqual([])
  } finally {
    await db.close()
  }
}

/** Another store of a company, with the place of what is on its way to it. */
export async function anotherStore(
  db: Database,
  superUrl: string,
  { companyId, code }: { companyId: number; code: string },
): Promise<{ storeId: number; transit: number }> {
  const [{ id } = { id: 0 }] = await query<{ id: number }>(
    superUrl,
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, $2, $2, 'shop', 'GB', 'Europe/London') returning id`,
    [companyId, code],
  )
  const { transit = 0 } = await placesOf(db, companyId, Number(id))
  return { storeId: Number(id), transit }
}

/** What a check finds after damage to a company's rows, statement by statement (`; `); the damage is undone. */
export async function issuesOf(
  superUrl: string,
  companyId: number,
  { id, damage }: { readonly id: string; readonly damage: string },
): Promise<readonly string[]> {
  const check = checks.find((one) => one.id === `inventory.${id}`)
  const damaged = openDatabase({ url: superUrl, size: 1 })
  try {
    return await damaged
      .inTransaction({ companyId }, async (tx) => {
        for (const statement of damage.split('; ')) await sql.raw(ofCompany(statement, companyId)).execute(tx)
        throw new Found((await check?.issues(tx)) ?? [])
      })
      .catch((error: unknown) => (error instanceof Found ? error.issues : Promise.reject(error)))
  } finally {
    await damaged.close()
  }
}

/** Carries what was found out of a transaction whose damage is undone. */
class Found extends Error {
  readonly issues: readonly string[]

  constructor(issues: readonly string[]) {
    super('found')
    this.issues = issues
  }
}

function ofCompany(statement: string, companyId: number): string {
  if (!statement.startsWith('update')) return statement
  return `${statement} ${statement.includes(' where ') ? 'and' : 'where'} company_id = ${companyId}`
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
