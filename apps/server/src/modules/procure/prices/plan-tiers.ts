import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text } from '@countinghouse/contract/procure/supplier-file.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import { dayBefore } from './plan-price-cells.ts'
import { overlapWith } from './price-errors.ts'

/** Unit price of a quantity break for a period. Decimals as strings. */
export type Tier = {
  readonly minQty: string
  readonly unitPrice: string
  readonly validFrom: string
  /** Last day; null: open-ended. */
  readonly validUntil: string | null
  /** Contract number or reason. */
  readonly note: string | null
}
/** Price fields of a row; missing fields are not changed. */
export type PriceSaid = Partial<Tier>
export type StandingTier = Tier & { readonly id: number }

/** A price to write: `before` null: new. `number`: the first row for it; null: a row of another chunk. */
export type TierChange = {
  readonly number: number | null
  readonly id: number | null
  readonly before: Tier | null
  readonly after: Tier
}

type Planned = { before: StandingTier | null; after: Tier; number: number | null }
type Priced = { readonly number: number; readonly price: PriceSaid }
/** Effects of earlier rows of the file on the prices of one owner. */
export type TiersSaid = {
  /** Prices as left by those rows, by key. */
  readonly left: Map<string, Tier>
  /** Keys of the prices with an explicit last day in the file. */
  readonly closed: Set<string>
}
type Requested = { readonly locale: Locale; readonly today: string; readonly said: TiersSaid }

/**
 * Plans the prices of one owner in a list or of a supplier. A price from a date ends the current one the day before and is valid
 * until that one would have ended or the next one starts; a price that starts on the same date is corrected. Repeating a row
 * changes nothing.
 */
export function planTiers(
  rows: readonly Priced[],
  standing: readonly StandingTier[],
  requested: Requested,
): { readonly changes: readonly TierChange[]; readonly refused: ReadonlyMap<number, readonly Issue[]> } {
  const known = new Map(standing.map((tier) => [keyOf(tier), tier]))
  // In a dry run, the effects of earlier chunks exist in memory only.
  const plan: Planned[] = [
    ...standing.map((tier) => ({ before: tier, after: requested.said.left.get(keyOf(tier)) ?? tier, number: null })),
    ...[...requested.said.left].flatMap(([key, tier]) =>
      known.has(key) ? [] : [{ before: null, after: tier, number: null }],
    ),
  ]
  const refused = new Map<number, readonly Issue[]>()
  for (const row of rows) {
    if (Object.keys(row.price).length === 0) continue
    const issue = planRow(row, plan, requested)
    if (issue !== null) refused.set(row.number, [issue])
  }
  for (const { after } of plan.filter(({ number }) => number !== null)) requested.said.left.set(keyOf(after), after)
  return {
    refused,
    changes: plan.flatMap(({ before, after, number }): TierChange[] => {
      if (isSame(before, after)) return []
      if (before === null) return [{ number, id: null, before: null, after }]
      const { id, ...was } = before
      return [{ number, id, before: was, after }]
    }),
  }
}

/** Key of the price of a row, unique in the file. */
export function tierKey({ minQty = '1', validFrom }: PriceSaid, today: string): string {
  return keyOf({ minQty, validFrom: validFrom ?? today })
}

function keyOf({ minQty, validFrom }: Pick<Tier, 'minQty' | 'validFrom'>): string {
  return `${minQty} ${validFrom}`
}

function planRow({ number, price }: Priced, plan: Planned[], { locale, today, said: known }: Requested): Issue | null {
  const { minQty = '1', unitPrice, validFrom = today, validUntil, note } = price
  if (unitPrice === undefined) return issueAt('unitPrice', 'required', format(text.price_needed, locale))
  if (typeof validUntil === 'string' && validUntil < validFrom)
    return issueAt('validUntil', 'rule', format(errorText.price_period, locale), validUntil)
  const ofQuantity = plan.filter(({ after }) => after.minQty === minQty)
  const next = ofQuantity
    .map(({ after }) => after)
    .filter((tier) => tier.validFrom > validFrom)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))[0]
  const meetsNext = (until: string | null) => next !== undefined && (until === null || until >= next.validFrom)
  const overlap = (field: 'validFrom' | 'validUntil', other: Tier | undefined) => {
    if (other === undefined) return null
    const { message } = overlapWith(locale, { from: other.validFrom, until: other.validUntil })
    return issueAt(field, 'price_overlap', message, price[field] ?? null)
  }
  const said = {
    unitPrice,
    ...(note !== undefined && { note }),
    ...(validUntil !== undefined && { validUntil }),
  }
  const begun = ofQuantity.find(({ after }) => after.validFrom === validFrom)
  if (begun !== undefined) {
    const after = { ...begun.after, ...said }
    if (validUntil !== undefined && meetsNext(after.validUntil)) return overlap('validUntil', next)
    begun.after = after
    begun.number ??= number
    if (validUntil !== undefined) known.closed.add(keyOf(after))
    return null
  }
  const running = ofQuantity.find(
    ({ after }) => after.validFrom < validFrom && (after.validUntil === null || after.validUntil >= validFrom),
  )
  // Without a start date the row states the current price, so an equal price is no change.
  if (running !== undefined && price.validFrom === undefined && isSame(running.after, { ...running.after, ...said }))
    return null
  const until = validUntil === undefined ? (running?.after.validUntil ?? dayBefore(next?.validFrom)) : validUntil
  if (meetsNext(until)) return overlap('validUntil', next)
  // A price with an explicit last day in the file is not ended by another row.
  if (running !== undefined && known.closed.has(keyOf(running.after))) return overlap('validFrom', running.after)
  if (running !== undefined) {
    running.after = { ...running.after, validUntil: dayBefore(validFrom) }
    running.number ??= number
  }
  plan.push({
    before: null,
    after: { minQty, unitPrice, validFrom, validUntil: until, note: note ?? null },
    number,
  })
  if (validUntil !== undefined) known.closed.add(keyOf({ minQty, validFrom }))
  return null
}

export function isSame(one: Tier | null, other: Tier | null): boolean {
  if (one === null || other === null) return one === other
  const fields = ['minQty', 'unitPrice', 'validFrom', 'validUntil', 'note'] as const
  return fields.every((field) => one[field] === other[field])
}
