import { randomBytes } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { fail } from '@countinghouse/contract/errors'
import type { ShopCustomer } from '@countinghouse/contract/webcheckout/shop'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from './lock-reference.ts'

type Known = { readonly id: number; readonly consent: string }

/**
 * The customer with an email, created if there is none. What is known of a customer stays; consent is granted only where it is unknown,
 * because a shop cannot overrule who declined. Throws: duplicate, invalid_input.
 */
export async function findOrCreateCustomer(
  ctx: Ctx,
  tx: Tx,
  { email, name, phone, hasConsent, address }: ShopCustomer,
  language: 'en' | 'ar',
): Promise<number> {
  await lockReference(tx, ctx.companyId, 'email', email.toLowerCase())
  const [known] = await findByEmail(ctx, tx, email)
  if (known !== undefined) {
    if (hasConsent && known.consent === 'unknown') await changeConsent(ctx, tx, [known], 'granted')
    return known.id
  }
  const values = {
    code: `WEB-${randomBytes(5).toString('hex').toUpperCase()}`,
    name,
    kind: 'person',
    email,
    phone,
    locale: language,
    emailConsent: hasConsent ? 'granted' : 'unknown',
    ...(address !== null && {
      addressLine1: address.line1,
      addressLine2: address.line2,
      postcode: address.postcode,
      city: address.city,
      region: address.region,
      countryCode: address.countryCode,
    }),
  }
  const [outcome] = await applyRows(ctx, tx, customer, [{ number: 1, id: null, values }], { mode: 'create' })
  if (outcome === undefined || outcome.kind === 'refused') {
    const issues = outcome?.issues ?? []
    const fields = Object.fromEntries(
      issues.map(({ field, code, message }) => [`customer.${field ?? 'email'}`, [{ code, message }]]),
    )
    return fail(issues.some(({ field }) => field === 'code') ? 'duplicate' : 'invalid_input', { fields })
  }
  return outcome.id
}

/** Active customers with an email, the first created first. */
export async function findByEmail({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, email: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select c.id, c.email_consent as consent from crm.customer c
    where c.company_id = ${companyId} and c.email_key = lower(${email}) and c.status = 'active' order by c.id limit 100`.execute(
    tx,
  )
  return rows
}

/** Through the master, so that the history of the customer has it. */
export async function changeConsent(
  ctx: Ctx,
  tx: Tx,
  customers: readonly Known[],
  emailConsent: 'granted' | 'denied',
): Promise<void> {
  const rows = customers.map(({ id }, at) => ({ number: at + 1, id, values: { emailConsent } }))
  await applyRows(ctx, tx, customer, rows, { mode: 'update' })
}
