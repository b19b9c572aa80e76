import { text } from '@countinghouse/contract/procure/recipe-file.text'
import { text as recipeText } from '@countinghouse/contract/procure/virtual-recipe.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Finding } from '../../../platform/import/finding.ts'
import { findingAt } from '../product-file/cell-of-row.ts'
import { agree } from '../product-file/file-memory.ts'
import type { StoredRecipe } from '../virtual/read-recipe.ts'
import type { RecipeRow } from './recipe-row.ts'

type Group = StoredRecipe['groups'][number]
type Planned = { group: Group; isNamed: boolean; readonly said: Map<string, { value: string; number: number }> }

/** Label of a group in a file: its name, or its number where the name is not unique. */
export function groupWord(groups: readonly Pick<Group, 'name'>[], groupNo: number): string {
  const name = groups[groupNo - 1]?.name ?? ''
  const isClear = !/^\d+$/.test(name) && groups.filter((group) => group.name === name).length === 1
  return isClear ? name : String(groupNo)
}

/**
 * The groups of a bundle as named by its rows, existing ones in their order; a group no longer named is deleted unless it never had
 * a component. `numberOf`: the group number of a row.
 */
export function groupsOf(rows: readonly RecipeRow[], before: StoredRecipe, locale: Locale) {
  const problems: (readonly [number, Finding])[] = []
  const plan: Planned[] = before.groups.map((group, at) => ({
    group,
    isNamed: before.components.every(({ groupNo }) => groupNo !== at + 1),
    said: new Map(),
  }))
  const places = new Map<RecipeRow, Planned>()
  for (const row of rows) {
    const { number, group: word, minPick, maxPick } = row
    if (word === null) {
      problems.push([number, findingAt('group', 'required', format(text.group_needed, locale))])
      continue
    }
    const known = plan.find((_, at) => isCalled(plan, at, word, before.groups.length))
    const planned = known ?? { group: { name: word, minPick: 1, maxPick: 1 }, isNamed: true, said: new Map() }
    if (known === undefined) plan.push(planned)
    planned.isNamed = true
    places.set(row, planned)
    const values = { ...(minPick !== null && { minPick }), ...(maxPick !== null && { maxPick }) }
    const conflicts = agree(
      planned.said,
      { number, values },
      (found, first) => format(text.conflict_in_recipe, locale, { found: String(found), row: first }),
      'conflict_in_recipe',
    )
    problems.push(...conflicts.map((finding) => [number, finding] as const))
    planned.group = { ...planned.group, ...values }
    if (planned.group.minPick > planned.group.maxPick)
      problems.push([number, findingAt('minPick', 'rule', format(recipeText.rule_range, locale))])
  }
  const left = plan.filter(({ isNamed }) => isNamed)
  const numberOf = (row: RecipeRow) => {
    const at = left.findIndex((one) => one === places.get(row))
    return at === -1 ? null : at + 1
  }
  return { groups: left.map(({ group }) => group), numberOf, problems }
}

function isCalled(plan: readonly Planned[], at: number, word: string, known: number): boolean {
  const groups = plan.map(({ group }) => group)
  return at < known
    ? groupWord(groups.slice(0, known), at + 1).toLowerCase() === word.toLowerCase()
    : groups[at]?.name.toLowerCase() === word.toLowerCase()
}
