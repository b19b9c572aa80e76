import { randomBytes } from 'node:crypto'
import { consentTextVersions } from '@countinghouse/contract/crm/consent'
import { customer } from '@countinghouse/contract/crm/customer'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { recordDecision } from './record-consent.ts'

type Known = { readonly id: number; readonly name: string; readonly consent: string }

type Source = 'register' | 'web_shop'

/** What a person says of themselves to a shop. */
type Person = {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly hasConsent: boolean
}

type Creation = {
  /** Of the number that a new customer gets. */
  readonly prefix: 'POS' | 'WEB'
  /** What a new one has besides. */
  readonly values: Readonly<Record<string, unknown>>
  /** Of the fields that an error names. */
  readonly path: '' | 'customer.'
}

/**
 * The customer with an email or, without one, with a phone; created if there is none. What is known of a customer stays; consent is
 * granted only where it is unknown, because a shop cannot overrule who declined. Throws: duplicate, invalid_input. Locks: the email or
 * phone in the company until the transaction ends, so that two calls at once create one customer.
 */
export async function findOrCreateCustomer(
  ctx: Ctx,
  tx: Tx,
  person: Person,
  creation: Creation,
): Promise<{ readonly id: number; readonly name: string; readonly isKnown: boolean }> {
  const { name, email, phone, hasConsent } = person
  const source = creation.prefix === 'POS' ? 'register' : 'web_shop'
  await lockReference(tx, ctx.companyId, 'crm.customer', email?.toLowerCase() ?? phone ?? '')
  const [known] = email === null ? await findByPhone(ctx, tx, phone ?? '') : await findByEmail(ctx, tx, email)
  if (known !== undefined) {
    if (hasConsent && email !== null && known.consent === 'unknown')
      await changeConsent(ctx, tx, [known], { status: 'granted', source })
    return { id: known.id, name: known.name, isKnown: true }
  }
  const values = {
    code: `${creation.prefix}-${randomBytes(5).toString('hex').toUpperCase()}`,
    name,
    kind: 'person',
    email,
    phone,
    ...creation.values,
  }
  const [outcome] = await applyRows(withConsent(ctx, hasConsent), tx, customer, [{ number: 1, id: null, values }], {
    mode: 'create',
  })
  if (outcome === undefined || outcome.kind === 'refused') {
    const issues = outcome?.issues ?? []
    const fields = Object.fromEntries(
      issues.map(({ field, code, message }) => [`${creation.path}${field ?? 'email'}`, [{ code, message }]]),
    )
    return fail(issues.some(({ field }) => field === 'code') ? 'duplicate' : 'invalid_input', { fields })
  }
  // The history of the new customer has it already.
  if (hasConsent) await changeConsent({ ...ctx, audit: () => {} }, tx, [outcome], { status: 'granted', source })
  return { id: outcome.id, name, isKnown: false }
}

/** Active customers with an email, the first created first. */
export async function findByEmail({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, email: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select c.id, c.name, c.email_consent as consent from crm.customer c
    where c.company_id = ${companyId} and c.email_key = lower(${email}) and c.status = 'active' order by c.id limit 100`.execute(
    tx,
  )
  return rows
}

/** Active customers with a phone, the first created first. */
async function findByPhone({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, phone: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select c.id, c.name, c.email_consent as consent from crm.customer c
    where c.company_id = ${companyId} and c.phone = ${phone} and c.status = 'active' order by c.id limit 1`.execute(tx)
  return rows
}

/** Records the consent to marketing by email that a register or shop got; the history of the customers has it. */
export async function changeConsent(
  ctx: Ctx,
  tx: Tx,
  customers: readonly Pick<Known, 'id'>[],
  { status, source }: { readonly status: 'granted' | 'denied'; readonly source: Source },
): Promise<void> {
  const textVersion = textVersionOf(source)
  const decision = { channel: 'email', consentPurpose: 'marketing', status, source, textVersion } as const
  // One after the other: each locks its customer, in the order of their ids.
  for (const { id: customerId } of customers) await recordDecision({ ...ctx, ip: null }, tx, { customerId, decision })
}

/** The history says that a customer was created with consent, which is recorded right after. */
function withConsent(ctx: Ctx, hasConsent: boolean): Ctx {
  if (!hasConsent) return ctx
  return {
    ...ctx,
    audit: (change) => ctx.audit({ ...change, after: { ...change.after, emailConsent: 'granted' } }),
  }
}

/** Shops show words of their own. */
function textVersionOf(source: Source): string | null {
  return source === 'register' ? consentTextVersions.register : null
}
