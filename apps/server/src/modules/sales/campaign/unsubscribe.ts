import type { UnsubscribeLink } from '@countinghouse/contract/sales/unsubscribe'
import { unsubscribeTextVersion } from '@countinghouse/contract/sales/unsubscribe'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Change, RequestContext } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import { recordDecision } from '../../crm/index.ts'
import type { RecipientKey } from './unsubscribe-token.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Found = {
  readonly customerId: number
  readonly company: string
  readonly address: string
  readonly isUnsubscribed: boolean
}

/** Whose link it is. Throws: sales.link_unknown. */
export async function openLink(db: Database, box: SecretBox, token: string): Promise<UnsubscribeLink> {
  const key = requireKey(box, token)
  const { company, address, isUnsubscribed } = await findRecipient(db.reader({ companyId: key.companyId }), key)
  return { company, address: address.replace(/^(.).*(?=@)/, '$1…'), isUnsubscribed }
}

/**
 * Withdraws the consent to marketing by email, with the address of the network as proof; a repetition changes nothing. Throws:
 * sales.link_unknown. Locks: the recipient, then the customer.
 */
export async function unsubscribeCustomer(
  ctx: RequestContext,
  db: Database,
  box: SecretBox,
  token: string,
): Promise<{ isUnsubscribed: true }> {
  const key = requireKey(box, token)
  const { companyId, recipientId } = key
  return await db.inTransaction({ companyId }, async (tx) => {
    const { customerId, isUnsubscribed } = await findRecipient(tx, key, true)
    if (isUnsubscribed) return { isUnsubscribed: true }
    const changes: Change[] = []
    const customer = { companyId, userId: null, ip: ctx.ip, audit: (change: Change) => void changes.push(change) }
    const said = { channel: 'email', consentPurpose: 'marketing', status: 'denied', source: 'unsubscribe' } as const
    await recordDecision(customer, tx, { customerId, decision: { ...said, textVersion: unsubscribeTextVersion } })
    await sql`
      update sales.campaign_recipient set unsubscribed_at = coalesce(unsubscribed_at, now())
      where company_id = ${companyId} and id = ${recipientId}`.execute(tx)
    const audit = auditRows({ ...ctx, companyId, userId: null, session: null, changes })
    if (audit !== null) await tx.together(audit)
    return { isUnsubscribed: true }
  })
}

function requireKey(box: SecretBox, token: string): RecipientKey {
  return readUnsubscribeToken(box, token) ?? fail('sales.link_unknown')
}

/** The customer that is left of merged ones decides. Throws: sales.link_unknown, also for an erased customer. */
async function findRecipient(
  db: Reader | Tx,
  { companyId, recipientId }: RecipientKey,
  isLocked = false,
): Promise<Found> {
  const { rows } = await sql<Found>`
    select k.id as "customerId", y.name as company, r.address, k.email_consent = 'denied' as "isUnsubscribed"
    from sales.campaign_recipient r
    join crm.customer o on o.company_id = r.company_id and o.id = r.customer_id
    cross join lateral (
      select k.id, k.email_consent from crm.customer k
      where k.company_id = o.company_id and k.id in (o.id, o.merged_into_id) and k.erased_at is null
      order by k.id = o.merged_into_id desc nulls last limit 1) k
    join erp.company y on y.id = r.company_id
    where r.company_id = ${companyId} and r.id = ${recipientId} and r.address is not null
    ${isLocked ? sql`for no key update of r` : sql``}`.execute(db)
  return rows[0] ?? fail('sales.link_unknown')
}
