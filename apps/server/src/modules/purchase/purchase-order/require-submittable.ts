import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import { atField } from '../../../platform/calls/at-field.ts'
import type { CalculatedOrder, EnteredOrder } from './calculate-order.ts'
import { findQuantityIssues } from './find-quantity-issues.ts'
import type { Terms } from './read-terms.ts'

/**
 * Throws, at the field: purchase.supplier_not_approved, purchase.supplier_on_hold, purchase.not_buyable, purchase.price_missing,
 * purchase.rate_missing, purchase.due_in_past, purchase.rule_broken, purchase.quantity_not_allowed. Source: procurement.md 3.2.
 */
export function requireSubmittable(ctx: Ctx, order: EnteredOrder, calculated: CalculatedOrder): void {
  const { terms, offers, lines, exchange } = calculated
  requireSupplier(ctx, terms)
  const linesWhere = (field: string, isWrong: (line: (typeof lines)[number]) => boolean) =>
    lines.flatMap((line, at) => (isWrong(line) ? `lines.${at}.${field}` : []))
  const refuse = (code: ErrorCode, fields: readonly string[], words: Text) => {
    if (fields.length > 0) fail(code, atField(ctx, fields, words))
  }
  refuse(
    'purchase.not_buyable',
    linesWhere('variantId', ({ variantId }) => offers.get(variantId)?.isBuyable !== true),
    text.not_buyable,
  )
  refuse(
    'purchase.price_missing',
    linesWhere('unitPrice', ({ price, isFree }) => !isFree && (price === null || Number(price) === 0)),
    text.price_missing,
  )
  refuse('purchase.rate_missing', exchange === null ? ['exchangeRate'] : [], text.rate_missing)
  refuse('purchase.rule_broken', order.dueOn === null ? ['dueOn'] : [], text.due_required)
  refuse('purchase.due_in_past', order.dueOn !== null && order.dueOn < terms.today ? ['dueOn'] : [], text.due_in_past)
  refuse(
    'purchase.due_in_past',
    linesWhere('dueOn', ({ dueOn }) => dueOn !== null && dueOn < terms.today),
    text.due_in_past,
  )
  const late = (order.drops ?? []).flatMap(({ dueOn }, at) => (dueOn < terms.today ? `drops.${at}.dueOn` : []))
  refuse('purchase.due_in_past', late, text.due_in_past)
  requireQuantities(ctx, order, calculated)
}

/** Throws: purchase.supplier_not_approved, purchase.supplier_on_hold. */
export function requireSupplier(ctx: Ctx, { isApproved, isHeld }: Terms): void {
  if (!isApproved) fail('purchase.supplier_not_approved', atField(ctx, ['supplierId'], text.supplier_not_approved))
  if (isHeld) fail('purchase.supplier_on_hold', atField(ctx, ['supplierId'], text.supplier_on_hold))
}

function requireQuantities(ctx: Ctx, { quantityReason }: EnteredOrder, calculated: CalculatedOrder): void {
  const { offers, lines } = calculated
  const decimals = lines.flatMap(({ variantId, quantity }, at) => {
    const most = offers.get(variantId)?.decimals ?? 0
    const message = format(text.too_many_decimals, ctx.locale, { decimals: most })
    return Number(quantity.toFixed(most)) === quantity
      ? []
      : [[`lines.${at}.quantity`, [{ code: 'rule', message }]] as const]
  })
  if (decimals.length > 0) fail('purchase.rule_broken', { fields: Object.fromEntries(decimals) })
  if (quantityReason !== null) return
  const issues: FieldErrors = findQuantityIssues(calculated, ctx.locale)
  if (Object.keys(issues).length > 0) fail('purchase.quantity_not_allowed', { fields: issues })
}
