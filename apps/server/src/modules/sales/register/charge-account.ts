import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { decimalOfMinor, currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postCustomerInvoice } from '../../accounts/index.ts'
import { lockAccount } from '../credit/lock-account.ts'

type Tendered = {
  readonly customerId: number | null
  readonly tenders: readonly { readonly tenderedMinor: number; readonly reference: string | null }[]
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
  /** Purchase order number of the customer; left out: its invoice refers to the receipt. */
  readonly reference?: string | null
}

/** What the payments put on account. Units: minor units of the company's currency. */
export function onAccountOf({ tenders, kinds }: Omit<Tendered, 'customerId'>): number {
  return tenders.reduce((sum, { tenderedMinor }, at) => sum + (kinds[at] === 'on_account' ? tenderedMinor : 0), 0)
}

/** What the reference of an invoice takes; the receipt has all of it. */
const mostReference = 60

/** Purchase order numbers of the customer that came with what is put on account; null: none. */
export function accountReferenceOf({ tenders, kinds }: Omit<Tendered, 'customerId'>): string | null {
  const given = tenders.flatMap(({ reference }, at) =>
    kinds[at] === 'on_account' && reference !== null ? reference : [],
  )
  return given.length === 0 ? null : [...new Set(given)].join(', ').slice(0, mostReference)
}

/**
 * Checks that the customer has an account with room for what is put on it. Throws, at the payment:
 * sales.account_customer, sales.no_account, sales.account_exceeded, what keeps a trade member from buying on account, and
 * sales.reference_required at its reference. Locks: the customer. Source: docs/guides/sales.md, docs/guides/crm.md.
 */
export async function requireAccount(ctx: Ctx, tx: Tx, tendered: Tendered): Promise<void> {
  const amountMinor = onAccountOf(tendered)
  if (amountMinor === 0) return
  const at = atPayment(ctx.locale, tendered.kinds)
  const { customerId } = tendered
  if (customerId === null) return fail('sales.account_customer', at(text.account_customer))
  const { limitMinor, usedMinor, block, isReferenceRequired } = await lockAccount(ctx, tx, customerId)
  if (block !== null) fail(`sales.member_${block}`, at(text[`member_${block}`]))
  if (isReferenceRequired) requireReferences(ctx, tendered)
  if (limitMinor === null) return fail('sales.no_account', at(text.no_account))
  const leftMinor = Math.max(limitMinor - usedMinor, 0)
  if (amountMinor > leftMinor) fail('sales.account_exceeded', { ...at(text.account_exceeded), details: { leftMinor } })
}

/** Throws: sales.reference_required, at the references that are missing. */
function requireReferences(ctx: Ctx, { tenders, kinds }: Tendered): void {
  const missing = tenders.flatMap(({ reference }, at) =>
    kinds[at] === 'on_account' && reference === null ? `tenders.${at}.reference` : [],
  )
  if (missing.length > 0) fail('sales.reference_required', atField(ctx, missing, text.reference_required))
}

type Charge = { readonly chargedSaleId: number; readonly amountMinor: number }

/**
 * What a return takes off the account, by the sales that put it there: the one it is of, and those that exchanges bind to it; the caller
 * holds them (`lockSale`). Throws, at the payment: sales.account_customer, sales.not_charged.
 */
export async function requireCharged(
  { companyId, locale }: Ctx,
  tx: Tx,
  { chargedSaleId, ...tendered }: Tendered & { readonly chargedSaleId: number },
): Promise<readonly Charge[]> {
  const amountMinor = onAccountOf(tendered)
  if (amountMinor === 0) return []
  const at = atPayment(locale, tendered.kinds)
  if (tendered.customerId === null) return fail('sales.account_customer', at(text.account_customer))
  const { rows } = await sql<Charge>`
    select c.charged_sale_id as "chargedSaleId", sum(c.amount_minor)::bigint as "amountMinor" from sales.sale_charge c
    join sales.sale s on s.company_id = c.company_id and s.id = c.charged_sale_id
    where c.company_id = ${companyId} and c.charged_sale_id = any(sales.bound_receipts(${companyId}, ${chargedSaleId}))
      and s.customer_id = ${tendered.customerId}
    group by 1 having sum(c.amount_minor) > 0 order by 1`.execute(tx)
  const leftMinor = rows.reduce((sum, row) => sum + row.amountMinor, 0)
  if (amountMinor > leftMinor) fail('sales.not_charged', { ...at(text.not_charged), details: { leftMinor } })
  let open = amountMinor
  return rows.flatMap((row) => {
    const taken = Math.min(open, row.amountMinor)
    open -= taken
    return taken === 0 ? [] : [{ ...row, amountMinor: taken }]
  })
}

/** Posts what a receipt puts on account (above zero) or takes off it, as an invoice or a credit note. Throws: what postCustomerInvoice throws. */
export async function chargeAccount(ctx: Ctx, tx: Tx, receipt: Receipt, amountMinor: number): Promise<void> {
  const { saleId, chargedSaleId, number, customerId, storeId, currencyCode, reference } = receipt
  if (amountMinor === 0 || customerId === null) return
  const unitPrice = decimalOfMinor(Math.abs(amountMinor), currencyDigits(currencyCode))
  const { id } = await postCustomerInvoice(ctx, tx, {
    kind: amountMinor > 0 ? 'invoice' : 'credit_note',
    isCharge: true,
    customerId,
    storeId,
    reference: reference ?? number,
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
    if (receipt.customerId !== null) await lockAccount(ctx, tx, receipt.customerId)
    await chargeAccount(ctx, tx, receipt, -amountMinor)
  }
}

function atPayment(locale: Ctx['locale'], kinds: readonly string[]) {
  return (words: (typeof text)[keyof typeof text]) =>
    atField({ locale }, [`tenders.${kinds.indexOf('on_account')}.tenderedMinor`], words)
}
