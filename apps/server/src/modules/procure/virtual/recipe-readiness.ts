import { text } from '@countinghouse/contract/procure/virtual-recipe.text'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { isActive, readRecipe } from './read-recipe.ts'

type Missing = { readonly what: string; readonly field: string; readonly message: string }

/** What a virtual product lacks before it is active. Source: procurement.md 3.1 and 3.8. */
export async function missingOfRecipe({ companyId, locale }: Ctx, tx: Tx, id: number): Promise<Missing[]> {
  const { kind, groups, components, ...recipe } = await readRecipe(tx, companyId, id)
  const faults = components.filter((component) => !isActive(component)).length
  const isUnpromised = [recipe.validUntil, recipe.expectedFrom, recipe.capQuantity].includes(null)
  const poor = groups.find(({ minPick }, place) => choicesOf(place + 1).length < Math.max(minPick, 1))
  function choicesOf(groupNo: number) {
    return components.filter((component) => component.groupNo === groupNo)
  }
  return [
    ...(components.length === 0
      ? [{ what: 'components', field: 'components', message: format(text.missing_components, locale) }]
      : []),
    ...(faults > 0
      ? [
          {
            what: 'component_inactive',
            field: 'faults',
            message: format(text.missing_faults, locale, { count: faults }),
          },
        ]
      : []),
    ...(poor !== undefined
      ? [
          {
            what: 'group_choices',
            field: 'groups',
            message: format(text.missing_group, locale, { group: poor.name, count: Math.max(poor.minPick, 1) }),
          },
        ]
      : []),
    ...(kind === 'preorder' && isUnpromised
      ? [{ what: 'promise', field: 'expectedFrom', message: format(text.missing_promise, locale) }]
      : []),
  ]
}
