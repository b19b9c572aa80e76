import type { Client } from 'pg'
import pg from 'pg'
import { page } from '@countinghouse/contract/page'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { cacheGrants, requirePermission } from '../../apps/server/src/platform/access/permission.ts'
import type { SessionState } from '../../apps/server/src/platform/access/session.ts'
import { grantSource } from '../../apps/server/src/modules/erp/index.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import type { BenchCompany } from './company.ts'
import { percentile } from './windows.ts'

/** One kind of check beside the bare look-up of the right in the tables. Units: milliseconds. */
export type PermissionResult = {
  readonly what: string
  readonly p50: number
  readonly p95: number
  readonly limitP50: number
  /** Most that p95 may be; null: none is set. */
  readonly goal: number | null
}

const roles = 200
const pages = 250
const codes = ['view', 'create', 'edit', 'delete'] as const
const held = [5, roles] as const
const rounds = 200
/** So many that the clock can tell them apart. */
const cachedBatch = 1000
const goals = { cold: 15, cached: 1 }

/**
 * Checks of one right in a company of 200 roles with 1,000 rights each: cold, as after every change of rights, and from the cache.
 * In this process, through the code of the product, on its database as role app. Source: issue of step 4, bench.
 */
export async function measurePermissions(product: Product, company: BenchCompany): Promise<PermissionResult[]> {
  const holders = await withClient(product.database('postgres'), (client) => createRoles(client, company.companyId))
  const db = openDatabase({ url: product.database('app'), size: 1 })
  const limit = new pg.Client({ connectionString: product.database('postgres') })
  await limit.connect()
  try {
    const results: PermissionResult[] = []
    for (const { userId, count } of holders) {
      const session = { companyId: company.companyId, userId, storeId: null, permissionVersion: 1 } as SessionState
      const load = grantSource(db)
      const check = async (source: ReturnType<typeof cacheGrants>) =>
        requirePermission(await source(session, null), { page: lastPage, event: 'delete' })
      const ask = async () => {
        const { rows } = await limit.query({ name: 'right', text: lookUp, values: [company.companyId, userId, wanted] })
        if (rows.length === 0) throw new Error(`The right is not found for a holder of ${count} roles.`)
      }
      const warm = cacheGrants(load)
      await check(warm)
      const cold: number[] = []
      const cached: number[] = []
      const raw: number[] = []
      for (let round = 0; round < rounds; round++) {
        cold.push(await timed(() => check(cacheGrants(load))))
        raw.push(await timed(ask))
        cached.push((await timed(() => repeated(() => check(warm)))) / cachedBatch)
      }
      const limitP50 = at(raw, 0.5)
      const holder = `${count} of ${roles} roles held`
      const goal = count === roles ? null : goals.cold
      results.push({ what: `cold, ${holder}`, p50: at(cold, 0.5), p95: at(cold, 0.95), limitP50, goal })
      results.push({
        what: `cached, ${holder}`,
        p50: at(cached, 0.5),
        p95: at(cached, 0.95),
        limitP50,
        goal: goals.cached,
      })
    }
    return results
  } finally {
    await limit.end()
    await db.close()
  }
}

const lastPath = `/procure/bench-${pages}/`
const wanted = `bench-${pages}:delete`
const text = { en: 'Bench', ar: 'Bench' }
const lastPage = page({
  module: 'procure',
  path: lastPath,
  title: text,
  menuTitle: text,
  icon: 'box',
  events: [{ code: 'delete', risk: 'high' }],
  sortOrder: 1,
})
const lookUp = `select 1 from erp.user_role ur
  join erp.role_event re on re.company_id = ur.company_id and re.role_id = ur.role_id
  join erp.page_event e on e.id = re.page_event_id
  where ur.company_id = $1 and ur.user_id = $2 and e.permission = $3 limit 1`

/** Pages with a thousand rights, roles that all have them, and somebody for each number of roles held. */
async function createRoles(client: Client, companyId: number): Promise<{ userId: number; count: number }[]> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into erp.page (module_id, path, event_type, title, title_ar, icon, sort_order, is_dashboard)
     select m.id, '/procure/bench-' || n || '/', 'bench-' || n, 'Bench', 'Bench', 'box', n, false
     from erp.module m, generate_series(1, $1::int) n where m.mdl_route = '/procure'`,
    [pages],
  )
  await client.query(
    `insert into erp.page_event (page_id, code, permission)
     select p.id, c, p.event_type || ':' || c from erp.page p, unnest($1::text[]) c where p.event_type like 'bench-%'`,
    [codes],
  )
  await client.query(
    `insert into erp.role (company_id, code, name) select $1, 'BENCH' || n, 'Bench ' || n from generate_series(1, $2::int) n`,
    [companyId, roles],
  )
  await client.query(
    `insert into erp.role_event (company_id, role_id, page_event_id)
     select $1, r.id, e.id from erp.role r, erp.page_event e
     where r.company_id = $1 and r.code like 'BENCH%' and e.permission like 'bench-%'`,
    [companyId],
  )
  const holders = []
  for (const count of held) {
    const { rows } = await client.query<{ id: number }>(
      `insert into erp.app_user (company_id, first_name, last_name, user_type, has_all_stores)
       values ($1, 'Bench', $2::text, 1, true) returning id::int`,
      [companyId, String(count)],
    )
    const userId = rows[0]?.id ?? 0
    await client.query(
      `insert into erp.user_role (company_id, user_id, role_id)
       select $1, $2, id from erp.role where company_id = $1 and code like 'BENCH%' order by id limit $3`,
      [companyId, userId, count],
    )
    holders.push({ userId, count })
  }
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze erp.role_event, erp.user_role, erp.role, erp.page_event, erp.page, erp.app_user')
  return holders
}

async function repeated(run: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < cachedBatch; n++) await run()
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

function at(times: readonly number[], share: number): number {
  return percentile(
    times.toSorted((a, b) => a - b),
    share,
  )
}
