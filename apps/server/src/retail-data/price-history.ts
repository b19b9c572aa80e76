import type { CodeDetails } from './code-details.ts'

/** Minor units, from the first day of a month (`YYYY-MM-DD`) until the next of its history begins. */
export type DatedPrice = { readonly from: string; readonly amountMinor: number }

/**
 * The price of most lines of each month; of as many, the one before, else the lowest. Buyers of a day pay by quantity and by
 * channel, so that a price of days would be whoever bought last.
 */
export function priceHistory({ months }: Pick<CodeDetails, 'months'>): DatedPrice[] {
  const history: DatedPrice[] = []
  for (const [month, prices] of [...months].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const before = history.at(-1)?.amountMinor
    const most = Math.max(...prices.values())
    const usual = [...prices].filter(([, lines]) => lines === most).map(([amount]) => amount)
    const amountMinor = before !== undefined && usual.includes(before) ? before : Math.min(...usual)
    if (amountMinor !== before) history.push({ from: `${month}-01`, amountMinor })
  }
  return history
}
