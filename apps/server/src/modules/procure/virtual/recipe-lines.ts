import type { Recipe } from '@countinghouse/contract/procure/virtual-recipe'

/** Audit text of a bill of materials, a line for each part. */
export function recipeLines(recipe: Recipe): string {
  const { kind, priceMode, discountPpm, discountMinor, discountCurrency, taxMode, sellWhen, groups, components } =
    recipe
  const span = (from: string | null, until: string | null) =>
    from === null && until === null ? null : `${from ?? '…'} – ${until ?? '…'}`
  const facts = [
    kind,
    [
      priceMode,
      ...(discountPpm === null ? [] : [`${discountPpm / 10_000} %`]),
      ...(discountMinor === null ? [] : [`${discountMinor} ${discountCurrency ?? ''}`]),
    ].join(' '),
    taxMode,
    sellWhen,
    span(recipe.validFrom, recipe.validUntil),
    span(recipe.expectedFrom, recipe.expectedUntil),
    recipe.capQuantity === null ? null : `≤ ${recipe.capQuantity}`,
    recipe.customerCapQuantity === null ? null : `≤ ${recipe.customerCapQuantity} / 1`,
  ]
  return [
    facts.filter((fact) => fact !== null).join(' · '),
    ...groups.map(({ name, minPick, maxPick }) => `${name}: ${minPick}–${maxPick}`),
    ...components.map(({ sku, quantity, groupNo }) =>
      [`${quantity} × ${sku}`, ...(groupNo === null ? [] : [groups[groupNo - 1]?.name ?? ''])].join(' · '),
    ),
    ...(recipe.note === null ? [] : [recipe.note]),
  ].join('\n')
}
