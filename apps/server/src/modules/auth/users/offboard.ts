import type { getOffboarding, Offboarding, offboardUser } from '@countinghouse/contract/erp/offboarding'
import { text } from '@countinghouse/contract/erp/offboarding.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import type { LeftCount, NamedPerson } from '../../../platform/jobs/handover.ts'
import { countLeft, handOver } from '../../../platform/jobs/handover.ts'
import type { Person } from '../../erp/index.ts'
import { findColleagues, lockPerson, requireOutranked, requireVersion } from '../../erp/index.ts'
import { findUser } from './find-user.ts'
import { suspendAccess } from './suspend-access.ts'

type Kinds = Pick<Declared, 'handovers' | 'leftovers'>
type Wanted = InputOfRoute<typeof offboardUser>
type Leaving = { readonly version: number; readonly reason: string; readonly successor?: string }
type Counts = {
  readonly sessions: number
  readonly keys: number
  readonly invitations: number
  readonly keysCreated: number
}

/** What offboarding would do. Throws: not_found. */
export async function planOffboarding(
  ctx: Ctx,
  reader: Reader,
  kinds: Kinds,
  id: number,
): Promise<OutputOfRoute<typeof getOffboarding>> {
  const { companyId } = ctx
  await findUser(ctx, reader, id)
  const own = await countOwn(reader, companyId, id)
  const handedOver = await countLeft(reader, kinds.handovers, { companyId, userId: id })
  const stranded = await countLeft(reader, kinds.leftovers, { companyId, userId: id })
  const successors = await findColleagues(reader, { companyId, userId: id })
  return { ...shown(ctx, id, { own, handedOver, stranded }), successors }
}

/**
 * Keeps somebody out and puts another one in his place. Links that he sent are withdrawn, because he may have them. Throws: as its route
 * says. Locks: the rights of the company, both people, and what is handed over.
 */
export async function offboard(
  ctx: Ctx,
  tx: Tx,
  { handovers, leftovers }: Kinds,
  { successorId, ...wanted }: Wanted,
): Promise<Offboarding> {
  const { companyId } = ctx
  const { id } = wanted
  const person = await lockPerson(tx, companyId, id)
  const own = await countOwn(tx, companyId, id)
  const waiting = await countLeft(tx, handovers, { companyId, userId: id })
  const stranded = await countLeft(tx, leftovers, { companyId, userId: id })
  const to = successorId === null ? null : await findSuccessor(ctx, tx, id, successorId)
  const heir = to !== null && { successor: to.name }
  if (person.status === 'inactive')
    transferOwnership(ctx, person, { version: wanted.version, reason: wanted.reason, ...heir })
  else await suspendAccess(ctx, tx, { ...wanted, ...heir })
  await withdrawSent(ctx, tx, id)
  if (waiting.length === 0) return shown(ctx, id, { own, handedOver: [], stranded })
  if (to === null) return refuse(ctx, text.successorMissing)
  const handedOver = await handOver(ctx, tx, handovers, { from: person, to })
  const left = await countLeft(tx, handovers, { companyId, userId: id })
  return shown(ctx, id, { own, handedOver, stranded: [...left, ...stranded] })
}

const entity = 'erp.app_user'

/** Whoever is kept out already. Throws: stale, erp.administrator_protected. */
function transferOwnership(ctx: Ctx, person: Person, { version, ...after }: Leaving): void {
  requireVersion(person, version)
  requireOutranked(ctx, person)
  ctx.audit({ entity, entityId: person.id, label: person.name, before: null, after })
}

async function withdrawSent(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ userId: number; name: string }>`
    update auth.invitation i set status = 'revoked' from erp.app_user u
    where i.company_id = ${ctx.companyId} and i.invited_by = ${id} and i.status = 'pending' and u.company_id = i.company_id and u.id = i.user_id
    returning u.id as "userId", u.first_name || ' ' || u.last_name as name`.execute(tx)
  for (const { userId, name } of rows)
    ctx.audit({
      entity,
      entityId: userId,
      label: name,
      before: { invitation: 'sent' },
      after: { invitation: 'withdrawn' },
    })
}

/** Throws: invalid_input at the choice. */
async function findSuccessor({ companyId, ...ctx }: Ctx, tx: Tx, userId: number, only: number): Promise<NamedPerson> {
  const [found] = await findColleagues(tx, { companyId, userId, only })
  return found ?? refuse(ctx, issueText.not_a_choice)
}

async function countOwn(db: Reader | Tx, companyId: number, id: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from auth.session s where s.company_id = ${companyId} and ${id} in (s.user_id, s.impersonator_id)
        and s.api_key_id is null and s.ended_at is null and s.idle_expires_at > now() and s.absolute_expires_at > now()) as sessions,
      (select count(*)::int from auth.api_key k where k.company_id = ${companyId} and k.user_id = ${id} and k.revoked_at is null) as keys,
      (select count(*)::int from auth.invitation i where i.company_id = ${companyId} and i.invited_by = ${id} and i.status = 'pending'
        and i.expires_at > now()) as invitations,
      (select count(*)::int from auth.api_key k where k.company_id = ${companyId} and k.created_by = ${id} and k.user_id <> ${id}
        and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())) as "keysCreated"`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was counted.')
  return row
}

type Left = {
  readonly own: Counts
  readonly handedOver: readonly LeftCount[]
  readonly stranded: readonly LeftCount[]
}

function shown({ locale }: Ctx, id: number, { own, handedOver, stranded }: Left): Offboarding {
  const line = (key: keyof Counts) =>
    own[key] === 0 ? [] : [{ key: `auth.${key}`, title: format(text[key], locale), count: own[key] }]
  const lines = (counts: readonly LeftCount[]) =>
    counts.map(({ key, title, count }) => ({ key, title: format(title, locale), count }))
  return {
    id,
    ending: [...line('sessions'), ...line('keys'), ...line('invitations')],
    handedOver: lines(handedOver),
    toCheck: [...lines(stranded), ...line('keysCreated')],
  }
}

function refuse({ locale }: Pick<Ctx, 'locale'>, words: Text): never {
  return fail('invalid_input', { fields: { successorId: [{ code: 'rule', message: format(words, locale) }] } })
}
