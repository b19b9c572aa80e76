import { commentMinutes } from '@countinghouse/contract/conversation'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/db.ts'
import { mayView } from '../../platform/access/permission.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import type { RecordSearch } from '../../platform/records/record-search.ts'
import { findViewers } from '../erp/index.ts'
import { findRecords } from './find-records.ts'
import { notify } from './notify.ts'
import { storesOfRecord } from './record-names.ts'

type NewComment = { readonly id: number; readonly body: string; readonly mentions: readonly number[] }
type Kept = { id: number; entity: string; recordId: number; body: string; createdBy: number; isSettled: boolean }

/** Maximum `#CODE` links resolved per comment. */
const mostLinks = 5
/** As the table has it. */
const mostCharacters = 2000

/** Adds a comment to a record and notifies the people mentioned. Throws: invalid_input when a mentioned person may not see the record. */
export async function addComment(
  ctx: Ctx,
  tx: Tx,
  { kind, label, searches }: { kind: RecordKind; label: string; searches: readonly RecordSearch[] },
  { id: recordId, body, mentions }: NewComment,
): Promise<{ id: number }> {
  const { companyId, userId } = ctx
  const mentioned = [...new Set(mentions)]
  await requireViewers(ctx, tx, { kind, recordId }, mentioned)
  const links = JSON.stringify(await linksIn(ctx, tx, searches, body))
  const { rows } = await sql<{ id: number }>`
    insert into desk.comment (company_id, entity, record_id, body, links, created_by)
    values (${companyId}, ${kind.entity}, ${recordId}, ${body}, ${links}::jsonb, ${userId}) returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await tx.together(
    statement(sql`
      insert into desk.comment_mention (company_id, comment_id, user_id)
      select ${companyId}, ${id}, user_id from unnest(${mentioned}::bigint[]) as user_id`),
  )
  await notify(tx, companyId, {
    recipients: mentioned.filter((other) => other !== userId),
    kind: 'mention',
    groupKey: `${kind.entity}:${recordId}`,
    record: { entity: kind.entity, id: recordId },
    address: `${kind.page.path}?open=${recordId}&tab=history`,
    args: { who: `${ctx.session.firstName} ${ctx.session.lastName}`, what: label, words: body.slice(0, 200) },
  })
  ctx.audit({ entity, entityId: id, label, before: null, after: { body, mentions: mentioned } })
  return { id }
}

/** A comment that a call makes for its caller, with whole lines of at most 2,000 characters. */
export async function keepRemark(
  ctx: Ctx,
  tx: Tx,
  { entity: of, recordId }: { readonly entity: string; readonly recordId: number },
  lines: readonly string[],
): Promise<void> {
  const { companyId, userId } = ctx
  const body = lines.reduce((kept, line) => (kept.length + line.length < mostCharacters ? `${kept}\n${line}` : kept))
  const { rows } = await sql<{ id: number }>`
    insert into desk.comment (company_id, entity, record_id, body, created_by)
    values (${companyId}, ${of}, ${recordId}, ${body}, ${userId}) returning id`.execute(tx)
  ctx.audit({ entity, entityId: rows[0]?.id ?? 0, label: null, before: null, after: { body } })
}

/** Throws: not_found, desk.comment_settled. */
export async function changeComment(
  ctx: Ctx,
  tx: Tx,
  { records, searches }: { records: readonly RecordKind[]; searches: readonly RecordSearch[] },
  { id, body }: { id: number; body: string },
): Promise<{ id: number }> {
  const before = await ownComment(ctx, tx, records, id)
  const links = JSON.stringify(await linksIn(ctx, tx, searches, body))
  await sql`
    update desk.comment set body = ${body}, links = ${links}::jsonb, edited_at = now()
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity, entityId: id, label: null, before: { body: before.body }, after: { body } })
  return { id }
}

/** Throws: not_found, desk.comment_settled. */
export async function dropComment(
  ctx: Ctx,
  tx: Tx,
  records: readonly RecordKind[],
  id: number,
): Promise<{ id: number }> {
  const before = await ownComment(ctx, tx, records, id)
  await sql`delete from desk.comment where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  ctx.audit({ entity, entityId: id, label: null, before: { body: before.body }, after: null })
  return { id }
}

const entity = 'desk.comment'

/** A comment of the caller that can still be changed. Comments of others read as not found, because only the author may change them. */
async function ownComment(ctx: Ctx, tx: Tx, records: readonly RecordKind[], id: number): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select id, entity, record_id as "recordId", body, created_by as "createdBy",
      created_at <= now() - make_interval(mins => ${sql.lit(commentMinutes)}) as "isSettled"
    from desk.comment where company_id = ${ctx.companyId} and id = ${id} for no key update`.execute(tx)
  const [found] = rows
  const isSeen = records.some(({ entity, page }) => entity === found?.entity && mayView(ctx.grants, page))
  if (found === undefined || found.createdBy !== ctx.userId || !isSeen) return fail('not_found')
  return found.isSettled ? fail('desk.comment_settled') : found
}

async function requireViewers(
  ctx: Ctx,
  tx: Tx,
  { kind, recordId }: { readonly kind: RecordKind; readonly recordId: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const stores = await storesOfRecord(ctx.companyId, tx, kind, recordId)
  const found = await findViewers(tx, ctx.companyId, kind.page, { ids, stores, limit: ids.length })
  if (found.length === ids.length) return
  const message = format(issueText.not_a_choice, ctx.locale)
  fail('invalid_input', { fields: { mentions: [{ code: 'not_a_choice', message }] } })
}

/** The record of each `#CODE`, where exactly one record visible to the author has this code. */
async function linksIn(ctx: Ctx, tx: Tx, searches: readonly RecordSearch[], body: string) {
  const codes = new Set(body.matchAll(/#([\p{L}\p{N}][\p{L}\p{N}._/-]{0,39})/gu).map(([, code = '']) => trimmed(code)))
  const visible = searches.filter(({ page }) => mayView(ctx.grants, page))
  const links: { code: string; address: string }[] = []
  for (const code of [...codes].slice(0, mostLinks)) {
    const hits = (await findRecords(ctx, tx, visible, code)).groups.flatMap(({ items }) =>
      items.filter(({ isExact }) => isExact),
    )
    const [only] = hits
    if (only !== undefined && hits.length === 1) links.push({ code, address: only.address })
  }
  return links
}

/** A full stop after a code ends the sentence. */
function trimmed(code: string): string {
  return code.replace(/[._/-]+$/, '')
}
