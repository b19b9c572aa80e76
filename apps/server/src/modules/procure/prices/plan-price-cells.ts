/** A price that holds on the day or later, of one piece in all stores. */
export type StandingPrice = {
  readonly id: number
  readonly priceListId: number
  readonly productId: number | null
  readonly variantId: number | null
  readonly validFrom: string
  readonly validUntil: string | null
  readonly amountMinor: number
}

/** What a variant is to cost by a list from the day on; null: nothing of its own. */
export type PriceCell = {
  readonly priceListId: number
  readonly productId: number
  readonly variantId: number
  /** Of neither colour nor size: its price is that of its product. */
  readonly isPlain: boolean
  readonly amountMinor: number | null
}
/** `shared`: what the price of its product comes to for it today, with its surcharges; null: there is none. */
type KnownCell = PriceCell & { readonly shared: number | null }

export type NewPrice = Pick<StandingPrice, 'priceListId' | 'productId' | 'variantId' | 'validUntil' | 'amountMinor'>

/** `before`: what it cost until now; nothing where that stays. */
export type PriceStep = {
  readonly before?: { readonly amountMinor: number | null }
  /** Ends the day before. */
  readonly ended?: StandingPrice
  /** Began on the day itself, and is corrected. */
  readonly corrected?: StandingPrice & { readonly to: number }
  /** Began on the day itself, and goes. */
  readonly dropped?: StandingPrice
  readonly begun?: NewPrice
}

/**
 * What has to be written so that a variant costs this from the day on, until the next price that is there already. Nothing where it
 * costs that by its product's price. `today`: as the company's calendar has it.
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

/** Null: there is no such day. */
export function dayBefore(day: string | undefined): string | null {
  if (day === undefined) return null
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
