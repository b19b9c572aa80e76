import { hash, randomBytes } from 'node:crypto'
import { query } from './database.ts'
import type { Tenant, TestServer } from './server.ts'

/** Statements that no role of ours may run: they move what only time or an operator would. */
export function asSuperuser(server: TestServer, text: string, values: readonly unknown[] = []) {
  return query<Record<string, unknown>>(server.database.superUrl, text, values)
}

/** Login of a signed-in user. */
export async function loginOf(server: TestServer, tenant: Tenant, userId?: number): Promise<string> {
  const rows = await query<{ login: string }>(
    server.database.superUrl,
    `
    select i.login from auth.membership m join auth.identity i on i.id = m.identity_id where m.company_id = $1 and m.user_id = $2`,
    [tenant.companyId, userId ?? tenant.owner.user?.Usr_userid],
  )
  return rows[0]?.login ?? ''
}

/** Makes the owner of one company a member of another too, as its administrator; answers his user there. */
export async function joinOwner(server: TestServer, from: Tenant, to: Tenant): Promise<number> {
  const rows = await query<{ user_id: string }>(
    server.database.superUrl,
    `
    with guest as (
      insert into erp.app_user (company_id, first_name, last_name, has_all_stores) values ($1, 'Guest', 'Owner', true) returning id),
    member as (
      insert into auth.membership (company_id, user_id, identity_id, login)
      select $1, guest.id, m.identity_id, m.login from guest, auth.membership m where m.company_id = $2 and m.user_id = $3)
    insert into erp.user_role (company_id, user_id, role_id) select $1, id, 1 from guest returning user_id`,
    [to.companyId, from.companyId, from.owner.user?.Usr_userid],
  )
  return Number(rows[0]?.user_id)
}

/** A token whose hash stands in a table of one-time tokens. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hash('sha256', token, 'buffer') }
}

/** Lets the owner of a company run the whole installation. */
export async function createOperator(server: TestServer, { companyId, owner }: Tenant): Promise<void> {
  await asSuperuser(
    server,
    `update auth.identity i set is_operator = true from auth.membership m
     where m.identity_id = i.id and m.company_id = $1 and m.user_id = $2`,
    [companyId, owner.user?.Usr_userid],
  )
}
