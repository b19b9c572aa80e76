import { dividedExactly } from './exact.ts'

/**
 * What of a deferred amount is income once a number of its months is over: an equal share of each month, so that all months add up to the
 * amount. Units: minor units. Source: docs/guides/crm.md, Paid memberships.
 */
export function recognisedAfter(amountMinor: number, months: number, monthsOver: number): number {
  return Number(dividedExactly(BigInt(amountMinor) * BigInt(monthsOver), BigInt(months)))
}
