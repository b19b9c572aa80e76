import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import type { Charge } from '@countinghouse/contract/inventory/transfer-charge'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requirePermission } from '../../../platform/access/permission.ts'
import type { Amount } from './apportion-charge.ts'

/** Entered fields of a charge. */
export type Entered = Amount &
  Pick<Charge, 'transferShipmentId' | 'chargeTypeId' | 'allocateBy' | 'treatment' | 'supplierId' | 'note'>

const ways = {
  fixed: 'amountMinor',
  rate_of_value: 'ratePpm',
  per_unit: 'rate',
  per_kg: 'rate',
  per_m3: 'rate',
} as const

/** Agreed prices reveal costs if the pricing method is cost. Throws: forbidden without the permission for costs. */
export function requireCosts({ grants }: Ctx): void {
  requirePermission(grants, { page: stockPage, event: 'cost_view' })
}

/** Throws: inventory.rule_broken for fields that the basis requires or excludes; what requireCosts throws. */
export function validateAmount(ctx: Ctx, amount: Amount): void {
  if (amount.basis === 'rate_of_value') requireCosts(ctx)
  const wanted = ways[amount.basis]
  const broken = (['amountMinor', 'rate', 'ratePpm'] as const).flatMap((name): [string, Text][] => {
    if (name === wanted) return amount[name] === null ? [[name, text.wanted]] : []
    return amount[name] === null ? [] : [[name, text.one_way]]
  })
  if (broken.length > 0) refuse(ctx, broken)
}

/**
 * Rules of a charge that no constraint can check. `before`: the stored charge; null if new. Throws: inventory.rule_broken, invalid_input.
 */
export async function validateCharge(
  ctx: Ctx,
  tx: Tx,
  entered: Entered,
  { transferId, before }: { readonly transferId: number; readonly before: Entered | null },
): Promise<void> {
  validateAmount(ctx, entered)
  const { transferShipmentId, chargeTypeId, treatment } = entered
  if (treatment === 'capitalise' && transferShipmentId === null)
    refuse(ctx, [['transferShipmentId', text.shipment_wanted]])
  const { rows } = await sql<{ shipment: string | null; type: string | null; isPartner: boolean }>`
    select (select s.status from inventory.transfer_shipment s
        where s.company_id = ${ctx.companyId} and s.transfer_id = ${transferId} and s.id = ${transferShipmentId}) as shipment,
      (select k.status from procure.charge_type k where k.company_id = ${ctx.companyId} and k.id = ${chargeTypeId}) as type,
      exists (select from inventory.transfer t join accounts.company_link l on l.company_id = t.company_id and l.partner_store_id = t.to_store_id
        and l.status = 'active' where t.company_id = ${ctx.companyId} and t.id = ${transferId}) as "isPartner"`.execute(
    tx,
  )
  const { shipment = null, type = null, isPartner = false } = rows[0] ?? {}
  // Goods sold to a partner company leave stock, which their charges would be added to.
  if (isPartner && treatment === 'capitalise') refuse(ctx, [['treatment', text.partner_charge]])
  if (transferShipmentId !== null && shipment === null) {
    // A shipment of another transfer is reported like a missing one.
    const message = format(issueText.not_a_choice, ctx.locale)
    fail('invalid_input', { fields: { transferShipmentId: [{ code: 'rule', message }] } })
  }
  if (shipment !== null && ['cancelled', 'recalled', 'returned'].includes(shipment))
    refuse(ctx, [['transferShipmentId', text.shipment_over]])
  if (type === 'inactive' && before?.chargeTypeId !== chargeTypeId) refuse(ctx, [['chargeTypeId', text.type_idle]])
}

/**
 * Requires that an invoice can still include the charge. Throws: inventory.charge_counted, if posted invoices cover all its goods and
 * nothing more is to be dispatched.
 */
export async function requireInvoiceable(
  { companyId }: Ctx,
  tx: Tx,
  { transferId, transferShipmentId }: { readonly transferId: number; readonly transferShipmentId: number | null },
): Promise<void> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${transferShipmentId}::bigint is null and t.status in ('approved', 'in_fulfilment') or exists (
      select from inventory.transfer_shipment s
      where s.company_id = t.company_id and s.transfer_id = t.id and s.id = coalesce(${transferShipmentId}, s.id)
        and s.status not in ('cancelled', 'recalled', 'returned') and not exists (
          select from inventory.transfer_invoice_shipment x
          join inventory.transfer_invoice i on i.company_id = x.company_id and i.id = x.transfer_invoice_id and i.status = 'posted'
          where x.company_id = s.company_id and x.transfer_shipment_id = s.id and x.is_live)) as "isOpen"
    from inventory.transfer t where t.company_id = ${companyId} and t.id = ${transferId}`.execute(tx)
  if (rows[0]?.isOpen !== true) fail('inventory.charge_counted')
}

function refuse({ locale }: Ctx, broken: readonly (readonly [string, Text])[]): never {
  fail('inventory.rule_broken', {
    fields: Object.fromEntries(
      broken.map(([name, words]) => [name, [{ code: 'rule', message: format(words, locale) }]]),
    ),
  })
}
