import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { text } from '@countinghouse/contract/accounts/errors.text'
import type { matchDocuments, unmatchDocuments } from '@countinghouse/contract/accounts/partner-documents'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Applied } from '../company-link/apply-message.ts'
import { requireConnection } from '../company-link/connect-link.ts'
import { sendMessage } from '../company-link/send-message.ts'
import { pairsOf } from './pairs.ts'

/** `uid`: document of the sender, `partnerUid`: of the receiver. */
export const UnmatchBody = z.object({ uid: z.uuid(), partnerUid: z.uuid() })
export const MatchBody = UnmatchBody.extend({ reason: z.string() })

type Side = {
  readonly id: number
  readonly uid: string
  readonly number: string
  readonly isTaken: boolean
  readonly sort: string
}

/**
 * Matches two documents here and by message at the partner. Throws: not_found, accounts.link_not_connected, accounts.not_matchable,
 * accounts.already_matched. Locks: the link.
 */
export async function match(
  ctx: Ctx,
  tx: Tx,
  { id, invoiceId, partnerDocumentId, reason }: InputOfRoute<typeof matchDocuments>,
): Promise<{ id: number }> {
  const link = await requireConnection(ctx, tx, id)
  const own = await findSide(ctx, tx, id, sql`p.own_id = ${invoiceId}`, 'own')
  const partner = await findSide(ctx, tx, id, sql`p.partner_id = ${partnerDocumentId}`, 'partner')
  if (own === null) return refuse(ctx, 'accounts.not_matchable', 'invoiceId', text.not_matchable)
  if (partner === null || partner.sort !== own.sort)
    return refuse(ctx, 'accounts.not_matchable', 'partnerDocumentId', text.not_matchable)
  if (own.isTaken) refuse(ctx, 'accounts.already_matched', 'invoiceId', text.already_matched)
  if (partner.isTaken) refuse(ctx, 'accounts.already_matched', 'partnerDocumentId', text.already_matched)
  await keep(ctx, tx, { linkId: id, own, partner, reason, matchedBy: ctx.userId })
  const body = { uid: own.uid, partnerUid: partner.uid, reason }
  await sendMessage(ctx, tx, { linkId: id, kind: 'match', subject: own.number, body })
  tell(ctx, link, null, { match: `${own.number} ${partner.number}`, reason })
  return { id }
}

/** Throws: not_found, accounts.link_not_connected. Locks: the link. */
export async function unmatch(
  ctx: Ctx,
  tx: Tx,
  { id, matchId }: InputOfRoute<typeof unmatchDocuments>,
): Promise<{ id: number }> {
  const link = await requireConnection(ctx, tx, id)
  const { rows } = await sql<{ uid: string; partnerUid: string; number: string; partner: string }>`
    delete from accounts.document_match m
    using accounts.invoice i, accounts.partner_document d
    where m.company_id = ${ctx.companyId} and m.company_link_id = ${id} and m.id = ${matchId}
      and i.company_id = m.company_id and i.id = m.invoice_id and d.company_id = m.company_id and d.id = m.partner_document_id
    returning i.uid, d.uid as "partnerUid", i.number, d.number as partner`.execute(tx)
  const { uid, partnerUid, number, partner } = rows[0] ?? fail('not_found')
  await sendMessage(ctx, tx, { linkId: id, kind: 'unmatch', subject: number, body: { uid, partnerUid } })
  tell(ctx, link, { match: `${number} ${partner}` }, { match: null })
  return { id }
}

/**
 * A match of the partner. What is matched otherwise here is taken back there, so that both companies have the same. Throws:
 * accounts.link_not_connected. Locks: the link.
 */
export async function applyMatch(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, partnerUid, reason } }: Applied<z.output<typeof MatchBody>>,
): Promise<void> {
  await requireConnection(ctx, tx, link.id)
  const own = await findSide(ctx, tx, link.id, sql`p.own_uid = ${partnerUid}`, 'own')
  const partner = await findSide(ctx, tx, link.id, sql`p.partner_uid = ${uid}`, 'partner')
  const isFree = own !== null && partner !== null && !own.isTaken && !partner.isTaken
  if (isFree) return await keep(ctx, tx, { linkId: link.id, own, partner, reason, matchedBy: null })
  const { rows } = await sql`
    select from accounts.document_match m where m.company_id = ${ctx.companyId} and m.invoice_id = ${own?.id ?? null}::bigint
      and m.partner_document_id = ${partner?.id ?? null}::bigint`.execute(tx)
  if (rows.length > 0) return
  const body = { uid: partnerUid, partnerUid: uid }
  await sendMessage(ctx, tx, { linkId: link.id, kind: 'unmatch', subject: own?.number ?? link.name, body })
}

export async function applyUnmatch(
  { companyId }: Ctx,
  tx: Tx,
  { link, body: { uid, partnerUid } }: Applied<z.output<typeof UnmatchBody>>,
): Promise<void> {
  await sql`
    delete from accounts.document_match m
    using accounts.invoice i, accounts.partner_document d
    where m.company_id = ${companyId} and m.company_link_id = ${link.id}
      and i.company_id = m.company_id and i.id = m.invoice_id and i.uid = ${partnerUid}
      and d.company_id = m.company_id and d.id = m.partner_document_id and d.uid = ${uid}`.execute(tx)
}

/** A document of the link; null: it is none of it. What matches by number and amount is taken. */
async function findSide(
  { companyId }: Ctx,
  tx: Tx,
  linkId: number,
  condition: ReturnType<typeof sql>,
  side: 'own' | 'partner',
): Promise<Side | null> {
  const column = (name: string) => sql.ref(`p.${side}_${name}`)
  const { rows } = await sql<Side>`
    select ${column('id')} as id, ${column('uid')} as uid, ${column('number')} as number, p.state in ('by_hand', 'matched') as "isTaken",
      concat_ws(' ', p.direction, p.kind, p.currency) as sort
    from (${pairsOf(companyId, linkId)}) p where ${condition}`.execute(tx)
  return rows[0] ?? null
}

type Kept = {
  readonly linkId: number
  readonly own: Side
  readonly partner: Side
  readonly reason: string
  readonly matchedBy: number | null
}

async function keep({ companyId }: Ctx, tx: Tx, { linkId, own, partner, reason, matchedBy }: Kept): Promise<void> {
  await sql`
    insert into accounts.document_match (company_id, company_link_id, invoice_id, partner_document_id, reason, matched_by)
    values (${companyId}, ${linkId}, ${own.id}, ${partner.id}, ${reason}, ${matchedBy})`.execute(tx)
}

function refuse({ locale }: Ctx, code: ErrorCode, field: string, words: Text): never {
  return fail(code, { fields: { [field]: [{ code: 'rule', message: format(words, locale) }] } })
}

type Facts = Readonly<Record<string, string | null>>

function tell(ctx: Ctx, { id, name }: { id: number; name: string }, before: Facts | null, after: Facts): void {
  ctx.audit({ entity: companyLink.entity, entityId: id, label: name, before: before ?? {}, after })
}
