import { fail } from '@countinghouse/contract/errors'
import type {
  createSavedReport,
  SavedReport,
  scheduleSavedReport,
  updateSavedReport,
} from '@countinghouse/contract/reports/saved-report'
import { mostSavedReports } from '@countinghouse/contract/reports/saved-report'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { statement } from '../../../platform/database/db.ts'
import { readBooks } from '../../accounts/index.ts'
import { requireOffered } from '../report/require-offered.ts'
import { getSaved, lockSaved } from './find-saved.ts'
import { nextDate } from './next-date.ts'

const entity = 'reports.saved_report'
type SharedWith = SavedReport['sharedWith']

/** Throws: reports.not_combined, reports.too_many_saved, duplicate for a name that the caller has used. */
export async function createSaved(
  ctx: Ctx,
  tx: Tx,
  { name, definition, sharedWith }: InputOfRoute<typeof createSavedReport>,
): Promise<SavedReport> {
  requireOffered(definition)
  const { companyId, userId } = ctx
  const { rows } = await sql<{ id: number }>`
    insert into reports.saved_report (company_id, name, owner_id, sharing, definition, updated_by)
    select ${companyId}, ${name}, ${userId}, ${sharingOf(sharedWith)}, ${JSON.stringify(definition)}::jsonb, ${userId}
    where (select count(*) from reports.saved_report s where s.company_id = ${companyId} and s.owner_id = ${userId}) < ${mostSavedReports}
    returning id`.execute(tx)
  const id = rows[0]?.id ?? fail('reports.too_many_saved', { details: { most: mostSavedReports } })
  await shareWith(ctx, tx, id, sharedWith)
  ctx.audit({ entity, entityId: id, label: name, before: null, after: { name, definition, sharedWith } })
  return await getSaved(ctx, tx, id)
}

/** Throws: not_found, reports.not_yours, stale, reports.not_combined, duplicate. */
export async function updateSaved(
  ctx: Ctx,
  tx: Tx,
  { id, version, ...change }: InputOfRoute<typeof updateSavedReport>,
): Promise<SavedReport> {
  const before = await lockSaved(ctx, tx, { id, version })
  const { name, definition, sharedWith } = { ...before, ...change }
  requireOffered(definition)
  await sql`
    update reports.saved_report set name = ${name}, sharing = ${sharingOf(sharedWith)}, definition = ${JSON.stringify(definition)}::jsonb,
      updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  if (change.sharedWith !== undefined) await shareWith(ctx, tx, id, sharedWith)
  ctx.audit({
    entity,
    entityId: id,
    label: name,
    before: { name: before.name, definition: before.definition, sharedWith: before.sharedWith },
    after: { name, definition, sharedWith },
  })
  return await getSaved(ctx, tx, id)
}

/** Throws: not_found, reports.not_yours, stale. */
export async function deleteSaved(
  ctx: Ctx,
  tx: Tx,
  wanted: { readonly id: number; readonly version: number },
): Promise<{ id: number }> {
  const { id, name, definition, sharedWith } = await lockSaved(ctx, tx, wanted)
  await sql`delete from reports.saved_report where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity, entityId: id, label: name, before: { name, definition, sharedWith }, after: null })
  return { id }
}

/** Throws: not_found, reports.not_yours, stale, reports.recipients_required. */
export async function scheduleSaved(
  ctx: Ctx,
  tx: Tx,
  { id, version, frequency, recipients: wanted }: InputOfRoute<typeof scheduleSavedReport>,
): Promise<SavedReport> {
  const before = await lockSaved(ctx, tx, { id, version })
  const { companyId, userId } = ctx
  const recipients = frequency === 'never' ? [] : [...new Set(wanted)].toSorted((one, other) => one - other)
  if (frequency !== 'never') await requireRecipients(ctx, tx, recipients)
  const { today } = await readBooks(ctx, tx)
  const nextOn = frequency === 'never' ? null : nextDate(today, frequency)
  await tx.together(
    statement(sql`
      update reports.saved_report set frequency = ${frequency}, next_on = ${nextOn}::date, updated_by = ${userId}
      where company_id = ${companyId} and id = ${id}`),
    statement(sql`
      delete from reports.saved_report_recipient
      where company_id = ${companyId} and report_id = ${id} and user_id <> all (${recipients}::bigint[])`),
    statement(sql`
      insert into reports.saved_report_recipient (company_id, report_id, user_id)
      select ${companyId}, ${id}, user_id from unnest(${recipients}::bigint[]) as user_id on conflict do nothing`),
  )
  ctx.audit({
    entity,
    entityId: id,
    label: before.name,
    before: { frequency: before.frequency, nextOn: before.nextOn, recipients: before.recipients },
    after: { frequency, nextOn, recipients },
  })
  return await getSaved(ctx, tx, id)
}

/** Throws: reports.recipients_required unless all are active with an e-mail address. */
async function requireRecipients({ companyId }: Ctx, tx: Tx, recipients: readonly number[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from erp.app_user u
    where u.company_id = ${companyId} and u.id = any(${[...recipients]}::bigint[]) and u.status = 1 and u.email is not null`.execute(
    tx,
  )
  if (recipients.length === 0 || rows[0]?.count !== recipients.length) fail('reports.recipients_required')
}

async function shareWith({ companyId }: Ctx, tx: Tx, id: number, sharedWith: SharedWith): Promise<void> {
  const roleIds = typeof sharedWith === 'string' ? [] : sharedWith
  await tx.together(
    statement(sql`
      delete from reports.saved_report_role
      where company_id = ${companyId} and report_id = ${id} and role_id <> all (${roleIds}::bigint[])`),
    statement(sql`
      insert into reports.saved_report_role (company_id, report_id, role_id)
      select ${companyId}, ${id}, role_id from unnest(${roleIds}::bigint[]) as role_id on conflict do nothing`),
  )
}

function sharingOf(sharedWith: SharedWith): 'nobody' | 'everyone' | 'roles' {
  return typeof sharedWith === 'string' ? sharedWith : 'roles'
}
