import { sql } from 'kysely'
import type { PostedSale } from '../../modules/sales/index.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'

const names = [
  ['GRACE', 'Grace Adeyemi'],
  ['NOAH', 'Noah Lindqvist'],
  ['LAYLA', 'Layla Haddad'],
  ['MEI', 'Mei Tanaka'],
  ['PEDRO', 'Pedro Alves'],
  ['IRIS', 'Iris van Dijk'],
  ['HANA', 'Hana Novák'],
  ['ELLEN', 'Ellen Byrne'],
] as const

/** A point of a penny for each pound; every third sale is to a customer who collects them. */
const points = { earnPerMinor: 100, pointMinor: 1, expiresOn: null } as const
const everyMember = 3

/** Customers who collect points, their tiers, and what tills need for them. Answers their ids. */
export async function addMembers(db: Database, { companyId }: Ground): Promise<readonly number[]> {
  return await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      insert into erp.setting (company_id, key, value)
      values (${companyId}, 'sales.points_earn_per', ${points.earnPerMinor}::text::jsonb), (${companyId}, 'sales.points_expiry_months', '0')`.execute(
      tx,
    )
    await sql`
      insert into sales.tier (company_id, code, name, least_turnover_minor, points_ppm)
      values (${companyId}, 'SILVER', 'Silver', 10000, 1250000), (${companyId}, 'GOLD', 'Gold', 40000, 1500000)`.execute(
      tx,
    )
    await sql`
      insert into erp.payment_type (company_id, code, name, kind, sort_order) values (${companyId}, 'POINTS', 'Points', 'points', 60)`.execute(
      tx,
    )
    const { rows } = await sql<{ id: number }>`
      insert into crm.customer (company_id, code, name, kind, email)
      select ${companyId}, m.code, m.name, 'person', lower(m.code) || '@customers.example'
      from unnest(${names.map(([code]) => code)}::text[], ${names.map(([, name]) => name)}::text[]) with ordinality as m (code, name, n) order by m.n
      returning id`.execute(tx)
    return rows.map(({ id }) => id)
  })
}

/** Sales of a day, some of them to members. `first`: whose turn it is. */
export function withMembers(
  sales: readonly PostedSale[],
  members: readonly number[],
  first: number,
): readonly PostedSale[] {
  return sales.map((sale, at) => {
    const customerId = members[(first + at) % members.length]
    return at % everyMember === 0 && customerId !== undefined ? { ...sale, customerId, points } : sale
  })
}
