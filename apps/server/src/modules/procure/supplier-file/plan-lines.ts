import { text as fileText } from '@countinghouse/contract/procure/product-file.text'
import { text } from '@countinghouse/contract/procure/supplier-file.text'
import { text as lineText } from '@countinghouse/contract/procure/supplier-product.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Values } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueOf } from '../../../platform/import/issue.ts'
import type { TierChange } from '../prices/plan-tiers.ts'
import { planTiers } from '../prices/plan-tiers.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import { agree } from '../product-file/file-memory.ts'
import type { LineMemory } from './line-memory.ts'
import type { LineRows } from './place-rows.ts'
import type { KnownLine, LineDetails } from './read-line-details.ts'
import type { SupplierRow } from './supplier-row.ts'

export type PlannedLine = LineRows & {
  readonly sound: readonly SupplierRow[]
  readonly refused: ReadonlyMap<number, readonly Issue[]>
  /** Values of the line in the form of the bulk writer. */
  readonly values: Values
  readonly changes: readonly TierChange[]
  /** An earlier chunk of the file contains rows of the line. */
  readonly isMentioned: boolean
}
export type LinePlanning = {
  readonly locale: Locale
  readonly mode: BulkMode
  readonly memory: LineMemory
  readonly facts: LineDetails
}

/** Plans the rows of a line. Rejected rows are ignored: the others are planned again without them. */
export function planLine(line: LineRows, planning: LinePlanning): PlannedLine {
  const { memory } = planning
  const isMentioned = memory.hasMentioned(line.key)
  const refused = new Map<number, readonly Issue[]>()
  for (;;) {
    const rows = line.rows.filter(({ number }) => !refused.has(number))
    const said = new Map(memory.saidOf(line.key))
    const tried = tryRows({ ...line, rows }, { ...planning, said, isMentioned })
    if (tried.refused.size === 0) {
      memory.keep(line.key, said)
      memory.saveTiers(line.key, tried.tiersSaid)
      memory.mention(line.key)
      return { ...line, isMentioned, sound: rows, refused, values: tried.values, changes: tried.changes }
    }
    for (const [number, issues] of tried.refused) refused.set(number, issues)
  }
}

type Said = { readonly value: string; readonly number: number }
type Trying = LinePlanning & {
  readonly said: Map<string, Said>
  readonly isMentioned: boolean
}

function tryRows(line: LineRows, { said, isMentioned, ...planning }: Trying) {
  const { locale, mode, memory, facts } = planning
  const { known, rows, key } = line
  const refused = new Map<number, readonly Issue[]>()
  for (const row of rows) {
    const issues = [
      ...(!isMentioned ? modeIssues(row, line, mode, locale) : []),
      ...agree(said, { number: row.number, values: newOf(row, known, said) }, (given, first) => {
        const found = given === null ? format(fileText.empty, locale) : String(given)
        return format(text.conflict_in_line, locale, { found, row: first })
      }),
      ...claimIssues(row, line, planning),
    ]
    if (issues.length > 0) refused.set(row.number, issues)
  }
  const values = valuesOf(line, said, facts)
  const sound = rows.filter(({ number }) => !refused.has(number))
  const currency = values['currency'] ?? known?.currency ?? facts.currencies.get(line.place.supplierId) ?? null
  for (const { number, price } of sound)
    if (price.unitPrice !== undefined && currency === null)
      refused.set(number, [issueAt('currency', 'required', format(text.currency_needed, locale))])
  const standing = known === null ? [] : (facts.tiers.get(known.id) ?? [])
  const tiersSaid = memory.tiersOf(key)
  const tiers = planTiers(sound, standing, { locale, today: facts.today, said: tiersSaid })
  for (const [number, issues] of tiers.refused) refused.set(number, issues)
  return { refused, values, changes: tiers.changes, tiersSaid }
}

/** A supplier SKU that identifies the line does not change its letter case. */
function newOf({ line }: SupplierRow, known: KnownLine | null, said: ReadonlyMap<string, Said>): Values {
  const { supplierCode, ...others } = line
  const first = said.get('supplierCode')
  const there = first === undefined ? known?.supplierCode : (JSON.parse(first.value) as string | null)
  return supplierCode === undefined || supplierCode?.toLowerCase() === there?.toLowerCase() ? others : line
}

function modeIssues({ code }: SupplierRow, { known }: LineRows, mode: BulkMode, locale: Locale): readonly Issue[] {
  if (mode === 'create' && known !== null) return [issueOf(locale, 'code', 'there_already', { found: known.code })]
  if (mode === 'update' && known === null) return [issueOf(locale, 'code', 'not_there', { found: code ?? '' })]
  return []
}

/** Errors of claims that only one row may make: a price of a quantity break and day, and the preferred supplier of a product. */
function claimIssues(
  { number, line, price }: SupplierRow,
  { key, place }: LineRows,
  { locale, memory, facts }: LinePlanning,
): readonly Issue[] {
  const { productId, variantId } = place
  const isPriced = Object.keys(price).length > 0
  const wanted = [
    {
      field: 'minQty',
      label: text.minQty,
      first: isPriced ? memory.claimTier(key, { number, price }, facts.today) : null,
    },
    {
      field: 'isPreferred',
      label: lineText.isPreferred,
      first: line['isPreferred'] === true ? memory.claimFor(`f ${productId} ${variantId}`, key, number) : null,
    },
  ]
  return wanted.flatMap(({ field, label, first }) =>
    first === null ? [] : [issueOf(locale, field, 'twice_in_file', { first, second: first, field: label[locale] })],
  )
}

/** For an existing line the values of these rows; for a new one those of all rows so far and defaults. */
function valuesOf(
  { known, place, rows }: LineRows,
  said: ReadonlyMap<string, { readonly value: string }>,
  facts: LineDetails,
): Values {
  const own = new Set(rows.flatMap(({ line }) => Object.keys(line)))
  const values = Object.fromEntries(
    [...said].flatMap(([field, { value }]) =>
      known !== null && !own.has(field) ? [] : [[field, JSON.parse(value) as unknown]],
    ),
  )
  if (known !== null) {
    const moved = (['supplierId', 'productId', 'variantId'] as const).filter((field) => place[field] !== known[field])
    return { ...values, ...Object.fromEntries(moved.map((field) => [field, place[field]])) }
  }
  const code = rows.find((row) => row.code !== null)?.code
  return { name: facts.products.get(place.productId), ...place, ...(code != null && { code }), ...values }
}
