import { text } from '@countinghouse/contract/procure/bom-file.text'
import { text as bomText } from '@countinghouse/contract/procure/virtual-bom.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import { agree } from '../product-file/file-memory.ts'
import type { StoredBom } from '../virtual/read-bom.ts'
import type { BomRow } from './bom-row.ts'

type Group = StoredBom['groups'][number]
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
export function groupsOf(rows: readonly BomRow[], before: StoredBom, locale: Locale) {
  const problems: (readonly [number, Issue])[] = []
  const plan: Planned[] = before.groups.map((group, at) => ({
    group,
    isNamed: before.components.every(({ groupNo }) => groupNo !== at + 1),
    said: new Map(),
  }))
  const places = new Map<BomRow, Planned>()
  for (const row of rows) {
    const { number, group: word, minPick, maxPick } = row
    if (word === null) {
      problems.push([number, issueAt('group', 'required', format(text.group_needed, locale))])
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
      (found, first) => format(text.conflict_in_bom, locale, { found: String(found), row: first }),
      'conflict_in_bom',
    )
    problems.push(...conflicts.map((issue) => [number, issue] as const))
    planned.group = { ...planned.group, ...values }
    if (planned.group.minPick > planned.group.maxPick)
      problems.push([number, issueAt('minPick', 'rule', format(bomText.rule_range, locale))])
  }
  const left = plan.filter(({ isNamed }) => isNamed)
  const numberOf = (row: BomRow) => {
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
