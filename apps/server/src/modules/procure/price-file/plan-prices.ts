import { text } from '@countinghouse/contract/procure/price-file.text'
import { text as priceText } from '@countinghouse/contract/procure/price.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueOf } from '../../../platform/import/issue.ts'
import type { Tier, TierChange } from '../prices/plan-tiers.ts'
import { planTiers, tierKey } from '../prices/plan-tiers.ts'
import type { TierMemory } from '../prices/tier-memory.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import type { PlacedRow, PlacedRows } from './place-prices.ts'
import type { PriceDetails } from './read-price-details.ts'

export type PlannedPrices = PlacedRows & {
  /** Rows without errors. */
  readonly sound: readonly PlacedRow[]
  readonly refused: ReadonlyMap<number, readonly Issue[]>
  readonly changes: readonly TierChange[]
}
type Planning = {
  readonly locale: Locale
  readonly mode: BulkMode
  readonly memory: TierMemory
  readonly facts: PriceDetails
}

/** Plans the price changes of one owner. Rejected rows must have no effect, so the others are planned again without them. */
export function planPrices(placed: PlacedRows, { locale, mode, memory, facts }: Planning): PlannedPrices {
  const { today } = facts
  const standing = (facts.standing.get(placed.key) ?? []).map(({ version: _version, ...tier }) => tier)
  const refused = new Map<number, readonly Issue[]>()
  for (const row of placed.rows) {
    const issues = [...modeIssues(row, standing, { locale, mode, today }), ...twice(placed.key, row)]
    if (issues.length > 0) refused.set(row.number, issues)
  }
  for (;;) {
    const sound = placed.rows.filter(({ number }) => !refused.has(number))
    const said = memory.tiersOf(placed.key)
    const tried = planTiers(sound, standing, { locale, today, said })
    for (const [number, issues] of tried.refused) refused.set(number, issues)
    if (tried.refused.size > 0) continue
    memory.saveTiers(placed.key, said)
    return { ...placed, sound, refused, changes: tried.changes }
  }

  function twice(key: string, row: PlacedRow): readonly Issue[] {
    const first = memory.claimTier(key, row, today)
    if (first === null) return []
    return [issueOf(locale, 'minQty', 'twice_in_file', { first, second: first, field: priceText.minQty[locale] })]
  }
}

function modeIssues(
  { price }: PlacedRow,
  standing: readonly Tier[],
  { locale, mode, today }: Pick<Planning, 'locale' | 'mode'> & { readonly today: string },
): readonly Issue[] {
  const { minQty = '1', validFrom = today } = price
  const isThere = standing.some((tier) => tierKey(tier, today) === tierKey(price, today))
  const runs = standing.some(
    (tier) =>
      tier.minQty === minQty &&
      tier.validFrom <= validFrom &&
      (tier.validUntil === null || tier.validUntil >= validFrom),
  )
  if (mode === 'create' && isThere) return [issueAt('validFrom', 'there_already', format(text.there_already, locale))]
  if (mode === 'update' && !runs) return [issueAt('validFrom', 'not_there', format(text.not_there, locale))]
  return []
}
