import { randomBytes } from 'node:crypto'
import { text } from '@countinghouse/contract/auth/api-key.text'
import type { ApiKey, createApiKey, listKeysOfUser } from '@countinghouse/contract/auth/api-key'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { isRange } from '../../../platform/http/address-range.ts'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { isProgram, lockPerson, requireOwnAll } from '../../erp/index.ts'

type Shown = ApiKey & { key: string }

/** Units: bytes. Enough to tell the keys of a company apart. */
const prefixBytes = 4

/** Makes a key and answers it whole, once. Throws: as its route says, step_up_required. */
export async function createKey(ctx: Ctx, db: Database, input: InputOfRoute<typeof createApiKey>): Promise<Shown> {
  requireFreshProof(ctx)
  const unfit = input.addresses.findIndex((range) => !isRange(range))
  if (unfit >= 0) fail('auth.address_range', { fields: fieldOf(ctx, `addresses.${unfit}`) })
  return await db.inTransaction(ctx, async (tx) => {
    await requireOwner(ctx, tx, input.programId)
    const { prefix, key } = draw()
    const { rows } = await sql<{ id: number }>`
      insert into auth.api_key (company_id, user_id, name, prefix, addresses, expires_at, created_by)
      select ${ctx.companyId}, ${input.programId}, ${input.name}, ${prefix}, ${input.addresses}::text[],
        (${input.expiresOn}::date + 1)::timestamp at time zone c.timezone, ${ctx.userId}
      from erp.company c where c.id = ${ctx.companyId} returning id`.execute(tx)
    const created = rows[0] ?? fail('not_found')
    await openFor(ctx, tx, created.id, key)
    const { programId: userId, name, addresses, expiresOn } = input
    await note(ctx, tx, { id: created.id, name, after: { userId, prefix, addresses, expiresOn } })
    return { ...(await findKey(tx, ctx.companyId, created.id)), key }
  })
}

/** Another key in place of one, which counts no more. Throws: as its route says, step_up_required. */
export async function rotateKey(
  ctx: Ctx,
  db: Database,
  { id, version }: { id: number; version: number },
): Promise<Shown> {
  requireFreshProof(ctx)
  return await db.inTransaction(ctx, async (tx) => {
    const known = await lockKey(ctx, tx, { id, version })
    if (known.isRevoked) fail('state_conflict')
    await requireOwner(ctx, tx, known.programId)
    const { prefix, key } = draw()
    await sql`update auth.api_key set prefix = ${prefix} where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
    await closeFor(ctx, tx, id)
    await openFor(ctx, tx, id, key)
    await note(ctx, tx, { id, name: known.name, before: { prefix: known.prefix }, after: { prefix } })
    return { ...(await findKey(tx, ctx.companyId, id)), key }
  })
}

/** Shuts a program out for good; a second time it stays so. Throws: as its route says. */
export async function revokeKey(
  ctx: Ctx,
  db: Database,
  { id, version }: { id: number; version: number },
): Promise<{ id: number }> {
  await db.inTransaction(ctx, async (tx) => {
    const known = await lockKey(ctx, tx, { id, version })
    if (known.isRevoked) return
    await sql`
      update auth.api_key set revoked_at = now(), revoked_by = ${ctx.userId}
      where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
    await closeFor(ctx, tx, id)
    await note(ctx, tx, { id, name: known.name, before: { state: 'active' }, after: { state: 'revoked' } })
  })
  return { id }
}

/** Throws: not_found unless it is a user of the type integration; as requireOwnAll when it may do more than the caller. */
async function requireOwner(ctx: Ctx, tx: Tx, userId: number): Promise<void> {
  const program = await lockPerson(tx, ctx.companyId, userId)
  if (!isProgram(program)) fail('not_found')
  await requireOwnAll(ctx, tx, program)
}

/** Throws: not_found. */
export async function findKey(reader: Reader, companyId: number, id: number): Promise<ApiKey> {
  const { rows } = await sql<ApiKey>`
    select k.id, k.version, k.name, k.user_id as "programId", k.prefix, k.addresses, k.revoked_at is not null as "isRevoked",
      to_char((k.expires_at at time zone c.timezone)::date - 1, 'YYYY-MM-DD') as "expiresOn"
    from auth.api_key k join erp.company c on c.id = k.company_id
    where k.company_id = ${companyId} and k.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}

/** Throws: not_found for somebody who is none of the company's. */
export async function findKeysOf(
  reader: Reader,
  companyId: number,
  userId: number,
): Promise<OutputOfRoute<typeof listKeysOfUser>['items']> {
  const { rows } = await sql<{ items: OutputOfRoute<typeof listKeysOfUser>['items'] }>`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'version', k.version, 'name', k.name, 'prefix', k.prefix, 'state', k.state,
        'expiresAt', k.expires_at, 'lastUsedAt', k.last_used_at) order by k.state <> 'active', k.id desc), '[]')
      from auth.api_key_overview k where k.company_id = u.company_id and k.user_id = u.id) as items
    from erp.app_user u where u.company_id = ${companyId} and u.id = ${userId}`.execute(reader)
  return (rows[0] ?? fail('not_found')).items
}

/** Holds it until the transaction ends. Throws: not_found, stale. */
async function lockKey(ctx: Ctx, tx: Tx, { id, version }: { id: number; version: number }): Promise<ApiKey> {
  await sql`select from auth.api_key where company_id = ${ctx.companyId} and id = ${id} for update`.execute(tx)
  const current = await findKey(tx, ctx.companyId, id)
  return current.version === version ? current : fail('stale', { details: { current } })
}

/** The token is that of a session which never idles out, so that a key is found, validated and ended as every other. */
async function openFor(ctx: Ctx, tx: Tx, keyId: number, key: string): Promise<void> {
  await sql`
    insert into auth.session (company_id, user_id, token_hash, idle_expires_at, absolute_expires_at, idle_minutes, auth_level,
      api_key_id, device_label, store_id)
    select k.company_id, k.user_id, ${hashToken(key)}, 'infinity', coalesce(k.expires_at, 'infinity'), 525600000, 'api_key', k.id, k.name,
      u.default_store_id
    from auth.api_key k join erp.app_user u on u.company_id = k.company_id and u.id = k.user_id
    where k.company_id = ${ctx.companyId} and k.id = ${keyId}`.execute(tx)
}

async function closeFor(ctx: Ctx, tx: Tx, keyId: number): Promise<void> {
  await sql`
    update auth.session set ended_at = now(), ended_reason = 'api_key', ended_by = ${ctx.userId},
      ended_message = ${format(text.ended, ctx.locale)}
    where company_id = ${ctx.companyId} and api_key_id = ${keyId} and ended_at is null`.execute(tx)
}

/** `chk_` says in a log or a repository what it is that was left there. */
function draw(): { prefix: string; key: string } {
  const prefix = `chk_${randomBytes(prefixBytes).toString('hex')}`
  return { prefix, key: `${prefix}_${newToken()}` }
}

function fieldOf({ locale }: Ctx, path: string) {
  return { [path]: [{ code: 'address_range', message: format(text.addressesHint, locale) }] }
}

type Note = {
  readonly id: number
  readonly name: string
  readonly before?: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>>
}

async function note(ctx: Ctx, tx: Tx, { id, name, before = null, after }: Note): Promise<void> {
  ctx.audit({ entity: 'auth.api_key', entityId: id, label: name, before, after })
  const rows = auditRows(ctx)
  if (rows !== null) await tx.together(rows)
}
