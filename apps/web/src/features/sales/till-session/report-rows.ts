import { cashDifferences } from '@countinghouse/contract/sales/cash-difference'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import type { Text } from '@countinghouse/kernel/text'

/** A figure of a report: how many, and how much. Units: minor units. */
export type Figure = { readonly label: Text; readonly count: number | null; readonly minor: number }

/** What a session sold and took back; returns are below zero. */
export function salesOf({ sales, returns, voids }: SessionReport): readonly Figure[] {
  return [
    { label: text.sales, count: sales.count, minor: sales.grossMinor },
    { label: text.returns, count: returns.count, minor: -returns.grossMinor },
    { label: text.netSales, count: null, minor: sales.grossMinor - returns.grossMinor },
    { label: text.tax, count: null, minor: sales.taxMinor - returns.taxMinor },
    { label: text.discounts, count: null, minor: sales.discountMinor },
    ...(sales.voucherMinor === 0 ? [] : [{ label: text.vouchersSold, count: null, minor: sales.voucherMinor }]),
    { label: text.voids, count: voids.count, minor: voids.grossMinor },
  ]
}

/** Counted less expected cash; 0 until it was counted. Units: minor units. */
export function cashDifferenceOf({ tenders }: Pick<SessionReport, 'tenders'>): number {
  return cashDifferences(tenders).reduce((sum, difference) => sum + difference, 0)
}

type Tender = SessionReport['tenders'][number]

/** An amount of a payment type as it is counted: in its own currency. Units: minor units of `currency`. */
export function countedIn({ expectedMinor, countedMinor, foreign }: Tender, currency: string) {
  return foreign ?? { currency, expectedMinor, countedMinor }
}
