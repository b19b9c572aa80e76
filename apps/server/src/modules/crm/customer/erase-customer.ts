import { activity } from '@countinghouse/contract/crm/activity'
import { customer } from '@countinghouse/contract/crm/customer'
import { text } from '@countinghouse/contract/crm/customer.text'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { opportunity } from '@countinghouse/contract/crm/opportunity'
import { review } from '@countinghouse/contract/crm/review'
import { tradeMember } from '@countinghouse/contract/crm/trade-member'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { eraseRecords, erasedAddress } from '../../desk/index.ts'

type Target = { readonly id: number; readonly version: number; readonly reason: string }
type Row = {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly isErased: boolean
  readonly emails: string[]
}

/**
 * Erases the personal data of a customer and of those merged into it: names, contact details, notes, subjects and texts of their work,
 * comments, files and mails. Answers of surveys and reviews stay, of a customer without a name. Throws: not_found, stale,
 * crm.customer_erased. Locks: these customers, also against new documents.
 */
export async function eraseCustomerRecords(
  ctx: Ctx,
  tx: Tx,
  { id, version, reason }: Target,
): Promise<{ id: number; version: number }> {
  const { companyId, userId, locale } = ctx
  const { rows } = await sql<Row>`
    select c.id, c.code, c.version, c.erased_at is not null as "isErased", array_remove(array[c.email], null) as emails
    from crm.customer c where c.company_id = ${companyId} and (c.id = ${id} or c.merged_into_id = ${id}) order by c.id for update`.execute(
    tx,
  )
  const found = rows.find((row) => row.id === id) ?? fail('not_found')
  if (found.isErased) return fail('crm.customer_erased')
  if (found.version !== version) fail('stale', { details: { current: { version: found.version } } })
  const ids = rows.map((row) => row.id)
  const name = format(text.erasedCustomer, locale)
  await sql`
    update crm.customer set name = ${name}, email = null, phone = null, address_line1 = null, address_line2 = null, postcode = null, city = null,
      region = null, tax_number = null, tax_exemption = null, tax_certificate = null, tax_exempt_from = null, tax_exempt_until = null, note = null, price_list_id = null, credit_limit_minor = null, email_consent = 'denied', status = 'inactive',
      erased_at = now(), updated_by = ${userId}
    where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  const records = [{ entity: customer.entity, ids }, ...(await eraseWork(companyId, tx, { ids, name }))]
  await sql`
    update crm.survey_invitation set address = ${erasedAddress}
    where company_id = ${companyId} and customer_id = any(${ids}::bigint[]) and address is not null`.execute(tx)
  await eraseRecords(ctx, tx, { records, addresses: rows.flatMap(({ emails }) => emails) })
  ctx.audit({ entity: customer.entity, entityId: id, label: found.code, before: null, after: { erased: true, reason } })
  const { rows: after } = await sql<{ version: number }>`
    select c.version from crm.customer c where c.company_id = ${companyId} and c.id = ${id}`.execute(tx)
  return { id, version: after[0]?.version ?? fail('internal') }
}

/** Subjects become the numbers of the records. Answers these. */
async function eraseWork(
  companyId: number,
  tx: Tx,
  { ids, name }: { readonly ids: readonly number[]; readonly name: string },
) {
  const of = sql`company_id = ${companyId} and customer_id = any(${ids}::bigint[])`
  const { rows: activities } = await sql<{ id: number }>`
    update crm.activity set name = code, note = null where ${of} returning id`.execute(tx)
  const { rows: cases } = await sql<{ id: number }>`
    update crm.customer_case set name = code, description = null, resolution = case when resolution is not null then ${name} end
    where ${of} returning id`.execute(tx)
  const { rows: opportunities } = await sql<{ id: number }>`
    update crm.opportunity set name = code, note = null, outcome_reason = case when outcome_reason is not null then ${name} end
    where ${of} returning id`.execute(tx)
  const { rows: members } = await sql<{ id: number }>`
    update crm.trade_member set name = ${name}, status = 'suspended', stop_reason = ${name}, stopped_at = coalesce(stopped_at, now())
    where ${of} returning id`.execute(tx)
  const { rows: reviews } = await sql<{ id: number }>`select r.id from crm.review r where ${of}`.execute(tx)
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)
  return [
    { entity: activity.entity, ids: idsOf(activities) },
    { entity: customerCase.entity, ids: idsOf(cases) },
    { entity: opportunity.entity, ids: idsOf(opportunities) },
    { entity: review.entity, ids: idsOf(reviews) },
    { entity: tradeMember.entity, ids: idsOf(members) },
  ]
}
