import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { completeUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { mostUnreceipted, unreceiptedWindowDays } from '@countinghouse/contract/sales/unreceipted-return'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireAllowed } from '../approval/require-allowed.ts'
import { readSession } from '../session/read-session.ts'
import { creditOf } from '../voucher/voucher-tenders.ts'
import { answerOf, findPosted } from './answer.ts'
import { composeSale } from './compose-sale.ts'
import { postSale } from './post-sales.ts'
import { findUnreturnable, requireInPolicy } from './return-policy.ts'
import { valueLines } from './unreceipted-value.ts'

/** Takes goods back without their receipt, for store credit. Locks: the customer, then those of the posting. Throws: see the route. */
export async function takeBackUnreceipted(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  input: InputOfRoute<typeof completeUnreceipted>,
): Promise<CompleteSale> {
  const { uid, tillSessionId, customerId, soldAt, reason } = input
  const session = await readSession(ctx, tx, tillSessionId, { permission: permissionName(registerPage, 'return') })
  const before = await findPosted(ctx, tx, input, 'return')
  if (before !== null) return before
  if (reason === '') return fail('sales.reason_required')
  const { storeId, businessOn, currency: currencyCode } = session
  await requireBelowLimit(ctx, tx, customerId, businessOn)
  const { unitMinor, cart, totals } = await valueLines(ctx, tx, session, input)
  const unsold = unitMinor.flatMap((minor, place) => (minor === null ? [{ line: place + 1 }] : []))
  if (unsold.length > 0) return fail('sales.not_sold_recently', { details: { lines: unsold } })
  const serial = cart.items.flatMap(({ isSerial }, place) => (isSerial ? [{ line: place + 1 }] : []))
  if (serial.length > 0) return fail('sales.serial_needs_receipt', { details: { lines: serial } })
  const { grossMinor } = totals
  if (grossMinor !== input.grossMinor) return fail('sales.total_mismatch', { details: { grossMinor } })
  await requireInPolicy(ctx, tx, input, await findUnreturnable(ctx, tx, storeId, input.lines))
  await requireAllowed(ctx, tx, input, [
    { kind: 'unreceipted', value: grossMinor },
    { kind: 'refund', value: grossMinor },
  ])
  const paymentTypeId = await readCreditType(ctx, tx, storeId)
  const tenders = [
    {
      paymentTypeId,
      tenderedMinor: grossMinor,
      changeMinor: 0,
      currencyMinor: null,
      terminalUid: null,
      reference: null,
    },
  ]
  const facts = { uid, tillSessionId, customerId, currencyCode, businessOn, soldAt, roundingMinor: 0, tenders }
  const sale = composeSale(cart, totals, facts)
  const posted = await postSale(ctx, tx, {
    ...sale,
    kind: 'return',
    reason,
    lines: sale.lines.map((line, place) => ({ ...line, isRestocked: input.lines[place]?.isRestocked ?? true })),
    vouchers: creditOf(ctx, box, { uid, tenders, kinds: ['store_credit'] }),
  })
  const after = { number: posted.number, grossMinor, reason, isWithoutReceipt: true }
  ctx.audit({ entity: 'sales.sale', entityId: posted.sale_id, label: posted.number, before: null, after })
  return answerOf(ctx, tx, posted.sale_id)
}

/** Two returns of one customer at once are counted one after the other. Throws: not_found, sales.unreceipted_limit. */
async function requireBelowLimit({ companyId }: Ctx, tx: Tx, customerId: number, day: string): Promise<void> {
  const found = await sql`
    select id from crm.customer where company_id = ${companyId} and id = ${customerId} for no key update`.execute(tx)
  if (found.rows.length === 0) fail('not_found')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales.sale
    where company_id = ${companyId} and customer_id = ${customerId} and kind = 'return' and original_sale_id is null and status = 'completed'
      and business_on > ${day}::date - ${unreceiptedWindowDays}::integer`.execute(tx)
  if ((rows[0]?.count ?? 0) >= mostUnreceipted) fail('sales.unreceipted_limit')
}

/** Throws: sales.tender_not_offered where the store has no store credit. */
async function readCreditType({ companyId }: Ctx, tx: Tx, storeId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from erp.payment_type p
    where p.company_id = ${companyId} and p.kind = 'store_credit' and p.status = 'active' and p.allow_refund and not p.refund_to_same_type_only
      and (not exists (select from erp.payment_type_store s where s.company_id = p.company_id and s.payment_type_id = p.id)
        or exists (select from erp.payment_type_store s
          where s.company_id = p.company_id and s.payment_type_id = p.id and s.store_id = ${storeId}))
    order by p.sort_order, p.id limit 1`.execute(tx)
  return rows[0]?.id ?? fail('sales.tender_not_offered')
}
