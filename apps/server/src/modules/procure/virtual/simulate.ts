import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import type { simulateVirtualProduct, VirtualSimulation } from '@countinghouse/contract/procure/virtual-simulation'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { amountForUnits, quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireCostView } from '../costs/cost-view.ts'
import { failAt } from '../prices/price-errors.ts'
import type { PriceAnswer } from '../prices/resolve-prices.ts'
import { resolvePrices } from '../prices/resolve-prices.ts'
import { requireRecords } from '../require-records.ts'
import { explode } from './explode.ts'
import type { StoredComponent, StoredBom } from './read-bom.ts'
import { readBom } from './read-bom.ts'
import { workOutVirtual } from './work-out-virtual.ts'

type Requested = InputOfRoute<typeof simulateVirtualProduct>
type Numbered = StoredComponent & { readonly lineNo: number }

/**
 * Two statements: the bill of materials, and the prices of all components. Throws: not_found, procure.empty_bom,
 * procure.pick_range; forbidden for purchase prices without permission to see costs.
 */
export async function simulate(ctx: Ctx, reader: Reader, requested: Requested): Promise<VirtualSimulation> {
  const { quantity, storeId = null, date = null, priceListId = null } = requested
  const bom = await readBom(reader, ctx.companyId, requested.id)
  if (bom.components.length === 0) fail('procure.empty_bom')
  const lines = explode(chosen(ctx, bom, requested.picks), quantity)
  const question = { companyId: ctx.companyId, priceListId, storeId, day: date }
  const own = bom.priceMode === 'fixed' && bom.ownVariantId !== null ? [bom.ownVariantId] : []
  const answers = await resolvePrices(reader, question, [
    ...lines.map(({ variantId, units }) => ({ variantId, qty: String(quantityOfUnits(units)) })),
    ...own.map((variantId) => ({ variantId, qty: String(quantity) })),
  ])
  const prices = answers.map(found)
  if (prices.some((price) => typeof price?.amount === 'string')) requireCostView(ctx)
  if (prices.every((price) => price === null))
    await requireRecords(reader, ctx.companyId, { 'erp.store': storeId, 'procure.price_list': priceListId })
  const { shares, ...price } = workOutVirtual(
    bom,
    own.length === 0 ? null : (prices.at(-1) ?? null),
    lines.map((line, place) => ({ units: unitsOfQuantity(line.quantity), price: prices[place] ?? null })),
    quantity,
  )
  const told = lines.map(({ units, weightGrams, ...line }, place) => ({
    ...line,
    quantity: quantityOfUnits(units),
    price: prices[place]?.amount ?? null,
    share: shares[place] ?? null,
    weightGrams: weightGrams === null ? null : amountForUnits(weightGrams, units),
  }))
  return { ...price, weightGrams: sumOf(told.map(({ weightGrams }) => weightGrams)), lines: told }
}

function found(answer: PriceAnswer) {
  return typeof answer === 'string' ? null : answer
}

function sumOf(weights: readonly (number | null)[]): number | null {
  return weights.reduce<number | null>((sum, weight) => (sum === null || weight === null ? null : sum + weight), 0)
}

/** All components, or the selected ones of a bundle. Throws: procure.pick_range. */
function chosen(
  ctx: Pick<Ctx, 'locale'>,
  { kind, groups, components }: StoredBom,
  picks?: readonly number[],
): Numbered[] {
  const numbered = components.map((component, place) => ({ ...component, lineNo: place + 1 }))
  if (kind !== 'bundle') return numbered
  return groups.flatMap(({ name, minPick, maxPick }, place) => {
    const choices = numbered.filter(({ groupNo }) => groupNo === place + 1)
    const picked =
      picks === undefined ? choices.slice(0, minPick) : choices.filter(({ lineNo }) => picks.includes(lineNo))
    if (picked.length < minPick || picked.length > maxPick)
      failAt(ctx, 'procure.pick_range', ['picks'], text.pick_range_of, {
        group: name,
        min: String(minPick),
        max: String(maxPick),
      })
    return picked
  })
}
