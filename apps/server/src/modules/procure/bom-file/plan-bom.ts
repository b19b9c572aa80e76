import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text as fileText } from '@countinghouse/contract/procure/product-file.text'
import { text } from '@countinghouse/contract/procure/bom-file.text'
import { mostComponents, mostGroups } from '@countinghouse/contract/procure/virtual-kinds'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import { agree } from '../product-file/file-memory.ts'
import { brokenHeads } from '../virtual/head-rules.ts'
import type { StoredBom } from '../virtual/read-bom.ts'
import type { ComponentDetails, NewComponent } from '../virtual/bom-rules.ts'
import { faultsOf } from '../virtual/bom-rules.ts'
import type { NewBom } from '../virtual/save-boms.ts'
import { keptOf } from '../virtual/save-boms.ts'
import { groupsOf } from './plan-groups.ts'
import type { BomRow } from './bom-row.ts'

export type BomPlanning = {
  readonly locale: Locale
  readonly mode: BulkMode
  readonly variants: ReadonlyMap<number, ComponentDetails>
}
type Plan = { readonly bom: NewBom } | { readonly issues: ReadonlyMap<number, readonly Issue[]> }

/** Plans a bill of materials from all rows of its product, as a whole. */
export function planBom(rows: readonly BomRow[], before: StoredBom, planning: BomPlanning): Plan {
  const { locale, mode, variants } = planning
  const issues = new Map<number, Issue[]>()
  const refuse = (number: number, issue: Issue) => issues.set(number, [...(issues.get(number) ?? []), issue])
  const at = (row: BomRow | undefined, field: string, words: Text, code = 'rule', params = {}) =>
    refuse(row?.number ?? 0, issueAt(field, code, format(words, locale, params)))
  const [first] = rows
  const hasComponents = before.components.length > 0
  if (mode === 'create' && hasComponents) at(first, 'productId', text.there_already, 'there_already')
  if (mode === 'update' && !hasComponents) at(first, 'productId', text.not_there, 'not_there')

  const said = new Map<string, { value: string; number: number }>()
  for (const { number, heads } of rows) {
    const words = (given: unknown, row: number) =>
      format(text.conflict_in_bom, locale, {
        found: given === null ? format(fileText.empty, locale) : String(given),
        row,
      })
    for (const issue of agree(said, { number, values: heads }, words, 'conflict_in_bom')) refuse(number, issue)
  }
  const heads = Object.fromEntries([...said].map(([field, { value }]) => [field, JSON.parse(value) as unknown]))
  const merged: StoredBom = { ...keptOf(before, heads), ...heads }
  const firstSaying = (field: string) => rows.find((row) => field in row.heads) ?? first
  for (const { field, words } of brokenHeads(merged)) at(firstSaying(field), field, words)

  // Rows without a component have values of the bill of materials only.
  const named = rows.filter(({ variantId }) => variantId !== null)
  if (named.length > 0)
    for (const row of rows) if (row.variantId === null) at(row, 'variantId', text.component_needed, 'required')
  if (named.length > mostComponents)
    at(named[mostComponents], 'variantId', text.too_many, 'rule', { count: mostComponents })
  const isBundle = merged.kind === 'bundle'
  if (!isBundle) for (const row of named) if (row.group !== null) at(row, 'group', text.no_groups)
  const { groups, numberOf, problems } = groupsOf(isBundle ? named : [], before, locale)
  for (const [number, issue] of problems) refuse(number, issue)
  if (groups.length > mostGroups) at(named.at(-1), 'group', text.too_many_groups, 'rule', { count: mostGroups })
  const components: readonly NewComponent[] =
    named.length === 0
      ? before.components.map((one) => ({ ...one, groupNo: isBundle ? one.groupNo : null }))
      : named.map((row) => ({
          variantId: row.variantId ?? 0,
          quantity: JSON.parse(row.quantity) as number,
          groupNo: isBundle ? numberOf(row) : null,
        }))
  const kept = !isBundle ? [] : named.length === 0 ? before.groups : groups
  for (const { line, field, message } of faultsOf({ kind: merged.kind, groups: kept }, components, {
    variants,
    locale,
  })) {
    const row = (line === null ? undefined : named[line]) ?? first
    const isKnown = issues.get(row?.number ?? 0)?.some((issue) => issue.field === fieldOf(field)) === true
    if (row !== undefined && !isKnown) refuse(row.number, issueAt(fieldOf(field), 'rule', message))
  }
  if (components.length === 0 && before.status !== 'draft') at(first, 'variantId', errorText.empty_bom, 'required')
  if (issues.size > 0) return { issues: withOthers(rows, issues, locale) }
  return { bom: { ...merged, groups: kept, components } }
}

/** File column of a component field. */
function fieldOf(field: string): string {
  return field === 'groupNo' ? 'group' : field === 'components' ? 'variantId' : field
}

function withOthers(
  rows: readonly BomRow[],
  issues: ReadonlyMap<number, readonly Issue[]>,
  locale: Locale,
): ReadonlyMap<number, readonly Issue[]> {
  const row = Math.min(...issues.keys())
  const other: Issue = {
    field: null,
    code: 'other_row',
    message: format(text.other_row, locale, { row }),
    found: null,
    suggestions: [],
  }
  return new Map(rows.map(({ number }) => [number, issues.get(number) ?? [other]]))
}
