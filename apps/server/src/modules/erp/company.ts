import { administratorRoleId } from '@countinghouse/contract/constants'
import { text as roleText } from '@countinghouse/contract/erp/role-template.text'
import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/errors.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database, Reader, Tx } from '../../platform/database/db.ts'
import { copyTemplates, roleTemplates } from './role-templates.ts'
import { statusNumbers } from './users/person.ts'

export type NewCompany = {
  readonly code: string
  readonly name: string
  readonly countryCode: string
  readonly currency: string
  readonly timezone: string
  /** With sample data; for good. Default: false. */
  readonly isDemo?: boolean
  /** Language of company-wide documents and messages. Default: English. */
  readonly locale?: Locale
  /** Codes of enabled modules besides ERP. Default: all. */
  readonly modules?: readonly string[]
  readonly store: { readonly code: string; readonly name: string; readonly city: string | null }
  readonly owner: {
    readonly firstName: string
    readonly lastName: string
    readonly designation: string
    readonly locale: Locale
    readonly email?: string | null
    /** `invited`: sets user name and password by link. Default: active. */
    readonly status?: 'active' | 'invited'
  }
}

export type CreatedCompany = { readonly companyId: number; readonly storeId: number; readonly ownerId: number }

/**
 * Creates a company with its first store, the Administrator role, the shipped roles and its owner; `alsoInside` runs in
 * the same transaction. The company id is assigned first, because row-level security hides a company from all others.
 * Throws: duplicate on `companyCode` when the code is taken.
 */
export async function createCompany(
  db: Database,
  company: NewCompany,
  alsoInside: (tx: Tx, created: CreatedCompany) => Promise<void>,
): Promise<CreatedCompany> {
  const { rows } = await db.inTransaction({ companyId: null }, (tx) =>
    sql<{ id: number }>`select nextval(pg_get_serial_sequence('erp.company', 'id')) as id`.execute(tx),
  )
  const companyId = rows[0]?.id ?? 0
  return await db.inTransaction({ companyId }, async (tx) => {
    const created = await fillCompany(tx, companyId, company)
    if (created === null) return rejectCode(company.owner.locale)
    await alsoInside(tx, created)
    return created
  })
}

/** Initial data of a company, in a transaction scoped to it; null: the code is taken. */
export async function fillCompany(tx: Tx, companyId: number, company: NewCompany): Promise<CreatedCompany | null> {
  const { locale = 'en', modules = null, owner } = company
  const inserted = await tx
    .insertInto('erp.company')
    .values({
      id: companyId,
      code: company.code,
      name: company.name,
      country_code: company.countryCode,
      base_currency: company.currency,
      timezone: company.timezone,
      locale,
      is_demo: company.isDemo ?? false,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return null
  const store = await tx
    .insertInto('erp.store')
    .values({
      company_id: companyId,
      code: company.store.code,
      name: company.store.name,
      type: 'shop',
      city: company.store.city,
      country_code: company.countryCode,
      timezone: company.timezone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into erp.company_module (company_id, module_id) select ${companyId}, id from erp.module
    where not is_hidden and (${modules}::text[] is null or code = 'erp' or code = any(${modules}))`.execute(tx)
  const { id: ownerId } = await tx
    .insertInto('erp.app_user')
    .values({
      company_id: companyId,
      first_name: owner.firstName,
      last_name: owner.lastName,
      designation: owner.designation,
      locale: owner.locale,
      email: owner.email ?? null,
      status: statusNumbers[owner.status ?? 'active'],
      has_all_stores: true,
      default_store_id: store.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRoles(tx, { companyId, ownerId }, owner.locale)
  return { companyId, storeId: store.id, ownerId }
}

/** The Administrator role, assigned to the owner, and the shipped roles. */
async function addRoles(tx: Tx, of: Omit<CreatedCompany, 'storeId'>, locale: Locale): Promise<void> {
  const { companyId, ownerId } = of
  await tx
    .insertInto('erp.role')
    .values({
      company_id: companyId,
      id: administratorRoleId,
      code: 'administrator',
      name: format(roleText.administrator, locale),
      description: format(roleText.administrator_help, locale),
      is_system: true,
    })
    .execute()
  await copyTemplates(tx, { companyId, userId: ownerId, locale }, roleTemplates)
  await tx
    .insertInto('erp.user_role')
    .values({ company_id: companyId, user_id: ownerId, role_id: administratorRoleId })
    .execute()
}

function rejectCode(locale: Locale): never {
  return fail('duplicate', {
    fields: { companyCode: [{ code: 'duplicate', message: format(errorText.duplicate, locale) }] },
  })
}

export type ListedCompany = {
  readonly code: string
  readonly name: string
  readonly status: string
  readonly currency: string
  readonly timezone: string
  readonly stores: number
  readonly users: number
}

/** All companies; requires database role maint. */
export async function listCompanies(everything: Reader): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    select c.code, c.name, c.status, c.base_currency as currency, c.timezone,
      (select count(*) from erp.store s where s.company_id = c.id)::int as stores,
      (select count(*) from erp.app_user u where u.company_id = c.id)::int as users
    from erp.company c order by c.code`.execute(everything)
  return rows
}
