import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/sales/errors.text'
import type { issueVoucher, Voucher } from '@countinghouse/contract/sales/voucher'
import { vouchers } from '@countinghouse/contract/sales/voucher'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import type { JournalLine } from '../../accounts/index.ts'
import { postJournals } from '../../accounts/index.ts'
import { readVoucher } from './read-voucher.ts'
import { newVoucher } from './voucher-code.ts'

/** Source type of vouchers in the ledger. */
export const voucherSource = 'voucher'

/** Throws: see the route. Locks: the uid, so that what is sent twice at once is issued once. */
export async function issue(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { uid, amountMinor, customerId, expiresOn, reason }: InputOfRoute<typeof issueVoucher>,
): Promise<OutputOfRoute<typeof issueVoucher>> {
  const { companyId, userId } = ctx
  const { codeHash, lastFour } = newVoucher(box, { companyId, uid, place: 0 })
  await lockReference(tx, companyId, `sales.${voucherSource}`, uid)
  const { rows: known } = await sql<{ id: number; version: number }>`
    select v.id, v.version from sales.voucher v where v.company_id = ${companyId} and v.uid = ${uid} and v.source_type = 'manual'`.execute(
    tx,
  )
  if (known[0] !== undefined) {
    record(ctx, { id: known[0].id, name: `…${lastFour}` }, null, { isSentAgain: true })
    return known[0]
  }
  const today = await readToday(ctx, tx)
  requireAhead(ctx, expiresOn, today)
  const { rows } = await sql<{ id: number }>`
    select sales.issue_voucher(${companyId}, ${uid}::uuid, decode(${codeHash}, 'hex'), ${lastFour}, ${amountMinor}::bigint, ${today}::date, ${expiresOn}::date,
      ${customerId}::bigint, ${reason}, ${userId}::bigint) as id`.execute(tx)
  const { id } = rows[0] ?? fail('internal')
  await post(ctx, tx, { id, lastFour, eventNo: 1, postedOn: today }, [
    { role: 'goodwill', amountMinor },
    { role: 'tender_store_credit', amountMinor: -amountMinor },
  ])
  record(ctx, { id, name: `…${lastFour}` }, null, { amountMinor, reason })
  return { id, version: 1 }
}

type Target = { readonly id: number; readonly version: number }

/** Throws: not_found, stale, state_conflict, sales.rule_broken. */
export async function changeExpiry(
  ctx: Ctx,
  tx: Tx,
  { expiresOn, ...target }: Target & { readonly expiresOn: string | null },
): Promise<Voucher> {
  requireAhead(ctx, expiresOn, await readToday(ctx, tx))
  return (await change(ctx, tx, target, { what: 'expiry', expiresOn })).voucher
}

/** Throws: not_found, stale, state_conflict. */
export async function block(
  ctx: Ctx,
  tx: Tx,
  { reason, ...target }: Target & { readonly reason: string },
): Promise<Voucher> {
  return (await change(ctx, tx, target, { what: 'block', reason })).voucher
}

/** Throws: not_found, stale, state_conflict. */
export async function unblock(ctx: Ctx, tx: Tx, target: Target): Promise<Voucher> {
  return (await change(ctx, tx, target, { what: 'unblock' })).voucher
}

/** Throws: not_found, stale, state_conflict, what postJournals throws. */
export async function writeOff(ctx: Ctx, tx: Tx, target: Target): Promise<Voucher> {
  const { voucher, amountMinor } = await change(ctx, tx, target, { what: 'write_off' })
  const event = { id: voucher.id, lastFour: voucher.name.slice(1), eventNo: 2, postedOn: await readToday(ctx, tx) }
  await post(ctx, tx, event, [
    { role: voucher.kind === 'gift' ? 'tender_voucher' : 'tender_store_credit', amountMinor },
    { role: 'voucher_breakage', amountMinor: -amountMinor },
  ])
  return voucher
}

type Change = {
  readonly what: 'expiry' | 'block' | 'unblock' | 'write_off'
  readonly expiresOn?: string | null
  readonly reason?: string
}

async function change(
  ctx: Ctx,
  tx: Tx,
  { id, version }: Target,
  { what, expiresOn = null, reason }: Change,
): Promise<{ voucher: Voucher; amountMinor: number }> {
  const before = await readVoucher(ctx, tx, id)
  if (before.version !== version) return fail('stale', { details: { current: before } })
  const { rows } = await sql<{ amount: number | null }>`
    select sales.change_voucher(${ctx.companyId}, ${id}, ${version}, ${what}, ${expiresOn}::date, ${reason ?? null}, ${ctx.userId}::bigint) as amount`.execute(
    tx,
  )
  const amountMinor = rows[0]?.amount ?? fail('state_conflict')
  const voucher = await readVoucher(ctx, tx, id)
  const shown = ({ status, expiresOn: last, balanceMinor, blockReason }: Voucher) => ({
    status,
    expiresOn: last,
    balanceMinor,
    blockReason,
  })
  record(ctx, voucher, shown(before), shown(voucher))
  return { voucher, amountMinor }
}

/** The date of the company. */
export async function readToday({ companyId, now }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today from erp.company c where c.id = ${companyId}`.execute(
    tx,
  )
  return rows[0]?.today ?? fail('internal')
}

/** Throws: sales.rule_broken for a last day that is over. */
export function requireAhead({ locale }: Ctx, expiresOn: string | null, today: string): void {
  if (expiresOn === null || expiresOn >= today) return
  const message = format(text.expiry_past, locale)
  fail('sales.rule_broken', { fields: { expiresOn: [{ code: 'rule', message }] } })
}

type Event = { readonly id: number; readonly lastFour: string; readonly eventNo: number; readonly postedOn: string }

async function post(
  ctx: Ctx,
  tx: Tx,
  { id, lastFour, eventNo, postedOn }: Event,
  lines: readonly JournalLine[],
): Promise<void> {
  const event = { source: 'sale', sourceType: voucherSource, sourceId: id, eventNo, postedOn } as const
  await postJournals(ctx, [{ ...event, description: `…${lastFour}`, lines }]).execute(tx)
}

function record(
  ctx: Ctx,
  { id, name }: { readonly id: number; readonly name: string },
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): void {
  ctx.audit({ entity: vouchers.entity, entityId: id, label: name, before, after })
}
