import type { PostingRole } from '@countinghouse/contract/accounts/posting-roles'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { sourceTypes } from './post-invoice.ts'

/** What a posted supplier invoice has on the accounts of a role, debit above zero; 0 if it is not posted. Units: minor units of the company's currency. */
export async function readOnAccountOfRole(
  { companyId }: Ctx,
  db: Reader | Tx,
  invoiceId: number,
  role: PostingRole,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(l.debit_minor - l.credit_minor), 0)::bigint as amount
    from accounts.journal j
    join accounts.journal_line l on l.company_id = j.company_id and l.journal_id = j.id and l.posted_on = j.posted_on
    where j.company_id = ${companyId} and j.source_type = ${sourceTypes.purchase} and j.source_id = ${invoiceId} and l.account_id in (
      select r.account_id from accounts.posting_rule r where r.company_id = ${companyId} and r.role = ${role})`.execute(
    db,
  )
  return rows[0]?.amount ?? 0
}
