import { administratorRoleId } from '@countinghouse/contract/constants'
import { text as roleText } from '@countinghouse/contract/erp/role-template.text'
import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/errors.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database, Reader, Tx } from '../../platform/db.ts'
import { copyTemplates, roleTemplates } from './role-templates.ts'

export type NewCompany = {
  readonly code: string
  readonly name: string
  readonly countryCode: string
  readonly currency: string
  readonly timezone: string
  readonly store: { readonly code: string; readonly name: string; readonly city: string | null }
  readonly owner: {
    readonly firstName: string
    readonly lastName: string
    readonly designation: string
    readonly locale: Locale
  }
}

export type CreatedCompany = { readonly companyId: number; readonly storeId: number; readonly ownerId: number }

/**
 * Creates a company with all modules, its first store, the Administrator role, the shipped roles and its owner; `alsoInside` runs in the same
 * transaction. The number of the company is drawn first, because row-level security shows a company to nobody but itself.
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
    const inserted = await tx
      .insertInto('erp.company')
      .values({
        id: companyId,
        code: company.code,
        name: company.name,
        country_code: company.countryCode,
        base_currency: company.currency,
        timezone: company.timezone,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) refuseCode(company.owner.locale)
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
      insert into erp.company_module (company_id, module_id) select ${companyId}, id from erp.module where not is_hidden`.execute(
      tx,
    )
    const owner = await tx
      .insertInto('erp.app_user')
      .values({
        company_id: companyId,
        first_name: company.owner.firstName,
        last_name: company.owner.lastName,
        designation: company.owner.designation,
        locale: company.owner.locale,
        has_all_stores: true,
        default_store_id: store.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { locale } = company.owner
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
    await copyTemplates(tx, { companyId, userId: owner.id, locale }, roleTemplates)
    await tx
      .insertInto('erp.user_role')
      .values({ company_id: companyId, user_id: owner.id, role_id: administratorRoleId })
      .execute()
    const created = { companyId, storeId: store.id, ownerId: owner.id }
    await alsoInside(tx, created)
    return created
  })
}

function refuseCode(locale: Locale): never {
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

/** Every company, as only role maint sees them. */
export async function listCompanies(everything: Reader): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    select c.code, c.name, c.status, c.base_currency as currency, c.timezone,
      (select count(*) from erp.store s where s.company_id = c.id)::int as stores,
      (select count(*) from erp.app_user u where u.company_id = c.id)::int as users
    from erp.company c order by c.code`.execute(everything)
  return rows
}
