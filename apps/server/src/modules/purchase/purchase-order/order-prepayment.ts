import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/payments/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx, GuardCtx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Payment = {
  readonly purchaseOrderId: number | null
  readonly supplierId: number
  readonly currencyCode: string
  readonly prepaymentMinor: number
}

/** Payments to suppliers that name an order: whose it is, and that it was sent before it is prepaid. */
export const prepaymentGuard: MasterGuard = {
  beforeWrite: (ctx, tx, { after }) => requireKnown(ctx, tx, after?.['purchaseOrderId']),
  beforePost: (ctx, tx, row) => requireOrder(ctx, tx, row as unknown as Payment),
}

/** Throws: invalid_input at an order that is not there. */
async function requireKnown({ companyId, locale }: GuardCtx, tx: Tx, id: unknown): Promise<void> {
  if (typeof id !== 'number') return
  const { rows } = await sql`
    select from purchase.purchase_order o where o.company_id = ${companyId} and o.id = ${id}`.execute(tx)
  const refusal = { code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }
  if (rows.length === 0) fail('invalid_input', { fields: { purchaseOrderId: [refusal] } })
}

/** Throws: payments.not_of_purchase_order at the order. Locks: the order, before its supplier. */
async function requireOrder(ctx: Ctx, tx: Tx, payment: Payment): Promise<void> {
  const { purchaseOrderId, supplierId, currencyCode, prepaymentMinor } = payment
  if (purchaseOrderId === null) return
  const { rows } = await sql<{ isFit: boolean }>`
    select o.supplier_id = ${supplierId} and o.currency = ${currencyCode}
      and (${prepaymentMinor}::bigint = 0 or o.status = 'ordered') as "isFit"
    from purchase.purchase_order o where o.company_id = ${ctx.companyId} and o.id = ${purchaseOrderId} for no key update`.execute(
    tx,
  )
  if (rows[0]?.isFit !== true)
    fail('payments.not_of_purchase_order', atField(ctx, ['purchaseOrderId'], text.not_of_purchase_order))
}
