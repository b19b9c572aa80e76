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

/** Null: the customer is of no tier. */
export async function readTier(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  customerId: number,
): Promise<CustomerTier | null> {
  const { rows } = await sql<CustomerTier>`
    select t.name, t.points_ppm as "pointsPpm"
    from sales.membership m join sales.tier t on t.company_id = m.company_id and t.id = m.tier_id and t.status = 'active'
    where m.company_id = ${companyId} and m.customer_id = ${customerId}`.execute(db)
  return rows[0] ?? null
}
