import { randomUUID } from 'node:crypto'
import type { SessionUser } from '@countinghouse/contract/auth/session'
import type { MasterRow } from '@countinghouse/contract/master'
import pg from 'pg'
import type { Database } from '../../../apps/server/src/platform/database/db.ts'
import { openDatabase } from '../../../apps/server/src/platform/database/db.ts'
import { createIdentity } from '../../../apps/server/src/modules/auth/index.ts'
import { createCompany } from '../../../apps/server/src/modules/erp/index.ts'
import { urlOf } from '../../../apps/server/src/supervisor/endpoint.ts'
import { openDataFolder } from '../../../apps/server/src/supervisor/layout.ts'
import { loadPasswords } from '../../../apps/server/src/supervisor/passwords.ts'
import type { Running } from './product.ts'

/** Somebody of a company, who signs in with the password of the demo. */
export type Person = { readonly login: string; readonly userId: number; readonly companyId: number }

type NewPerson = {
  readonly may?: readonly string[]
  readonly isAdministrator?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly designation?: string
  /** Store-bound, with this department as the only one. */
  readonly boundTo?: string
}

/** A company of one test's own. */
export type Shop = {
  readonly companyId: number
  readonly storeId: number
  readonly name: string
  readonly owner: Person
  readonly add: (person: NewPerson) => Promise<Person>
  readonly addStore: (name: string) => Promise<number>
  /** Brands made through the API by the owner. */
  readonly brands: (...brands: NewBrand[]) => Promise<MasterRow[]>
  readonly edit: (by: Person, brand: MasterRow, change: Record<string, unknown>) => Promise<MasterRow>
}

type NewBrand = { readonly code: string; readonly name: string } & Record<string, unknown>
type Row = Record<string, unknown>

/** The product's database and API, for what has no screen yet. */
export type DirectConnections = {
  readonly shop: (name?: string) => Promise<Shop>
  /** One statement as the superuser of the embedded database. */
  readonly query: <T extends Row = Row>(text: string, values?: readonly unknown[]) => Promise<T[]>
  readonly call: <T>(token: string, method: string, path: string, body?: Row) => Promise<T>
  readonly token: (login: string) => Promise<string>
  /** For what only modules do. */
  readonly database: Database
  readonly close: () => Promise<void>
}

/** Opens the database of a running product through its private socket. */
export function openDirectConnections(running: Running): DirectConnections {
  const layout = openDataFolder(running.dataDir)
  const passwords = loadPasswords(layout.passwordFile, true)
  const endpoint = { host: layout.runDir, port: 5432 }
  const db = openDatabase({ url: urlOf(endpoint, 'app', passwords), size: 1 })
  // One connection for as long as the worker lives: it holds the lock of the test that is running.
  const pool = new pg.Pool({ connectionString: urlOf(endpoint, 'postgres', passwords), max: 1, idleTimeoutMillis: 0 })
  const query: DirectConnections['query'] = async <T extends Row>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(text, [...values])).rows
  const call: DirectConnections['call'] = async <T>(token: string, method: string, path: string, body?: Row) => {
    const answer = await fetch(`${running.address}/api${path}`, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const token = async (login: string) => {
    const given = { username: login, password: running.password }
    return (await call<{ token: string; user: SessionUser }>('', 'POST', '/auth/signIn', given)).token
  }
  const direct = { query, call, token }
  return {
    ...direct,
    database: db,
    shop: (name = 'Corner shop') => openShop(db, direct, name),
    close: async () => {
      await db.close()
      await pool.end()
    },
  }
}

async function openShop(
  db: Database,
  direct: Pick<DirectConnections, 'query' | 'call' | 'token'>,
  title: string,
): Promise<Shop> {
  const code = `E${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`
  const name = `${title} ${code}`
  const ownerLogin = `owner-${code.toLowerCase()}`
  // Everybody has the demo's password: hashing one anew takes longer than the test.
  const [demo] = await direct.query<{ password_hash: string }>(
    `select password_hash from auth.identity where login = 'owner'`,
  )
  const passwordHash = demo?.password_hash ?? ''
  const { companyId, storeId, ownerId } = await createCompany(
    db,
    {
      code,
      name,
      countryCode: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
      store: { code: 'S1', name: 'High Street', city: 'Bath' },
      owner: { firstName: 'Olga', lastName: 'Sorensen', designation: 'Owner', locale: 'en' },
    },
    async (tx, created) => {
      const { companyId, ownerId } = created
      await createIdentity({ locale: 'en' }, tx, {
        login: ownerLogin,
        email: null,
        passwordHash,
        companyId,
        userId: ownerId,
      })
    },
  )
  const owner: Person = { login: ownerLogin, userId: ownerId, companyId }

  async function add(person: NewPerson): Promise<Person> {
    const login = `user-${randomUUID().slice(0, 8)}`
    const [created] = await direct.query<{ id: number }>(
      `insert into erp.app_user (company_id, first_name, last_name, designation, user_type, home_module_id, has_all_stores, default_store_id)
       values ($1, $2, $3, $4, $5, (select id from erp.module where mdl_route = $6), true, $7) returning id::int`,
      [
        companyId,
        person.firstName ?? 'Una',
        person.lastName ?? 'Berg',
        person.designation ?? 'Clerk',
        person.boundTo === undefined ? 1 : 10,
        person.boundTo ?? null,
        storeId,
      ],
    )
    const userId = created?.id ?? 0
    const [role] = person.isAdministrator
      ? [{ id: 1 }]
      : await direct.query<{ id: number }>(
          `insert into erp.role (company_id, code, name) values ($1, $2, $2) returning id::int`,
          [companyId, login],
        )
    await direct.query(
      `insert into erp.role_event (company_id, role_id, page_event_id)
       select $1, $2, id from erp.page_event where permission = any($3)`,
      [companyId, role?.id, person.may ?? []],
    )
    await direct.query(`insert into erp.user_role (company_id, user_id, role_id) values ($1, $2, $3)`, [
      companyId,
      userId,
      role?.id,
    ])
    await direct.query(
      `with created as (insert into auth.identity (login, password_hash, last_company_id) values ($1, $2, $3) returning id)
       insert into auth.membership (company_id, user_id, identity_id, login) select $3, $4, id, $1 from created`,
      [login, passwordHash, companyId, userId],
    )
    return { login, userId, companyId }
  }

  let ownerToken: Promise<string> | null = null
  const brands: Shop['brands'] = async (...given) => {
    ownerToken ??= direct.token(owner.login)
    const token = await ownerToken
    const created: MasterRow[] = []
    // All at once, they would be more than the product takes from one client.
    for (let at = 0; at < given.length; at += 8) {
      const some = given.slice(at, at + 8)
      created.push(
        ...(await Promise.all(some.map((one) => direct.call<MasterRow>(token, 'POST', '/procure/brands', one)))),
      )
    }
    return created
  }
  return {
    companyId,
    storeId,
    name,
    owner,
    add,
    brands,
    addStore: async (storeName) => {
      const [store] = await direct.query<{ id: number }>(
        `insert into erp.store (company_id, code, name, type, city, country_code, timezone)
         values ($1, $2, $2, 'shop', 'Bath', 'GB', 'Europe/London') returning id::int`,
        [companyId, storeName],
      )
      return store?.id ?? 0
    },
    edit: async (by, brand, change) =>
      direct.call<MasterRow>(await direct.token(by.login), 'PATCH', `/procure/brands/${brand.id}`, {
        version: brand.version,
        ...change,
      }),
  }
}
