import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { CreditEvent } from '../../crm/index.ts'
import { recordCreditEvent } from '../../crm/index.ts'
import { readDeposit } from '../../payments/index.ts'
import type { Account, AccountBlock } from '../credit/lock-account.ts'
import { lockAccount } from '../credit/lock-account.ts'
import { reserveOpen } from './order-stock.ts'
import type { SalesOrder } from './price-order.ts'
import { taxOrder } from './price-order.ts'
import { promiseOrder } from './promise-order.ts'

/**
 * Confirms at the prices of the draft and reserves stock; above the credit limit of the customer, while a trade member is on stop or
 * overdue, and until its deposit is paid, the order is held. Throws: sales.not_sellable, sales.price_missing, sales.tax_missing, at the lines, sales.reference_required at
 * the reference, sales.member_suspended. Locks: the customer, then pools and reservations.
 */
export async function confirmOrder(ctx: Ctx, tx: Tx, row: SalesOrder): Promise<TransitionOutcome> {
  await requireConfirmable(ctx, tx, row)
  const account = await lockUsable(ctx, tx, row)
  const { overLimitMinor, holdReason } = await findHold(ctx, tx, row, account)
  if (holdReason !== null) {
    if (holdReason !== 'deposit')
      await tellMember(ctx, tx, account, { kind: 'held', salesOrderId: row.id, cause: holdReason })
    return { status: 'on_hold', set: { overLimitMinor, holdReason } }
  }
  await reserveOpen(ctx, tx, row.id)
  const promise = await promiseOrder(ctx, tx, row)
  return { status: 'confirmed', set: { ...promise, confirmedAt: ctx.now.toISOString(), overLimitMinor: null } }
}

/**
 * Confirms a held order; one that the credit of the customer held is held again until its deposit is paid or released as well. Throws:
 * sales.member_suspended, sales.reference_required. Locks: the customer, then pools and reservations.
 */
export async function releaseHeld(ctx: Ctx, tx: Tx, row: SalesOrder, reason: string): Promise<TransitionOutcome> {
  const account = await lockUsable(ctx, tx, row)
  const isDepositWaived = row.holdReason === 'deposit'
  if (!isDepositWaived) await tellMember(ctx, tx, account, { kind: 'released', salesOrderId: row.id, reason })
  const set = { releasedBy: ctx.userId, reason }
  if (!isDepositWaived && (await isDepositMissing(ctx, tx, row)))
    return { status: 'on_hold', set: { ...set, holdReason: 'deposit' } }
  await reserveOpen(ctx, tx, row.id)
  const promise = await promiseOrder(ctx, tx, row)
  const confirmedAt = row.confirmedAt ?? ctx.now.toISOString()
  return { status: 'confirmed', set: { ...set, ...promise, confirmedAt, isDepositWaived } }
}

export type Hold = {
  readonly overLimitMinor: number | null
  readonly holdReason: SalesOrder['holdReason'] | 'suspended'
}

export type CreditHold = { readonly overLimitMinor: number | null; readonly holdReason: AccountBlock | 'limit' }

/** What of the credit of its customer keeps an order from going on; a release counts but for a suspended member. */
export async function findCreditHold(
  ctx: Ctx,
  tx: Tx,
  order: Pick<SalesOrder, 'id'>,
  account: Account,
): Promise<CreditHold | null> {
  if (account.block === 'suspended') return { overLimitMinor: null, holdReason: account.block }
  if (await isReleased(ctx, tx, order.id)) return null
  const overLimitMinor = await readOverLimit(ctx, tx, order, account)
  const holdReason = account.block ?? (overLimitMinor === null ? null : 'limit')
  return holdReason === null ? null : { overLimitMinor, holdReason }
}

/** Whether someone who may released it. */
export async function isReleased({ companyId }: Ctx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from sales.sales_order o where o.company_id = ${companyId} and o.id = ${id} and o.released_by is not null`.execute(
    tx,
  )
  return rows.length > 0
}

/** What keeps an order from being confirmed; `isReleased`: in spite of the credit of the customer. */
export async function findHold(
  ctx: Ctx,
  tx: Tx,
  row: SalesOrder,
  account: Account,
  { isReleased = false } = {},
): Promise<Hold> {
  const overLimitMinor = isReleased ? row.overLimitMinor : await readOverLimit(ctx, tx, row, account)
  const byCredit = isReleased ? null : (account.block ?? (overLimitMinor === null ? null : 'limit'))
  return { overLimitMinor, holdReason: byCredit ?? ((await isDepositMissing(ctx, tx, row)) ? 'deposit' : null) }
}

async function isDepositMissing(
  { companyId }: Ctx,
  tx: Tx,
  { id, depositRequiredMinor }: SalesOrder,
): Promise<boolean> {
  return depositRequiredMinor > 0 && (await readDeposit(tx, companyId, id)).paidMinor < depositRequiredMinor
}

/** The account of the customer. Throws: sales.member_suspended, sales.reference_required. Locks: the customer. */
async function lockUsable(ctx: Ctx, tx: Tx, { customerId, customerReference }: SalesOrder): Promise<Account> {
  const account = await lockAccount(ctx, tx, customerId)
  if (account.block === 'suspended') fail('sales.member_suspended')
  if (account.isReferenceRequired && customerReference === null)
    fail('sales.reference_required', atField(ctx, ['customerReference'], text.reference_required))
  return account
}

type HoldEvent = Extract<CreditEvent, { readonly salesOrderId: number }>
type Untold<E> = E extends CreditEvent ? Omit<E, 'tradeMemberId'> : never

export async function tellMember(
  ctx: Ctx,
  tx: Tx,
  { tradeMemberId }: Account,
  event: Untold<HoldEvent>,
): Promise<void> {
  if (tradeMemberId !== null) await recordCreditEvent(ctx, tx, { ...event, tradeMemberId })
}

async function requireConfirmable(ctx: Ctx, tx: Tx, row: SalesOrder): Promise<void> {
  const at = (field: string, refused: (place: number) => boolean) =>
    row.lines.flatMap((_, place) => (refused(place) ? `lines.${place}.${field}` : []))
  const { rows } = await sql<{ id: number }>`
    select v.id from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${ctx.companyId} and v.id = any(${row.lines.map(({ variantId }) => variantId)}::bigint[])
      and p.is_sellable and p.status = 'active' and v.status = 'active' and p.kind in ('stocked', 'service', 'consumable')`.execute(
    tx,
  )
  const sellable = new Set(rows.map(({ id }) => id))
  const unsold = at('variantId', (place) => !sellable.has(row.lines[place]?.variantId ?? 0))
  if (unsold.length > 0) fail('sales.not_sellable', atField(ctx, unsold, text.not_sellable))
  const unpriced = at('unitPrice', (place) => row.lines[place]?.price === null)
  if (unpriced.length > 0) fail('sales.price_missing', atField(ctx, unpriced, text.price_missing))
  const { lines } = await taxOrder(ctx, tx, row, row.orderedOn)
  const untaxed = at('variantId', (place) => lines[place]?.tax === null)
  if (untaxed.length > 0) fail('sales.tax_missing', atField(ctx, untaxed, text.tax_missing))
}

/**
 * What the order exceeds the credit limit of its customer by, of which it is part once it was confirmed; null: it does not. Units: minor
 * units of the company's currency.
 */
async function readOverLimit(
  { companyId }: Ctx,
  tx: Tx,
  { id }: Pick<SalesOrder, 'id'>,
  { limitMinor, usedMinor }: Account,
): Promise<number | null> {
  if (limitMinor === null) return null
  const { rows } = await sql<{ over: number }>`
    select (${usedMinor - limitMinor}::bigint + case when o.confirmed_at is null then o.company_gross_minor else 0 end)::bigint as over
    from sales.sales_order o where o.company_id = ${companyId} and o.id = ${id}`.execute(tx)
  const over = rows[0]?.over ?? 0
  return over > 0 ? over : null
}
