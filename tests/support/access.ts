import { query } from './database.ts'
import { asSuperuser } from './people.ts'
import type { Client, Tenant, TestServer } from './server.ts'
import type { Route } from '@countinghouse/contract/route'

/** Ids of events by their names, in the same order. */
export async function eventIds(server: TestServer, ...permissions: readonly string[]): Promise<number[]> {
  const rows = await query<{ id: string; permission: string }>(
    server.database.maintUrl,
    'select id, permission from erp.page_event where permission = any($1)',
    [permissions],
  )
  return permissions.map((name) => Number(rows.find(({ permission }) => permission === name)?.id))
}

/** The role that a user of the test server was given, by the user. */
export async function roleOf(server: TestServer, tenant: Tenant, user: Client): Promise<number> {
  const [row] = await asSuperuser(
    server,
    'select role_id from erp.user_role where company_id = $1 and user_id = $2 order by role_id limit 1',
    [tenant.companyId, user.user?.Usr_userid],
  )
  return Number(row?.['role_id'])
}

/** `done`, or the status and the code of what was refused. */
export async function refusal(client: Client, route: unknown, input: object): Promise<string> {
  const { status, body } = await client.send(route as Route, input)
  return status < 300 ? 'done' : `${status} ${body.errorType}`
}
