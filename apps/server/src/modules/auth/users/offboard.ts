import type { getOffboarding, Offboarding, offboardUser } from '@countinghouse/contract/erp/offboarding'
import { text } from '@countinghouse/contract/erp/offboarding.text'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { Handover, HandoverCount, NamedPerson } from '../../../platform/handover.ts'
import { countHandovers, handOver } from '../../../platform/handover.ts'
import type { Person } from '../../erp/index.ts'
import { findColleagues, lockPerson, requireOutranked, requireVersion } from '../../erp/index.ts'
import { findUser } from './find-user.ts'
import { keepOut } from './keep-out.ts'

type Wanted = InputOfRoute<typeof offboardUser>
type Leaving = { readonly version: number; readonly reason: string; readonly successor?: string }
type Counts = {
  readonly sessions: number
  readonly keys: number
  readonly invitations: number
  readonly keysMade: number
}

/** What offboarding would do. Throws: not_found. */
export async function planOffboarding(
  ctx: Ctx,
  reader: Reader,
  handovers: readonly Handover[],
  id: number,
): Promise<OutputOfRoute<typeof getOffboarding>> {
  const { companyId } = ctx
  await findUser(ctx, reader, id)
  const own = await countOwn(reader, companyId, id)
  const handedOver = await countHandovers(reader, handovers, { companyId, userId: id })
  const successors = await findColleagues(reader, { companyId, userId: id })
  return { ...shown(ctx, id, own, handedOver), successors }
}

/**
 * Keeps somebody out and puts another one in his place. Links that he sent are withdrawn, because he may have them. Throws: as its route
 * says. Locks: the rights of the company, both people, and what is handed over.
 */
export async function offboard(
  ctx: Ctx,
  tx: Tx,
  handovers: readonly Handover[],
  { successorId, ...wanted }: Wanted,
): Promise<Offboarding> {
  const { companyId } = ctx
  const { id } = wanted
  const person = await lockPerson(tx, companyId, id)
  const own = await countOwn(tx, companyId, id)
  const waiting = await countHandovers(tx, handovers, { companyId, userId: id })
  const to = successorId === null ? null : await findSuccessor(ctx, tx, id, successorId)
  const heir = to !== null && { successor: to.name }
  if (person.status === 'inactive') takeOver(ctx, person, { version: wanted.version, reason: wanted.reason, ...heir })
  else await keepOut(ctx, tx, { ...wanted, ...heir })
  await withdrawSent(ctx, tx, id)
  if (waiting.length === 0) return shown(ctx, id, own, [])
  if (to === null) return refuse(ctx, text.successorMissing)
  return shown(ctx, id, own, await handOver(ctx, tx, handovers, { from: person, to }))
}

const entity = 'erp.app_user'

/** Whoever is kept out already. Throws: stale, erp.administrator_protected. */
function takeOver(ctx: Ctx, person: Person, { version, ...after }: Leaving): void {
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
        and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())) as "keysMade"`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was counted.')
  return row
}

function shown(ctx: Ctx, id: number, own: Counts, handedOver: readonly HandoverCount[]): Offboarding {
  const line = (key: keyof Counts) =>
    own[key] === 0 ? [] : [{ key: `auth.${key}`, title: format(text[key], ctx.locale), count: own[key] }]
  return {
    id,
    ending: [...line('sessions'), ...line('keys'), ...line('invitations')],
    handedOver: handedOver.map(({ key, title, count }) => ({ key, title: format(title, ctx.locale), count })),
    toCheck: line('keysMade'),
  }
}

function refuse({ locale }: Pick<Ctx, 'locale'>, words: Text): never {
  return fail('invalid_input', { fields: { successorId: [{ code: 'rule', message: format(words, locale) }] } })
}
