import type {
  ConsentChannel,
  ConsentPurpose,
  consentSources,
  consentStatuses,
} from '@countinghouse/contract/crm/consent'
import { customer } from '@countinghouse/contract/crm/customer'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Change } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Decision = {
  readonly channel: ConsentChannel
  readonly consentPurpose: ConsentPurpose
  readonly status: (typeof consentStatuses)[number]
  readonly source: (typeof consentSources)[number]
  readonly textVersion: string | null
}

/** Who records it. `userId` null: the customer, from the address `ip`. */
type Recorder = {
  readonly companyId: number
  readonly userId: number | null
  readonly ip: string | null
  readonly audit: (change: Change) => void
}

/**
 * Records a decision of a customer in the ledger and in the history of the record; marketing by email changes the field of the record too.
 * Throws: not_found, crm.customer_erased. Locks: the customer. Source: docs/guides/crm.md, Consent.
 */
export async function recordDecision(
  { companyId, userId, ip, audit }: Recorder,
  tx: Tx,
  { customerId, decision }: { readonly customerId: number; readonly decision: Decision },
): Promise<void> {
  const { channel, consentPurpose, status, source, textVersion } = decision
  const { rows } = await sql<{ name: string; isErased: boolean; emailConsent: string }>`
    select c.name, c.erased_at is not null as "isErased", c.email_consent as "emailConsent" from crm.customer c
    where c.company_id = ${companyId} and c.id = ${customerId} for no key update`.execute(tx)
  const { name, isErased, emailConsent } = rows[0] ?? fail('not_found')
  if (isErased) fail('crm.customer_erased')
  await sql`
    insert into crm.consent (company_id, customer_id, channel, purpose, status, source, text_version, ip, created_by)
    values (${companyId}, ${customerId}, ${channel}, ${consentPurpose}, ${status}, ${source}, ${textVersion}, ${ip}::inet, ${userId})`.execute(
    tx,
  )
  const isField = channel === 'email' && consentPurpose === 'marketing'
  audit({
    entity: customer.entity,
    entityId: customerId,
    label: name,
    before: isField ? { emailConsent } : null,
    after: isField ? { emailConsent: status } : { channel, consentPurpose, consentStatus: status },
  })
}
