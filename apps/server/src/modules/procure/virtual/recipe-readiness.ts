import type { RecipeNeed } from '@countinghouse/contract/procure/product-readiness'
import { text } from '@countinghouse/contract/procure/virtual-recipe.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { StoredRecipe } from './read-recipe.ts'
import { isActive } from './read-recipe.ts'

type Need = { readonly need: RecipeNeed; readonly missing: string | null }

/** Additional requirements of a virtual product and the missing details, as text. */
export function needsOfRecipe({ kind, groups, components, ...recipe }: StoredRecipe, locale: Locale): Need[] {
  const faults = components.filter((component) => !isActive(component)).length
  const isUnpromised = [recipe.validUntil, recipe.expectedFrom, recipe.capQuantity].includes(null)
  const choicesOf = (groupNo: number) => components.filter((component) => component.groupNo === groupNo).length
  const poor = groups.find(({ minPick }, place) => choicesOf(place + 1) < Math.max(minPick, 1))
  return [
    { need: 'components', missing: components.length > 0 ? null : format(text.missing_components, locale) },
    ...(components.length > 0
      ? [
          {
            need: 'component_inactive' as const,
            missing: faults === 0 ? null : format(text.missing_faults, locale, { count: faults }),
          },
        ]
      : []),
    ...(groups.length > 0
      ? [
          {
            need: 'group_choices' as const,
            missing:
              poor === undefined
                ? null
                : format(text.missing_group, locale, { group: poor.name, count: Math.max(poor.minPick, 1) }),
          },
        ]
      : []),
    ...(kind === 'preorder'
      ? [{ need: 'promise' as const, missing: isUnpromised ? format(text.missing_promise, locale) : null }]
      : []),
  ]
}
