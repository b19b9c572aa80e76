import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { createPaymentLink, PaymentLink, revokePaymentLink } from '@countinghouse/contract/payments/payment-link'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { isConfigured } from '../provider/provider-account.ts'
import { refuse } from '../settling/refuse.ts'
import { readOrderMoney } from '../online-payment/order-money.ts'
import { newLinkToken, payPath } from './link-token.ts'

const mostListed = 100
const entity = 'payments.payment_link'

/** Throws: not_configured, invalid_input, payments.link_for, payments.not_receivable, payments.not_company_currency. */
export async function createLink(
  ctx: Ctx,
  tx: Tx,
  input: InputOfRoute<typeof createPaymentLink>,
): Promise<OutputOfRoute<typeof createPaymentLink>> {
  const { customerId, invoiceId, amountMinor, validDays } = input
  if (!(await isConfigured(tx, ctx.companyId))) fail('not_configured')
  await requirePayable(ctx, tx, { customerId, invoiceId })
  if ((invoiceId === null) === (amountMinor === null))
    refuse(ctx, 'payments.link_for', ['invoiceId', 'amountMinor'], text.link_for)
  const { token, hash } = newLinkToken(ctx.companyId)
  const { rows } = await sql<{ id: number; expiresAt: string }>`
    insert into payments.payment_link (company_id, customer_id, invoice_id, amount_minor, token_hash, expires_at, created_by)
    values (${ctx.companyId}, ${customerId}, ${invoiceId}, ${amountMinor}, ${hash}, ${ctx.now.toISOString()}::timestamptz + make_interval(days => ${validDays}), ${ctx.userId})
    returning id, expires_at as "expiresAt"`.execute(tx)
  const { id, expiresAt } = rows[0] ?? fail('not_found')
  ctx.audit({ entity, entityId: id, label: `#${id}`, before: null, after: { customerId, invoiceId, amountMinor } })
  return { id, path: payPath(token), expiresAt }
}

type Payable = {
  readonly hasCustomer: boolean
  readonly hasInvoice: boolean
  readonly isReceivable: boolean
  readonly isOwnCurrency: boolean
}

async function requirePayable(
  ctx: Ctx,
  tx: Tx,
  { customerId, invoiceId }: { readonly customerId: number; readonly invoiceId: number | null },
): Promise<void> {
  const { rows } = await sql<Payable>`
    select m.id is not null as "hasCustomer", i.id is not null as "hasInvoice", coalesce(i.currency_code = c.base_currency, true) as "isOwnCurrency",
      i.id is null or i.customer_id = m.id and i.status = 'posted' and i.direction = 'sale' and i.kind = 'invoice' as "isReceivable"
    from erp.company c
    left join crm.customer m on m.company_id = c.id and m.id = ${customerId}
    left join accounts.invoice i on i.company_id = c.id and i.id = ${invoiceId}
    where c.id = ${ctx.companyId}`.execute(tx)
  const { hasCustomer, hasInvoice, isReceivable, isOwnCurrency } = rows[0] ?? fail('not_found')
  const unknown = [...(hasCustomer ? [] : ['customerId']), ...(invoiceId === null || hasInvoice ? [] : ['invoiceId'])]
  const refusal = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, ctx.locale) }]
  if (unknown.length > 0)
    fail('invalid_input', { fields: Object.fromEntries(unknown.map((field) => [field, refusal])) })
  if (!isReceivable) refuse(ctx, 'payments.not_receivable', ['invoiceId'], text.not_receivable)
  if (!isOwnCurrency) refuse(ctx, 'payments.not_company_currency', ['invoiceId'], text.not_company_currency)
}

/** Of an order in the currency of the company. Units: minor units. */
type OrderLink = {
  readonly salesOrderId: number
  readonly customerId: number
  /** Total of the order. */
  readonly grossMinor: number
  readonly validDays: number
}

/** A link to what is not paid of an order. Throws: not_configured, payments.nothing_open. */
export async function createOrderLink(
  ctx: Ctx,
  tx: Tx,
  { salesOrderId, customerId, grossMinor, validDays }: OrderLink,
): Promise<{ path: string; expiresAt: string; amountMinor: number }> {
  if (!(await isConfigured(tx, ctx.companyId))) fail('not_configured')
  const { capturedMinor, otherMinor } = await readOrderMoney(tx, ctx.companyId, salesOrderId)
  const amountMinor = grossMinor - capturedMinor - otherMinor
  if (amountMinor <= 0) return fail('payments.nothing_open')
  const { token, hash } = newLinkToken(ctx.companyId)
  const { rows } = await sql<{ id: number; expiresAt: string }>`
    insert into payments.payment_link (company_id, customer_id, sales_order_id, amount_minor, token_hash, expires_at, created_by)
    values (${ctx.companyId}, ${customerId}, ${salesOrderId}, ${grossMinor}, ${hash}, ${ctx.now.toISOString()}::timestamptz + make_interval(days => ${validDays}), ${ctx.userId})
    returning id, expires_at as "expiresAt"`.execute(tx)
  const { id, expiresAt } = rows[0] ?? fail('internal')
  ctx.audit({ entity, entityId: id, label: `#${id}`, before: null, after: { customerId, salesOrderId, amountMinor } })
  return { path: payPath(token), expiresAt, amountMinor }
}

/** Ends the links of an order that nothing is to be paid of any more. */
export async function revokeOrderLinks(ctx: Ctx, tx: Tx, salesOrderId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update payments.payment_link set revoked_at = ${ctx.now.toISOString()}, revoked_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and sales_order_id = ${salesOrderId} and revoked_at is null returning id`.execute(
    tx,
  )
  for (const { id } of rows)
    ctx.audit({ entity, entityId: id, label: `#${id}`, before: { status: 'active' }, after: { status: 'revoked' } })
}

/** A link that was revoked stays revoked. Throws: not_found. */
export async function revokeLink(ctx: Ctx, tx: Tx, { id }: InputOfRoute<typeof revokePaymentLink>) {
  const { rows } = await sql<{ id: number }>`
    update payments.payment_link set revoked_at = coalesce(revoked_at, ${ctx.now.toISOString()}), revoked_by = coalesce(revoked_by, ${ctx.userId})
    where company_id = ${ctx.companyId} and id = ${id} returning id`.execute(tx)
  if (rows.length === 0) fail('not_found')
  ctx.audit({ entity, entityId: id, label: `#${id}`, before: { status: 'active' }, after: { status: 'revoked' } })
  return { id }
}

/** The latest links. */
export async function findLinks({ companyId }: Ctx, db: Reader): Promise<{ currency: string; items: PaymentLink[] }> {
  const { rows } = await sql<PaymentLink>`
    select l.id, m.name as customer, i.number as invoice, l.amount_minor as "amountMinor",
      case when l.revoked_at is not null then 'revoked' when l.expires_at < now() then 'expired' else 'active' end as status,
      l.expires_at as "expiresAt", l.created_at as "createdAt", concat_ws(' ', u.first_name, u.last_name) as by
    from payments.payment_link l
    join crm.customer m on m.company_id = l.company_id and m.id = l.customer_id
    join erp.app_user u on u.company_id = l.company_id and u.id = l.created_by
    left join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id
    where l.company_id = ${companyId} order by l.id desc limit ${mostListed}`.execute(db)
  const { rows: own } = await sql<{ currency: string }>`
    select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(db)
  return { currency: own[0]?.currency ?? fail('not_found'), items: rows }
}
