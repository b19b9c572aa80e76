import type { SamplePosting, samplePosting } from '@countinghouse/contract/accounts/posting-sample'
import { postingEvents } from '@countinghouse/contract/accounts/posting-sample'
import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Asked = InputOfRoute<typeof samplePosting>

/** The journal that an event would post, with the accounts of the posting rules. Throws: not_found for a record that does not exist. */
export async function postSample({ companyId }: Ctx, reader: Reader, asked: Asked): Promise<SamplePosting> {
  const { debit, credit } = postingEvents[asked.event]
  const line = (no: number, role: PostingRole, amountMinor: number) => sql`
    row(1, ${no}::integer, null, ${role}::text, ${asked.storeId}::bigint, ${asked.categoryId}::bigint, ${asked.paymentTypeId}::bigint,
      ${amountMinor}::bigint, null, null, null, null, null, null, null, null, null)::accounts.journal_part`
  const { rows } = await sql<SamplePosting>`
    select c.base_currency as currency, (
      select json_agg(json_build_object('role', p.role, 'account', case when a.id is not null then
          json_build_object('id', a.id, 'code', a.code, 'name', a.name, 'isActive', a.status = 'active') end,
          'debitMinor', greatest(p.amount_minor, 0), 'creditMinor', greatest(-p.amount_minor, 0)) order by p.line_no)
      from unnest(accounts.resolve_accounts(${companyId},
        array[${line(1, debit, asked.amountMinor)}, ${line(2, credit, -asked.amountMinor)}])) p
      left join accounts.account a on a.company_id = ${companyId} and a.id = p.account_id) as lines
    from erp.company c
    where c.id = ${companyId}
      and (${asked.storeId}::bigint is null or exists (select from erp.store s where s.company_id = c.id and s.id = ${asked.storeId}))
      and (${asked.categoryId}::bigint is null
        or exists (select from procure.category g where g.company_id = c.id and g.id = ${asked.categoryId}))
      and (${asked.paymentTypeId}::bigint is null
        or exists (select from erp.payment_type t where t.company_id = c.id and t.id = ${asked.paymentTypeId}))`.execute(
    reader,
  )
  return rows[0] ?? fail('not_found')
}
