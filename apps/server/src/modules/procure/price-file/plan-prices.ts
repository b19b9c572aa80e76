import { text } from '@countinghouse/contract/procure/price-file.text'
import { text as priceText } from '@countinghouse/contract/procure/price.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Finding } from '../../../platform/import/finding.ts'
import { findingOf } from '../../../platform/import/finding.ts'
import type { Tier, TierChange } from '../prices/plan-tiers.ts'
import { planTiers, tierKey } from '../prices/plan-tiers.ts'
import type { TierMemory } from '../prices/tier-memory.ts'
import { findingAt } from '../product-file/cell-of-row.ts'
import type { PlacedRow, PlacedRows } from './place-prices.ts'
import type { PriceFacts } from './read-price-facts.ts'

export type PlannedPrices = PlacedRows & {
  /** Rows without errors. */
  readonly sound: readonly PlacedRow[]
  readonly refused: ReadonlyMap<number, readonly Finding[]>
  readonly changes: readonly TierChange[]
}
type Planning = {
  readonly locale: Locale
  readonly mode: BulkMode
  readonly memory: TierMemory
  readonly facts: PriceFacts
}

/** Plans the price changes of one owner. Rejected rows must have no effect, so the others are planned again without them. */
export function planPrices(placed: PlacedRows, { locale, mode, memory, facts }: Planning): PlannedPrices {
  const { today } = facts
  const standing = (facts.standing.get(placed.key) ?? []).map(({ version: _version, ...tier }) => tier)
  const refused = new Map<number, readonly Finding[]>()
  for (const row of placed.rows) {
    const findings = [...modeFindings(row, standing, { locale, mode, today }), ...twice(placed.key, row)]
    if (findings.length > 0) refused.set(row.number, findings)
  }
  for (;;) {
    const sound = placed.rows.filter(({ number }) => !refused.has(number))
    const said = memory.tiersOf(placed.key)
    const tried = planTiers(sound, standing, { locale, today, said })
    for (const [number, findings] of tried.refused) refused.set(number, findings)
    if (tried.refused.size > 0) continue
    memory.keepTiers(placed.key, said)
    return { ...placed, sound, refused, changes: tried.changes }
  }

  function twice(key: string, row: PlacedRow): readonly Finding[] {
    const first = memory.claimTier(key, row, today)
    if (first === null) return []
    return [findingOf(locale, 'minQty', 'twice_in_file', { first, second: first, field: priceText.minQty[locale] })]
  }
}

function modeFindings(
  { price }: PlacedRow,
  standing: readonly Tier[],
  { locale, mode, today }: Pick<Planning, 'locale' | 'mode'> & { readonly today: string },
): readonly Finding[] {
  const { minQty = '1', validFrom = today } = price
  const isThere = standing.some((tier) => tierKey(tier, today) === tierKey(price, today))
  const runs = standing.some(
    (tier) =>
      tier.minQty === minQty &&
      tier.validFrom <= validFrom &&
      (tier.validUntil === null || tier.validUntil >= validFrom),
  )
  if (mode === 'create' && isThere) return [findingAt('validFrom', 'there_already', format(text.there_already, locale))]
  if (mode === 'update' && !runs) return [findingAt('validFrom', 'not_there', format(text.not_there, locale))]
  return []
}
