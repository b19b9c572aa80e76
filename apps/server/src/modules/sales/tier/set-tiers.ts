import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'

/** Gives all customers of a company the tiers that their turnover reaches. */
export async function setTiers({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx): Promise<void> {
  await sql`select sales.set_tiers(${companyId})`.execute(tx)
}

/** At night, for invoices, returns and tiers whose year is over. */
export async function setEveryTier(db: Database, companyId: number): Promise<void> {
  await db.inTransaction({ companyId }, (tx) => setTiers({ companyId }, tx))
}

export type CustomerTier = {
  readonly name: string
  /** Units: parts per million. */
  readonly pointsPpm: number
}

/** The tier of a customer today, reached or paid for; null: none. */
export async function readTier(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  customerId: number,
): Promise<CustomerTier | null> {
  const { rows } = await sql<CustomerTier>`
    select h.name, h.points_ppm as "pointsPpm" from sales.customer_tier h
    where h.company_id = ${companyId} and h.customer_id = ${customerId}`.execute(db)
  return rows[0] ?? null
}
