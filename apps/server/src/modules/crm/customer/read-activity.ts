import type { ActivityKind, CustomerEvent } from '@countinghouse/contract/crm/customer-activity'
import { activityKinds, listingOfKind, mostEvents } from '@countinghouse/contract/crm/customer-activity'
import { sql } from 'kysely'
import { mayView } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireCustomer } from './require-customer.ts'

/** Each kind with its columns `id`, `name`, `status` and `at` of a customer `c`. */
const sources: Readonly<Record<ActivityKind, ReturnType<typeof sql>>> = {
  activity: sql`select a.id, a.name, a.status, a.created_at as at from crm.activity a where a.company_id = c.company_id and a.customer_id = c.id`,
  case: sql`select k.id, k.name, k.status, k.created_at as at from crm.customer_case k where k.company_id = c.company_id and k.customer_id = c.id`,
  opportunity: sql`select o.id, o.name, o.status, o.created_at as at from crm.opportunity o where o.company_id = c.company_id and o.customer_id = c.id`,
  invitation: sql`select i.id, s.name, i.status, i.created_at as at
    from crm.survey_invitation_list i join crm.survey s on s.company_id = i.company_id and s.id = i.survey_id
    where i.company_id = c.company_id and i.customer_id = c.id`,
  review: sql`select r.id, r.name, r.status, r.created_at as at from crm.review r where r.company_id = c.company_id and r.customer_id = c.id`,
}

/** The newest of the kinds that the caller may view. Throws: not_found. */
export async function readCustomerActivity(
  { companyId, grants }: Ctx,
  reader: Reader,
  id: number,
): Promise<{ items: CustomerEvent[] }> {
  const kinds = activityKinds.filter((kind) => mayView(grants, listingOfKind[kind].page))
  const parts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, e.* from crm.customer c
      cross join lateral (${sources[kind]} order by at desc limit ${mostEvents}) e where c.company_id = ${companyId} and c.id = ${id}`,
  )
  await requireCustomer({ companyId }, reader, id)
  if (parts.length === 0) return { items: [] }
  const { rows } = await sql<CustomerEvent>`
    select e.kind, e.id, e.name, e.status, e.at from (${sql.join(parts, sql` union all `)}) e
    order by e.at desc, e.kind, e.id desc limit ${mostEvents}`.execute(reader)
  return { items: rows }
}
