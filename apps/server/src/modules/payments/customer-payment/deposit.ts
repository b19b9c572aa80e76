import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { CustomerPayment } from './calculate-receipt.ts'
import { calculateReceipt } from './calculate-receipt.ts'
import { postReceipt } from './post-receipt.ts'

/** The deposit of a sales order. Units: minor units of its currency. */
export type Deposit = {
  /** Received and not given back. */
  readonly paidMinor: number
  /** What its invoices used. */
  readonly usedMinor: number
  readonly leftMinor: number
}

export async function readDeposit(db: Reader | Tx, companyId: number, salesOrderId: number): Promise<Deposit> {
  const { rows } = await sql<Deposit>`
    select d.paid_minor as "paidMinor", d.used_minor as "usedMinor", d.left_minor as "leftMinor"
    from payments.deposit_of(${companyId}, ${salesOrderId}) d`.execute(db)
  return rows[0] ?? fail('internal')
}

/** Holds the customer, as whoever takes or uses a deposit does, before what else the transaction locks. */
export async function lockPayer({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, customerId: number): Promise<void> {
  await sql`
    select from crm.customer c where c.company_id = ${companyId} and c.id = ${customerId} for no key update`.execute(tx)
}

type Expected = Pick<CustomerPayment, 'customerId' | 'currencyCode' | 'amountMinor'> & {
  readonly uid: string
  readonly salesOrderId: number
}

/** A draft of a deposit that is received today in the account of bank transfers. Throws: accounts.rule_missing, what calculateReceipt throws. */
export async function createDeposit(
  ctx: Ctx,
  tx: Tx,
  { uid, ...expected }: Expected,
): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ accountId: number; receivedOn: string }>`
    select r.account_id as "accountId", erp.today(r.company_id)::text as "receivedOn" from accounts.posting_rule r
    where r.company_id = ${ctx.companyId} and r.role = 'tender_bank_transfer' and r.status = 'active'
      and r.store_id is null and r.category_id is null and r.payment_type_id is null`.execute(tx)
  const terms =
    rows[0] ?? fail('accounts.rule_missing', { details: { roles: [{ role: 'tender_bank_transfer', storeId: null }] } })
  const entered = { ...expected, ...terms, exchangeRate: null, reference: null, note: null, appliedMinor: 0, lines: [] }
  const { exchangeRate, unallocatedMinor } = await calculateReceipt(ctx, tx, entered, { isLocked: false })
  const calculated = { exchangeRate, unallocatedMinor }
  const { id, version } = await createDocument(ctx, tx, customerPayment, { uid, ...entered }, calculated)
  return { id, version }
}

type BilledOrder = { readonly salesOrderId: number; readonly invoiceId: number; readonly amountMinor: number }

/** Keeps what an invoice bills of an order, so that what it is paid counts for the order. Units: minor units of the invoice. */
export async function billOrder({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, billed: BilledOrder): Promise<void> {
  const { salesOrderId, invoiceId, amountMinor } = billed
  if (amountMinor <= 0) return
  await sql`
    insert into payments.order_bill (company_id, invoice_id, sales_order_id, amount_minor)
    values (${companyId}, ${invoiceId}, ${salesOrderId}, ${amountMinor})`.execute(tx)
}

type Used = {
  readonly salesOrderId: number
  readonly invoiceId: number
  /** At most, of an invoice that bills other orders as well. Units: minor units of the invoice. */
  readonly mostMinor: number
}

/**
 * Settles a posted invoice with what is left of the deposit of its order, as far as it is open: a customer payment that receives nothing.
 * Throws: what postReceipt throws. Locks: the customer, what postReceipt locks.
 */
export async function applyDeposit(ctx: Ctx, tx: Tx, { salesOrderId, invoiceId, mostMinor }: Used): Promise<void> {
  const { leftMinor } = await readDeposit(tx, ctx.companyId, salesOrderId)
  const { rows } = await sql<
    Pick<Draft, 'customerId' | 'currencyCode' | 'exchangeRate' | 'reference' | 'receivedOn'> & { openMinor: number }
  >`
    select i.customer_id as "customerId", i.currency_code as "currencyCode", i.exchange_rate::text as "exchangeRate", i.name as reference,
      i.issued_on::text as "receivedOn", (i.gross_minor - coalesce(s.settled, 0))::bigint as "openMinor"
    from accounts.invoice i
    cross join lateral (
      select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
    where i.company_id = ${ctx.companyId} and i.id = ${invoiceId}`.execute(tx)
  const { openMinor, ...terms } = rows[0] ?? fail('not_found')
  const amountMinor = Math.min(leftMinor, openMinor, mostMinor)
  if (amountMinor <= 0) return
  const lines = [{ invoiceId, amountMinor, discountMinor: 0 }]
  await postOfDeposit(ctx, tx, { ...terms, salesOrderId, appliedMinor: amountMinor, releasedMinor: 0, lines })
}

/**
 * Makes what is left of the deposit of an order, beyond an amount, credit of its customer. Throws: what postReceipt throws. Locks: as
 * applyDeposit.
 */
export async function releaseDeposit(
  ctx: Ctx,
  tx: Tx,
  { salesOrderId, keptMinor }: { readonly salesOrderId: number; readonly keptMinor: number },
): Promise<void> {
  const { leftMinor } = await readDeposit(tx, ctx.companyId, salesOrderId)
  const releasedMinor = leftMinor - keptMinor
  if (releasedMinor <= 0) return
  const { rows } = await sql<Omit<Draft, 'appliedMinor' | 'releasedMinor' | 'lines'>>`
    select p.customer_id as "customerId", p.currency_code as "currencyCode", p.exchange_rate::text as "exchangeRate", null as reference,
      erp.today(p.company_id)::text as "receivedOn", p.sales_order_id as "salesOrderId"
    from payments.customer_payment p
    where p.company_id = ${ctx.companyId} and p.sales_order_id = ${salesOrderId} and p.status = 'posted' and p.amount_minor > 0
    order by p.id desc limit 1`.execute(tx)
  const terms = rows[0] ?? fail('not_found')
  await postOfDeposit(ctx, tx, { ...terms, appliedMinor: releasedMinor, releasedMinor, lines: [] })
}

type Draft = Pick<
  CustomerPayment,
  | 'customerId'
  | 'currencyCode'
  | 'exchangeRate'
  | 'reference'
  | 'receivedOn'
  | 'appliedMinor'
  | 'releasedMinor'
  | 'lines'
> & { readonly salesOrderId: number }

/** Names the account of the last payment of the deposit, which it does not move. */
async function postOfDeposit(ctx: Ctx, tx: Tx, draft: Draft): Promise<void> {
  const { rows } = await sql<{ accountId: number }>`
    select p.account_id as "accountId" from payments.customer_payment p
    where p.company_id = ${ctx.companyId} and p.sales_order_id = ${draft.salesOrderId} and p.status = 'posted'
    order by p.id desc limit 1`.execute(tx)
  const { accountId } = rows[0] ?? fail('not_found')
  const { releasedMinor, ...entered } = draft
  const values = { uid: randomUUID(), ...entered, accountId, amountMinor: 0, note: null }
  const created = await createDocument(ctx, tx, customerPayment, values, { releasedMinor, unallocatedMinor: 0 })
  const outcome = await postReceipt(ctx, tx, created as CustomerPayment)
  await moveDocument(ctx, tx, customerPayment, created, { status: 'posted', ...outcome })
}
