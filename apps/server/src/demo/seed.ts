import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database/db.ts'
import { writeInstallationSetting } from '../platform/config/installation-setting.ts'
import { createIdentity, hashPassword, joinCompany } from '../modules/auth/index.ts'
import type { CreatedCompany, NewCompany } from '../modules/erp/index.ts'
import { createCompany } from '../modules/erp/index.ts'
import { demoBrands } from './brands.ts'
import { addProducts } from './catalogue.ts'
import type { DemoPerson } from './people.ts'
import { demoPeople } from './people.ts'
import { addBrands, addSeasons } from './records.ts'
import { addSavedReports } from './saved-reports.ts'
import { demoStores } from './stores.ts'
import { addTillLimits, addTills } from './tills.ts'

const locale = { locale: 'en' } as const
const brandCount = 240

const harbour: NewCompany = {
  code: 'DEMO',
  name: 'Harbour & Hill',
  countryCode: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
  isDemo: true,
  store: demoStores[0] ?? { code: 'S1', name: 'Main', city: null },
  owner: { firstName: 'Mariam', lastName: 'Haddad', designation: 'Owner', locale: 'en' },
}
const ironmonger: NewCompany = {
  code: 'DEMO2',
  name: 'Kestrel Hardware',
  countryCode: 'AE',
  currency: 'AED',
  timezone: 'Asia/Dubai',
  isDemo: true,
  store: { code: 'S1', name: 'Al Quoz trade counter', city: 'Dubai' },
  owner: { firstName: 'Farid', lastName: 'Mansour', designation: 'Owner', locale: 'ar' },
}

/**
 * Fills an empty database with two companies, their people, brands and products; all demo users share one password. Answers the first
 * company, whose warehouse `fillWarehouse` fills.
 */
export async function seedDemo(db: Database, password: string): Promise<CreatedCompany> {
  const passwordHash = await hashPassword(password)
  let ownerIdentity = 0
  const first = await createCompany(db, harbour, async (tx, created) => {
    ownerIdentity = await createIdentity(locale, tx, {
      login: 'owner',
      email: null,
      passwordHash,
      companyId: created.companyId,
      userId: created.ownerId,
      isOperator: true,
    })
    await addStores(tx, created)
    for (const person of demoPeople)
      if (person.permissions !== 'administrator') await addPerson(tx, created, person, passwordHash)
    await addBrands(tx, created, demoBrands(brandCount, 20_260_101))
    await addSeasons(tx, created)
    await addProducts(tx, created)
    await addTills(tx, created)
    await addTillLimits(tx, created)
    await addSavedReports(tx, created)
    await writeInstallationSetting(tx, 'adminUserId', created.ownerId)
    await writeInstallationSetting(tx, 'owner.created', true)
    await writeInstallationSetting(
      tx,
      'demo.users',
      demoPeople.map(({ username, role }) => ({ username, role: role.en, role_ar: role.ar })),
    )
  })
  await createCompany(db, ironmonger, async (tx, created) => {
    await createIdentity(locale, tx, {
      login: 'owner2',
      email: null,
      passwordHash,
      companyId: created.companyId,
      userId: created.ownerId,
    })
    await addGuestOwner(tx, created, { identityId: ownerIdentity, login: 'owner' })
    await addBrands(tx, created, demoBrands(40, 20_260_202))
  })
  await db.inTransaction(first, (tx) =>
    sql`update auth.identity set last_company_id = ${first.companyId} where id = ${ownerIdentity}`.execute(tx),
  )
  return first
}

/** Gives every demo user this password, and frees those who were held after wrong ones. */
export async function resetDemoPasswords(db: Database, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  for (const login of [...demoPeople.map((person) => person.username), 'owner2']) {
    await db.inTransaction({ companyId: null }, (tx) =>
      sql`
        update auth.identity set password_hash = ${passwordHash}, password_changed_at = now(), failed_count = 0, failed_since = null,
          next_attempt_at = null, locked_until = null
        where id = (select identity_id from auth.find_login(${login}))`.execute(tx),
    )
  }
}

async function addStores(tx: Tx, { companyId }: CreatedCompany): Promise<void> {
  for (const store of demoStores.slice(1)) {
    await tx
      .insertInto('erp.store')
      .values({ company_id: companyId, ...store, country_code: harbour.countryCode, timezone: harbour.timezone })
      .execute()
  }
}

async function addPerson(
  tx: Tx,
  { companyId }: CreatedCompany,
  person: DemoPerson,
  passwordHash: string,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into erp.app_user (company_id, first_name, last_name, designation, user_type, home_module_id, has_all_stores)
    values (${companyId}, ${person.firstName}, ${person.lastName}, ${person.designation}, ${person.isStoreBound ? 10 : 1},
      (select id from erp.module where code = 'procure' and ${person.isStoreBound}), ${person.stores === 'all'})
    returning id`.execute(tx)
  const userId = rows[0]?.id ?? 0
  if (person.stores !== 'all') {
    await sql`
      insert into erp.user_store (company_id, user_id, store_id)
      select ${companyId}, ${userId}, s.id from erp.store s where s.company_id = ${companyId} and s.code = any(${person.stores})`.execute(
      tx,
    )
  }
  const roleId = await createRole(tx, companyId, person)
  await tx.insertInto('erp.user_role').values({ company_id: companyId, user_id: userId, role_id: roleId }).execute()
  await createIdentity(locale, tx, { login: person.username, email: null, passwordHash, companyId, userId })
}

/** A role of the person's own, or the shipped one of that name, with just the person's rights. */
async function createRole(tx: Tx, companyId: number, person: DemoPerson): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into erp.role (company_id, code, name) values (${companyId}, ${person.username}, ${person.roleName ?? person.role.en})
    on conflict (company_id, name_key) where merged_into_id is null do update set code = excluded.code
    returning id`.execute(tx)
  const roleId = rows[0]?.id ?? 0
  await tx.deleteFrom('erp.role_event').where('company_id', '=', companyId).where('role_id', '=', roleId).execute()
  await sql`
    insert into erp.role_event (company_id, role_id, page_event_id)
    select ${companyId}, ${roleId}, e.id from erp.page_event e
    where e.permission = any(${person.permissions}) or '*:' || e.code = any(${person.permissions})`.execute(tx)
  return roleId
}

/** The owner of the first company is a member of the second too, so that switching company can be seen. */
async function addGuestOwner(
  tx: Tx,
  { companyId }: CreatedCompany,
  owner: { identityId: number; login: string },
): Promise<void> {
  const guest = await tx
    .insertInto('erp.app_user')
    .values({
      company_id: companyId,
      first_name: 'Mariam',
      last_name: 'Haddad',
      designation: 'Partner',
      has_all_stores: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('erp.user_role').values({ company_id: companyId, user_id: guest.id, role_id: 1 }).execute()
  await joinCompany(tx, { companyId, userId: guest.id }, owner)
}
