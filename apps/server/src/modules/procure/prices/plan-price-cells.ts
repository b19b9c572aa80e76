/** A unit price for all stores that is valid on the date or later. */
export type StandingPrice = {
  readonly id: number
  readonly priceListId: number
  readonly productId: number | null
  readonly variantId: number | null
  readonly validFrom: string
  readonly validUntil: string | null
  readonly amountMinor: number
}

/** New price of a variant in a list from the date; null: no price of its own. */
export type PriceCell = {
  readonly priceListId: number
  readonly productId: number
  readonly variantId: number
  /** Without colour and size: it shares the price of its product. */
  readonly isPlain: boolean
  readonly amountMinor: number | null
}
/** `shared`: its current product price including surcharges; null: none. */
type KnownCell = PriceCell & { readonly shared: number | null }

export type NewPrice = Pick<StandingPrice, 'priceListId' | 'productId' | 'variantId' | 'validUntil' | 'amountMinor'>

/** `before`: the previous price; missing if it does not change. */
export type PriceStep = {
  readonly before?: { readonly amountMinor: number | null }
  /** Ends the day before. */
  readonly ended?: StandingPrice
  /** Started on the same date, and is corrected. */
  readonly corrected?: StandingPrice & { readonly to: number }
  /** Started on the same date, and is deleted. */
  readonly dropped?: StandingPrice
  readonly begun?: NewPrice
}

/**
 * Plans the writes that give a variant a price from the date until its next existing price. None if the product price already has
 * that amount. `today`: in the company calendar.
 */
export function planPriceCell(cell: KnownCell, standing: readonly StandingPrice[], today: string): PriceStep {
  const { priceListId, productId, variantId, isPlain, amountMinor } = cell
  const ofList = standing.filter((price) => price.priceListId === priceListId)
  const own = ofList.filter((price) => price.variantId === variantId)
  const shared = ofList.filter((price) => price.productId === productId)
  const running = own.find(({ validFrom }) => validFrom <= today)
  const runningShared = shared.find(({ validFrom }) => validFrom <= today)
  const costs = running?.amountMinor ?? cell.shared
  if (costs === amountMinor) return {}
  const before = { amountMinor: costs }
  const replaced = running ?? (isPlain ? runningShared : undefined)
  if (amountMinor === null) {
    if (replaced === undefined) return {}
    return replaced.validFrom === today ? { before, dropped: replaced } : { before, ended: replaced }
  }
  if (replaced?.validFrom === today) return { before, corrected: { ...replaced, to: amountMinor } }
  const isShared = replaced === undefined ? isPlain : replaced.variantId === null
  const later = (isShared ? shared : own).filter(({ validFrom }) => validFrom > today).map(({ validFrom }) => validFrom)
  const until = replaced === undefined ? dayBefore(later.toSorted()[0]) : replaced.validUntil
  const begun = {
    priceListId,
    productId: isShared ? productId : null,
    variantId: isShared ? null : variantId,
    validUntil: until,
    amountMinor,
  }
  return { before, ...(replaced !== undefined && { ended: replaced }), begun }
}

/** Null without a date. */
export function dayBefore(day: string | undefined): string | null {
  if (day === undefined) return null
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
