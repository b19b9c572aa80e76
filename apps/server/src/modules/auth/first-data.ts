import type { Session } from '@countinghouse/contract/auth/session'
import type { Declared } from '../../platform/registry/declared.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database, Reader } from '../../platform/database/db.ts'
import type { Grants } from '../../platform/access/permission.ts'
import { readNavigation, readProfile, readRegisterVersion, withBadges } from '../erp/index.ts'
import { findOwnCompanies } from './identity.ts'
import { readInstallation } from './installation.ts'

type Cached = Omit<Session, 'companies' | 'usesLots' | 'isInsecureHttp' | 'lockMinutes' | 'impersonation'>

const cachedUsers = 10_000
const cache = new Map<string, { grants: Grants; register: string; data: Promise<Cached> }>()

/**
 * Everything the first page needs; kept, but for the badges and what only this session says, per user and store as long as the registers
 * of pages and modules and his grants, which every change of the company, of rights, users or stores makes anew.
 */
export async function readFirstData(
  ctx: Ctx,
  db: Database,
  { badges, lotUses }: Pick<Declared, 'badges' | 'lotUses'>,
): Promise<Session> {
  const key = `${ctx.companyId}:${ctx.userId}:${ctx.session.storeId}`
  const reader = db.reader(ctx)
  const [register, own, shown, usesLots] = await Promise.all([
    readRegisterVersion(reader),
    findOwnCompanies(db, ctx.session.tokenHash),
    badges(ctx, reader),
    hasRow(
      reader,
      lotUses.map((of) => of(ctx.companyId)),
    ),
  ])
  let known = cache.get(key)
  if (known?.grants !== ctx.grants || known.register !== register) {
    known = { grants: ctx.grants, register, data: load(ctx, db) }
    known.data.catch(() => cache.delete(key))
    cache.delete(key)
    cache.set(key, known)
    if (cache.size > cachedUsers) cache.delete(cache.keys().next().value ?? key)
  }
  const data = await known.data
  const { lockMinutes, impersonator } = ctx.session
  return {
    ...data,
    companies: (own?.companies ?? []).map(({ id, code, name }) => ({ id, code, name })),
    navigation: withBadges(data.navigation, shown),
    usesLots,
    isInsecureHttp: ctx.isInsecureHttp,
    lockMinutes,
    impersonation: impersonator === null ? null : { by: impersonator.name, until: impersonator.until },
  }
}

async function hasRow(reader: Reader, selects: readonly RawBuilder<unknown>[]): Promise<boolean> {
  const found = selects.map((select) => sql`exists (${select})`)
  const { rows } = await sql<{ has: boolean }>`select ${sql.join([sql`false`, ...found], sql` or `)} as has`.execute(
    reader,
  )
  return rows[0]?.has === true
}

async function load(ctx: Ctx, db: Database): Promise<Cached> {
  const { adminUserId } = await readInstallation(db)
  return await db.snapshot(ctx, async (reader) => {
    const profile = await readProfile(reader, ctx.companyId, ctx.userId, ctx.session.storeId)
    const { navigation, companyModules, pagePermissions } = await readNavigation(ctx, reader)
    return {
      user: profile.user,
      avatar: profile.avatar,
      company: profile.company,
      modules: companyModules,
      navigation,
      pagePermissions,
      events: await effectiveEvents(ctx, reader),
      isDemo: profile.isDemo,
      homeModule: profile.homeModule,
      adminUserId,
    }
  })
}

async function effectiveEvents(
  ctx: Ctx,
  reader: Parameters<Parameters<Database['snapshot']>[1]>[0],
): Promise<string[]> {
  if (!ctx.grants.isAdministrator) return [...ctx.grants.events.keys()].toSorted()
  const events = await reader
    .selectFrom('erp.page_event')
    .select('permission')
    .where('retired_at', 'is', null)
    .orderBy('permission')
    .execute()
  return events.map((event) => event.permission)
}
