import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { codeReadableMinutes } from '@countinghouse/contract/sales/voucher'
import type {
  blockVoucherBatch,
  createGiftCards,
  exportBatchCodes,
  issueVoucherBatch,
} from '@countinghouse/contract/sales/voucher-batch'
import { voucherBatches, voucherBatchesPage } from '@countinghouse/contract/sales/voucher-batch'
import { text } from '@countinghouse/contract/sales/voucher-batch.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import { reportFile } from '../../../platform/lists/report-file.ts'
import { postJournals } from '../../accounts/index.ts'
import { readToday, requireAhead } from './change-voucher.ts'
import { newVoucher, voucherCode } from './voucher-code.ts'

/** Source type of batches in the ledger. */
export const batchSource = 'voucher_batch'

/** Throws: see the route. Locks: the uid, so that what is sent twice at once is issued once. */
export async function issueBatch(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { uid, name, quantity, amountMinor, expiresOn, reason }: InputOfRoute<typeof issueVoucherBatch>,
): Promise<OutputOfRoute<typeof issueVoucherBatch>> {
  const { companyId, userId } = ctx
  const known = await findKnown(ctx, tx, uid)
  if (known !== null) return known
  const today = await readToday(ctx, tx)
  requireAhead(ctx, expiresOn, today)
  const { rows } = await sql<{ id: number }>`
    select sales.issue_voucher_batch(${companyId}, ${uid}::uuid, ${name}, ${newCodes(box, { companyId, uid, quantity })}, ${amountMinor}::bigint, ${today}::date, ${expiresOn}::date, ${reason}, ${userId}::bigint) as id`.execute(
    tx,
  )
  const { id } = rows[0] ?? fail('internal')
  const totalMinor = quantity * amountMinor
  const event = { source: 'sale', sourceType: batchSource, sourceId: id, eventNo: 1, postedOn: today } as const
  const lines = [
    { role: 'goodwill', amountMinor: totalMinor },
    { role: 'tender_store_credit', amountMinor: -totalMinor },
  ] as const
  await postJournals(ctx, [{ ...event, description: name, lines }]).execute(tx)
  const after = { quantity, amountMinor, expiresOn, reason }
  ctx.audit({ entity: voucherBatches.entity, entityId: id, label: name, before: null, after })
  return { id, version: 1 }
}

/** Throws: see the route. Locks: as `issueBatch`. */
export async function createCards(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { uid, name, quantity, amountMinor, expiresOn }: InputOfRoute<typeof createGiftCards>,
): Promise<OutputOfRoute<typeof createGiftCards>> {
  const { companyId, userId } = ctx
  const known = await findKnown(ctx, tx, uid)
  if (known !== null) return known
  const today = await readToday(ctx, tx)
  requireAhead(ctx, expiresOn, today)
  const { rows } = await sql<{ id: number }>`
    select sales.create_gift_cards(${companyId}, ${uid}::uuid, ${name}, ${newCodes(box, { companyId, uid, quantity })}, ${amountMinor}::bigint,
      ${today}::date, ${expiresOn}::date, ${userId}::bigint) as id`.execute(tx)
  const { id } = rows[0] ?? fail('internal')
  const after = { kind: 'gift_card', quantity, amountMinor, expiresOn }
  ctx.audit({ entity: voucherBatches.entity, entityId: id, label: name, before: null, after })
  return { id, version: 1 }
}

/** The batch that the uid created before. Locks: the uid. */
async function findKnown(ctx: Ctx, tx: Tx, uid: string): Promise<{ id: number; version: number } | null> {
  const { companyId } = ctx
  await lockReference(tx, companyId, `sales.${batchSource}`, uid)
  const { rows } = await sql<{ id: number; version: number; name: string }>`
    select b.id, b.version, b.name from sales.voucher_batch b where b.company_id = ${companyId} and b.uid = ${uid}`.execute(
    tx,
  )
  if (rows[0] === undefined) return null
  const { name: label, ...batch } = rows[0]
  ctx.audit({ entity: voucherBatches.entity, entityId: batch.id, label, before: null, after: { isSentAgain: true } })
  return batch
}

type Origin = { readonly companyId: number; readonly uid: string; readonly quantity: number }

/** Codes as they are stored: two arguments of the functions that write them. */
function newCodes(box: SecretBox, { quantity, ...origin }: Origin) {
  const created = Array.from({ length: quantity }, (_, place) => newVoucher(box, { ...origin, place }))
  return sql`array(
      select decode(h, 'hex') from unnest(${created.map(({ codeHash }) => codeHash)}::text[]) with ordinality as g (h, place) order by place),
    ${created.map(({ lastFour }) => lastFour)}::text[]`
}

/** Throws: not_found for other users, and once the hour is over. */
export async function batchCodes(
  ctx: Ctx,
  reader: Reader,
  box: SecretBox,
  { id, format }: InputOfRoute<typeof exportBatchCodes>,
): Promise<DownloadAnswer> {
  const { companyId, userId, now, locale } = ctx
  const { rows } = await sql<{
    uid: string
    quantity: number
    amountMinor: number | null
    currency: string
    issuedOn: string
    expiresOn: string | null
  }>`
    select b.uid, b.quantity, b.amount_minor as "amountMinor", b.currency_code as currency, b.issued_on::text as "issuedOn",
      b.expires_on::text as "expiresOn"
    from sales.voucher_batch b
    where b.company_id = ${companyId} and b.id = ${id} and b.created_by = ${userId}
      and b.created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${codeReadableMinutes})`.execute(
    reader,
  )
  const { uid, quantity, amountMinor, currency, issuedOn, expiresOn } = rows[0] ?? fail('not_found')
  return reportFile(ctx, {
    page: voucherBatchesPage,
    requested: { id },
    format,
    from: issuedOn,
    to: expiresOn ?? issuedOn,
    headings: [text.code[locale], `${text.amountMinor[locale]} (${currency})`, text.expiresOn[locale]],
    rows: Array.from({ length: quantity }, (_, place) => [
      voucherCode(box, { companyId, uid, place }),
      amountMinor === null ? null : amountCell(amountMinor, currency),
      expiresOn,
    ]),
  })
}

/** Throws: not_found, stale. Locks: the vouchers in key order. */
export async function blockBatch(
  ctx: Ctx,
  tx: Tx,
  { id, version, reason }: InputOfRoute<typeof blockVoucherBatch>,
): Promise<OutputOfRoute<typeof blockVoucherBatch>> {
  const { rows: found } = await sql<{ name: string; version: number }>`
    select b.name, b.version from sales.voucher_batch b where b.company_id = ${ctx.companyId} and b.id = ${id}`.execute(
    tx,
  )
  const batch = found[0] ?? fail('not_found')
  const { rows } = await sql<{ blocked: number | null }>`
    select sales.block_voucher_batch(${ctx.companyId}, ${id}, ${version}, ${reason}, ${ctx.userId}::bigint) as blocked`.execute(
    tx,
  )
  const blocked = rows[0]?.blocked ?? fail('stale', { details: { current: { id, version: batch.version } } })
  ctx.audit({
    entity: voucherBatches.entity,
    entityId: id,
    label: batch.name,
    before: null,
    after: { blocked, reason },
  })
  return { id, version: version + 1, blocked }
}
