import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { decimalOfMinor, currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postCustomerInvoice } from '../../accounts/index.ts'

type Tendered = {
  readonly customerId: number | null
  readonly tenders: readonly { readonly tenderedMinor: number }[]
  readonly kinds: readonly string[]
}
type Receipt = {
  readonly saleId: number
  /** The sale that is charged; of a sale itself. */
  readonly chargedSaleId: number
  readonly number: string
  readonly customerId: number | null
  readonly storeId: number
  readonly currencyCode: string
}

/** What the payments put on account. Units: minor units of the company's currency. */
export function onAccountOf({ tenders, kinds }: Omit<Tendered, 'customerId'>): number {
  return tenders.reduce((sum, { tenderedMinor }, at) => sum + (kinds[at] === 'on_account' ? tenderedMinor : 0), 0)
}

/** Finds the receipt where the same one was sent at the same time and posted first. */
type FindTwin<T> = () => Promise<T | null>

/**
 * Checks that the customer has an account with room for what is put on it; answers the twin, which has taken that room. Throws, at the payment:
 * sales.account_customer, sales.no_account, sales.account_exceeded. Locks: the customer. Source: sales-crm-finance.md d5.
 */
export async function requireAccount<T>(
  { companyId, locale }: Ctx,
  tx: Tx,
  tendered: Tendered,
  findTwin: FindTwin<T>,
): Promise<T | null> {
  const amountMinor = onAccountOf(tendered)
  if (amountMinor === 0) return null
  const at = atPayment(locale, tendered.kinds)
  const { customerId } = tendered
  if (customerId === null) return fail('sales.account_customer', at(text.account_customer))
  const { limitMinor, usedMinor } = await lockAccount(companyId, tx, customerId)
  const twin = await findTwin()
  if (twin !== null) return twin
  if (limitMinor === null) return fail('sales.no_account', at(text.no_account))
  const leftMinor = Math.max(limitMinor - usedMinor, 0)
  if (amountMinor > leftMinor) fail('sales.account_exceeded', { ...at(text.account_exceeded), details: { leftMinor } })
  return null
}

/**
 * Checks that a return takes no more off the account than its sale put there; the caller holds the sale. Throws, at the payment:
 * sales.account_customer, sales.not_charged.
 */
export async function requireCharged(
  { companyId, locale }: Ctx,
  tx: Tx,
  { chargedSaleId, ...tendered }: Tendered & { readonly chargedSaleId: number },
): Promise<void> {
  const amountMinor = onAccountOf(tendered)
  if (amountMinor === 0) return
  const at = atPayment(locale, tendered.kinds)
  if (tendered.customerId === null) return fail('sales.account_customer', at(text.account_customer))
  const { rows } = await sql<{ leftMinor: number }>`
    select coalesce(sum(c.amount_minor), 0)::bigint as "leftMinor" from sales.sale_charge c
    where c.company_id = ${companyId} and c.charged_sale_id = ${chargedSaleId}`.execute(tx)
  const leftMinor = rows[0]?.leftMinor ?? 0
  if (amountMinor > leftMinor) fail('sales.not_charged', { ...at(text.not_charged), details: { leftMinor } })
}

/** Posts what a receipt puts on account (above zero) or takes off it, as an invoice or a credit note. Throws: what postCustomerInvoice throws. */
export async function chargeAccount(ctx: Ctx, tx: Tx, receipt: Receipt, amountMinor: number): Promise<void> {
  const { saleId, chargedSaleId, number, customerId, storeId, currencyCode } = receipt
  if (amountMinor === 0 || customerId === null) return
  const unitPrice = decimalOfMinor(Math.abs(amountMinor), currencyDigits(currencyCode))
  const { id } = await postCustomerInvoice(ctx, tx, {
    kind: amountMinor > 0 ? 'invoice' : 'credit_note',
    isCharge: true,
    customerId,
    storeId,
    reference: number,
    currencyCode,
    lines: [{ description: number, quantity: 1, unitPrice }],
  })
  await sql`
    insert into sales.sale_charge (company_id, invoice_id, sale_id, charged_sale_id, amount_minor)
    values (${ctx.companyId}, ${id}, ${saleId}, ${chargedSaleId}, ${amountMinor})`.execute(tx)
  // What comes off the account settles what its sale put there, so that nobody is reminded of it.
  if (amountMinor < 0)
    await sql`
      select payments.apply_credit(c.company_id, ${id}, c.invoice_id) from (
        select c.company_id, c.invoice_id from sales.sale_charge c
        where c.company_id = ${ctx.companyId} and c.charged_sale_id = ${chargedSaleId} and c.amount_minor > 0 order by c.invoice_id) c`.execute(
      tx,
    )
}

/** Takes back what a voided receipt put on account, or took off it. Locks: the customer. */
export async function reverseCharges(ctx: Ctx, tx: Tx, saleId: number): Promise<void> {
  const { rows } = await sql<Receipt & { amountMinor: number }>`
    select s.id as "saleId", c.charged_sale_id as "chargedSaleId", s.number, s.customer_id as "customerId", s.store_id as "storeId",
      s.currency_code as "currencyCode", c.amount_minor as "amountMinor"
    from sales.sale_charge c join sales.sale s on s.company_id = c.company_id and s.id = c.sale_id
    where c.company_id = ${ctx.companyId} and c.sale_id = ${saleId} order by c.invoice_id`.execute(tx)
  for (const { amountMinor, ...receipt } of rows) {
    if (receipt.customerId !== null) await lockAccount(ctx.companyId, tx, receipt.customerId)
    await chargeAccount(ctx, tx, receipt, -amountMinor)
  }
}

async function lockAccount(companyId: number, tx: Tx, customerId: number) {
  const { rows } = await sql<{ limitMinor: number | null }>`
    select c.credit_limit_minor as "limitMinor" from crm.customer c
    where c.company_id = ${companyId} and c.id = ${customerId} for no key update`.execute(tx)
  // A second statement, so that it sees what the one before in the row committed.
  const { rows: used } = await sql<{ usedMinor: number }>`
    select sales.credit_used(${companyId}, ${customerId}) as "usedMinor"`.execute(tx)
  return { limitMinor: rows[0]?.limitMinor ?? null, usedMinor: used[0]?.usedMinor ?? 0 }
}

function atPayment(locale: Ctx['locale'], kinds: readonly string[]) {
  return (words: (typeof text)[keyof typeof text]) =>
    atField({ locale }, [`tenders.${kinds.indexOf('on_account')}.tenderedMinor`], words)
}
