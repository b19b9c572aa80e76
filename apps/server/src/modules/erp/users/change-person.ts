import { UserDetails } from '@countinghouse/contract/erp/user'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireOutranked, requireOwnAll } from './validate-assignments.ts'
import { requireFitLocation } from './validate-place.ts'
import { lockPerson } from './lock-person.ts'
import type { Person } from './person.ts'
import { columnsOf, entity } from './person.ts'
import { rejectChoices } from './reject-choices.ts'

const detailNames = Object.keys(UserDetails.shape) as (keyof UserDetails)[]

/** Fields that affect access; the email address is included because invitations are sent to it. */
const ofAccess = ['userType', 'homeModuleId', 'validFrom', 'validUntil'] as const
const ofAccount = [...ofAccess, 'email'] as const

/**
 * Changes a user. Throws: not_found, stale, as requireFitLocation; erp.own_account for the own access,
 * erp.administrator_protected, erp.grant_exceeds_own.
 */
export async function changePerson(
  ctx: Ctx,
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: Partial<UserDetails>,
): Promise<void> {
  const before = await lockPerson(tx, ctx.companyId, id)
  requireVersion(before, version)
  const after = { ...before, ...change }
  const isOther = (names: readonly (keyof UserDetails)[]) => names.some((name) => after[name] !== before[name])
  requireOutranked(ctx, before)
  if (id === ctx.userId && isOther(ofAccess)) fail('erp.own_account')
  if (id !== ctx.userId && isOther(ofAccount)) await requireOwnAll(ctx, tx, before)
  await requireKnownStore(ctx, tx, after.defaultStoreId)
  requireFitLocation(ctx, after)
  await tx
    .updateTable('erp.app_user')
    .set({ ...columnsOf(after), updated_by: ctx.userId })
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', id)
    .execute()
  ctx.audit({ entity, entityId: id, label: before.name, before: detailsOf(before), after: detailsOf(after) })
}

async function requireKnownStore(ctx: Ctx, tx: Tx, id: number | null): Promise<void> {
  if (id === null) return
  const stores = tx.selectFrom('erp.store').select('id').where('company_id', '=', ctx.companyId).where('id', '=', id)
  if ((await stores.executeTakeFirst()) === undefined) rejectChoices(ctx, ['defaultStoreId'])
}

/** Throws: stale with the current record. */
export function requireVersion(person: Person, version: number): void {
  if (person.version !== version) fail('stale', { details: { current: person } })
}

function detailsOf(person: Person): Partial<UserDetails> {
  return Object.fromEntries(detailNames.map((name) => [name, person[name]]))
}
