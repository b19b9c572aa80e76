import type { LabelLayout } from '@countinghouse/contract/procure/label-layout'
import { text } from '@countinghouse/contract/procure/label-labels.text'
import { format } from '@countinghouse/contract/text'
import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import type { Locale } from '@countinghouse/kernel/text'
import { formatMoneyText } from '../../../platform/print/money-labels.ts'
import type { LabelContent } from './label-content.ts'
import type { LabelDetails, UnitDetails } from './read-labels.ts'

export type LabelPrice = { readonly amount: number; readonly currency: string; readonly taxIncluded: boolean }
type Prices = { readonly price: LabelPrice | null; readonly compare: LabelPrice | null }

const gramsPerKilogram = 1000n

/** Texts on the label of a variant in a layout. */
export function labelContent(facts: LabelDetails, layout: LabelLayout, { price, compare }: Prices): LabelContent {
  const { language } = layout
  const shownPrice = layout.showsPrice ? price : null
  const isReduced =
    shownPrice !== null &&
    compare !== null &&
    compare.currency === shownPrice.currency &&
    compare.amount > shownPrice.amount
  return {
    company: layout.showsCompany ? facts.company : null,
    name: layout.showsName ? facts.name : null,
    options: layout.showsOptions ? facts.options : null,
    sku: layout.showsSku ? facts.sku : null,
    price: shownPrice === null ? null : priceWords(shownPrice, facts.unit, language),
    comparePrice: isReduced ? formatMoneyText(compare.amount, compare.currency, language) : null,
    priceNote: shownPrice === null ? null : noteOf(facts, shownPrice, layout),
    code: facts.barcode,
  }
}

/** With the unit, unless the product is sold by the piece. */
export function priceWords({ amount, currency }: LabelPrice, unit: UnitDetails | null, language: Locale): string {
  const price = formatMoneyText(amount, currency, language)
  return unit === null || unit.dimension === 'count' ? price : `${price} / ${unit.name}`
}

function noteOf(facts: LabelDetails, price: LabelPrice, { language, showsUnitPrice }: LabelLayout): string | null {
  const byMeasure = showsUnitPrice ? measurePrice(facts, price, language) : null
  const tax = price.taxIncluded ? null : format(text.taxOnTop, language)
  return [byMeasure, tax].filter((words) => words !== null).join(' · ') || null
}

/**
 * Price per kilogram, metre or litre: by the unit of products sold by measure, by net weight for others. Null if unknown or equal
 * to the price. Source: Directive 98/6/EC, article 2.
 */
function measurePrice(
  { unit, netWeightGrams }: LabelDetails,
  { amount, currency }: LabelPrice,
  language: Locale,
): string | null {
  if (unit !== null && unit.dimension !== 'count') {
    if (unit.ratioUnits === unit.ratioReference) return null
    const perReference = dividedExactly(BigInt(amount) * BigInt(unit.ratioUnits), BigInt(unit.ratioReference))
    return format(text[`per_${unit.dimension}`], language, {
      price: formatMoneyText(minorOfUnits(perReference), currency, language),
    })
  }
  if (netWeightGrams === null || netWeightGrams === 0) return null
  const perKilogram = dividedExactly(BigInt(amount) * gramsPerKilogram, BigInt(netWeightGrams))
  return format(text.per_mass, language, { price: formatMoneyText(minorOfUnits(perKilogram), currency, language) })
}
