import type { OwnCompany, updateOwnCompany } from '@countinghouse/contract/erp/company'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { CompanyLock } from '../../../platform/registry/blocker.ts'
import { findBlocked } from '../../../platform/registry/blocker.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireKnownPlace } from './known-place.ts'

/** The company of the caller. Throws: not_found for any other. */
export async function findOwnCompany(
  { companyId, locale }: Ctx,
  db: Reader | Tx,
  locks: readonly CompanyLock[],
  id: number,
): Promise<OwnCompany> {
  if (id !== companyId) fail('not_found')
  const { rows } = await sql<Omit<OwnCompany, 'locks'>>`
    select c.id, c.version, c.code, c.name, c.legal_name as "legalName", c.registration_no as "registrationNo", c.tax_no as "taxNo", c.locale,
      c.base_currency as "baseCurrency", c.fiscal_year_start_month::text as "fiscalYearStartMonth", c.week_start as "weekStart", c.timezone,
      c.address_line1 as "addressLine1", c.address_line2 as "addressLine2", c.postcode, c.city, c.region, c.country_code as "countryCode",
      c.phone, c.email, c.website, (select l.file_id from erp.company_logo l where l.company_id = c.id) as logo
    from erp.company c where c.id = ${companyId}`.execute(db)
  const locked = await findBlocked(db, locks, { companyId }, locale)
  return { ...(rows[0] ?? fail('not_found')), locks: locked.map(({ message }) => message) }
}

/** Throws: not_found, stale, erp.currency_locked, invalid_input for an unknown country, currency or time zone. */
export async function changeOwnCompany(
  ctx: Ctx,
  tx: Tx,
  locks: readonly CompanyLock[],
  { id, version, ...changes }: InputOfRoute<typeof updateOwnCompany>,
): Promise<OwnCompany> {
  await sql`select from erp.company where id = ${ctx.companyId} for no key update`.execute(tx)
  const current = await findOwnCompany(ctx, tx, locks, id)
  if (current.version !== version) fail('stale', { details: { current } })
  const before = factsOf(current)
  const after = { ...before, ...changes }
  const isMoved =
    after.baseCurrency !== before.baseCurrency || after.fiscalYearStartMonth !== before.fiscalYearStartMonth
  if (isMoved) await requireUnlocked(ctx, tx, locks)
  await requireKnownPlace(tx, changes, ctx.locale)
  await tx
    .updateTable('erp.company')
    .set({
      code: after.code,
      name: after.name,
      legal_name: after.legalName,
      registration_no: after.registrationNo,
      tax_no: after.taxNo,
      locale: after.locale,
      base_currency: after.baseCurrency,
      fiscal_year_start_month: Number(after.fiscalYearStartMonth),
      week_start: after.weekStart,
      timezone: after.timezone,
      address_line1: after.addressLine1,
      address_line2: after.addressLine2,
      postcode: after.postcode,
      city: after.city,
      region: after.region,
      country_code: after.countryCode,
      phone: after.phone,
      email: after.email,
      website: after.website,
    })
    .where('id', '=', ctx.companyId)
    .execute()
  ctx.audit({ entity: 'erp.company', entityId: ctx.companyId, label: after.name, before, after })
  return await findOwnCompany(ctx, tx, locks, id)
}

/**
 * Throws: erp.currency_locked. Locks: the company against new references, so that a concurrent first posting is
 * included.
 */
async function requireUnlocked({ companyId, locale }: Ctx, tx: Tx, locks: readonly CompanyLock[]): Promise<void> {
  await sql`select from erp.company where id = ${companyId} for update`.execute(tx)
  const locked = await findBlocked(tx, locks, { companyId }, locale)
  if (locked.length > 0) fail('erp.currency_locked', { details: { locks: locked.map(({ message }) => message) } })
}

function factsOf({ id: _id, version: _version, locks: _locks, logo: _logo, ...facts }: OwnCompany) {
  return facts
}
