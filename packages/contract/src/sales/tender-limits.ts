/** What a payment type asks of the payments of a sale. Units: minor units of its currency. */
export type TenderRules = {
  readonly minMinor: number | null
  readonly maxMinor: number | null
  readonly needsCustomer: boolean
}

/** A payment that its type refuses. `place`: of the payment, zero-based. */
export type TenderIssue =
  | { readonly place: number; readonly rule: 'min' | 'max'; readonly limitMinor: number }
  | { readonly place: number; readonly rule: 'customer' }

type Paid = {
  readonly paymentTypeId: number
  /** Without change, in the currency of the type. Units: minor units. */
  readonly amountMinor: number
}

/**
 * The first payment of a sale that its type refuses; null: none. Limits are of all payments by a type together, so that splitting one
 * changes nothing; the last of them is named. Refunds have no such limits. Source: docs/guides/sales.md, Payment types at the till.
 */
export function findTenderIssue(
  paid: readonly Paid[],
  rulesOf: (paymentTypeId: number) => TenderRules | undefined,
  hasCustomer: boolean,
): TenderIssue | null {
  for (const [paymentTypeId, parts] of Map.groupBy(paid.entries(), ([, one]) => one.paymentTypeId)) {
    const rules = rulesOf(paymentTypeId)
    if (rules === undefined) continue
    const place = parts.at(-1)?.[0] ?? 0
    const { minMinor, maxMinor, needsCustomer } = rules
    if (needsCustomer && !hasCustomer) return { place, rule: 'customer' }
    const amountMinor = parts.reduce((sum, [, one]) => sum + one.amountMinor, 0)
    if (minMinor !== null && amountMinor < minMinor) return { place, rule: 'min', limitMinor: minMinor }
    if (maxMinor !== null && amountMinor > maxMinor) return { place, rule: 'max', limitMinor: maxMinor }
  }
  return null
}
