import type { Consolidation } from '@countinghouse/contract/reports/consolidation'
import { mostDifferences } from '@countinghouse/contract/reports/consolidation'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { pairsOf } from '../../accounts/index.ts'
import type { GroupCompany } from './find-group.ts'

type Difference = Consolidation['differences'][number]
type Found = Omit<Difference, 'seller' | 'buyer'> & { readonly buyerId: number }

/**
 * Documents between the companies up to a day whose amounts are not the same in both, matched by hand or not, those that differ most first.
 * Each is read at the seller, under its own row-level security.
 */
export async function findDifferences(
  db: Database,
  companies: readonly GroupCompany[],
  to: string,
): Promise<readonly Difference[]> {
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  const ids = [...names.keys()]
  const found = await Promise.all(
    companies.map(async ({ id, name }) => {
      const { rows } = await sql<Found>`
        select c.partner_company_id as "buyerId", p.own_number as sold, p.partner_number as bought, p.kind, p.currency,
          (case p.kind when 'credit_note' then -p.difference else p.difference end)::bigint as "differenceMinor", p.reason
        from accounts.company_connection c
        cross join lateral (${pairsOf(id, sql`c.company_link_id`)}) p
        where c.company_id = ${id} and c.connected_at is not null and c.partner_company_id = any(${ids}::bigint[])
          and p.direction = 'sale' and p.difference <> 0 and least(p.own_issued_on, p.partner_issued_on) <= ${to}::date
        order by abs(p.difference) desc, p.own_number, p.partner_number limit ${mostDifferences}`.execute(
        db.reader({ companyId: id }),
      )
      return rows.map(({ buyerId, ...row }) => ({ ...row, seller: name, buyer: names.get(buyerId) ?? '' }))
    }),
  )
  return found
    .flat()
    .toSorted((one, other) => Math.abs(other.differenceMinor) - Math.abs(one.differenceMinor))
    .slice(0, mostDifferences)
}
