import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { takeOrderDeposit } from '@countinghouse/contract/sales/order-deposit'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { dividedExactly } from '@countinghouse/kernel/exact'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx, GuardCtx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument, readDocument, requireStatus } from '../../../platform/documents/document.ts'
import { createDeposit, readDeposit } from '../../payments/index.ts'
import { lockAccount } from '../credit/lock-account.ts'
import { findHold, isReleased } from './confirm-order.ts'
import { reserveOpen } from './order-stock.ts'
import type { SalesOrder } from './price-order.ts'
import { promiseOrder } from './promise-order.ts'

const wholePpm = 1_000_000n

/** What has to be paid before an order is confirmed, never more than its total. Units: minor units of the order. */
export function requiredDeposit(
  { depositPpm, depositMinor }: Pick<SalesOrder, 'depositPpm' | 'depositMinor'>,
  grossMinor: number,
): number {
  const share = Number(dividedExactly(BigInt(grossMinor) * BigInt(depositPpm ?? 0), wholePpm))
  return Math.min(depositMinor ?? share, grossMinor)
}

type Waiting = InputOfRoute<typeof takeOrderDeposit>

/** A draft payment of what is missing of the deposit, else of the order. Throws: see the route. */
export async function takeDeposit(
  ctx: Ctx,
  tx: Tx,
  { id, uid }: Waiting,
): Promise<OutputOfRoute<typeof takeOrderDeposit>> {
  const row = (await readDocument(ctx, tx, salesOrder, id)) as SalesOrder
  requireStatus(salesOrder, row, ['on_hold', 'confirmed'])
  const { customerId, currencyCode, grossMinor, depositRequiredMinor } = row
  const { paidMinor } = await readDeposit(tx, ctx.companyId, id)
  const wantedMinor = paidMinor < depositRequiredMinor ? depositRequiredMinor : grossMinor
  const amountMinor = Math.min(wantedMinor - paidMinor, await readOpen(ctx, tx, id))
  if (amountMinor <= 0) fail('sales.deposit_complete')
  return await createDeposit(ctx, tx, { uid, salesOrderId: id, customerId, currencyCode, amountMinor })
}

/** What of an order is neither paid nor credited. Units: minor units of the order. */
async function readOpen({ companyId }: Ctx, tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ openMinor: number }>`
    select p.open_minor as "openMinor" from sales.payment_of(${companyId}, ${id}) p`.execute(tx)
  return rows[0]?.openMinor ?? fail('not_found')
}

type Payment = {
  readonly salesOrderId: number | null
  readonly customerId: number
  readonly currencyCode: string
  readonly amountMinor: number
}

/** Payments that name an order: whose it is, and that the order goes on once its deposit is paid. */
export const depositGuard: MasterGuard = {
  beforeWrite: (ctx, tx, { after }) => requireKnown(ctx, tx, after?.['salesOrderId']),
  beforePost: (ctx, tx, row) => requireOrder(ctx, tx, row as unknown as Payment),
  afterPost: (ctx, tx, row) => confirmPaid(ctx, tx, row as unknown as Payment),
}

/** Throws: invalid_input at an order that is not there. */
async function requireKnown({ companyId, locale }: GuardCtx, tx: Tx, id: unknown): Promise<void> {
  if (typeof id !== 'number') return
  const { rows } = await sql`
    select from sales.sales_order o where o.company_id = ${companyId} and o.id = ${id}`.execute(tx)
  const refusal = { code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }
  if (rows.length === 0) fail('invalid_input', { fields: { salesOrderId: [refusal] } })
}

/** Throws: payments.not_of_order at the order. Locks: the order, before its customer. */
async function requireOrder(ctx: Ctx, tx: Tx, payment: Payment): Promise<void> {
  const { salesOrderId, customerId, currencyCode, amountMinor } = payment
  if (salesOrderId === null) return
  const { rows } = await sql<{ isFit: boolean }>`
    select o.customer_id = ${customerId} and o.currency_code = ${currencyCode}
      and (${amountMinor}::bigint = 0 or o.status in ('on_hold', 'confirmed')) as "isFit"
    from sales.sales_order o where o.company_id = ${ctx.companyId} and o.id = ${salesOrderId} for no key update`.execute(
    tx,
  )
  if (rows[0]?.isFit !== true) fail('payments.not_of_order', atField(ctx, ['salesOrderId'], text.not_of_order))
}

/**
 * Confirms a held order that nothing keeps any more, or says what does. An order of a suspended member, or without the reference that it
 * requires, stays as it is. Locks: the customer, then pools and reservations.
 */
export async function confirmPaid(
  ctx: Ctx,
  tx: Tx,
  { salesOrderId, amountMinor }: Pick<Payment, 'salesOrderId' | 'amountMinor'>,
): Promise<void> {
  if (salesOrderId === null || amountMinor === 0) return
  const row = (await lockDocumentRow(ctx, tx, salesOrder, salesOrderId)) as SalesOrder | null
  if (row?.status !== 'on_hold') return
  const account = await lockAccount(ctx, tx, row.customerId)
  if (account.block === 'suspended' || (account.isReferenceRequired && row.customerReference === null)) return
  const hold = await findHold(ctx, tx, row, account, { isReleased: await isReleased(ctx, tx, row.id) })
  if (hold.holdReason !== null) {
    if (hold.holdReason !== row.holdReason) await moveDocument(ctx, tx, salesOrder, row, { set: hold })
    return
  }
  await reserveOpen(ctx, tx, row.id)
  const promise = await promiseOrder(ctx, tx, row)
  const set = {
    ...promise,
    confirmedAt: row.confirmedAt ?? ctx.now.toISOString(),
    overLimitMinor: hold.overLimitMinor,
  }
  await moveDocument(ctx, tx, salesOrder, row, { status: 'confirmed', set })
}
