import { text as importText } from '@countinghouse/contract/import.text'
import type { ProductStatus } from '@countinghouse/contract/procure/product-status'
import { text as fileText } from '@countinghouse/contract/procure/product-file.text'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { text as variantText } from '@countinghouse/contract/procure/variant.text'
import { format } from '@countinghouse/contract/text'
import type { Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { barcodeDetails } from '../products/barcode-details.ts'
import type { MatrixPlan, PlannedCell, PlannedVariant } from '../products/plan-variants.ts'
import { isPlain, placeKey, planVariants } from '../products/plan-variants.ts'
import { skuOf } from '../products/sku.ts'
import { cellOfRow, issueAt } from './cell-of-row.ts'
import type { FileMemory, StyleSaid } from './file-memory.ts'
import { agree } from './file-memory.ts'
import type { FileRow } from './file-row.ts'
import type { StatusDetails } from './plan-status.ts'
import { planStatus } from './plan-status.ts'
import type { ChunkDetails, KnownStyle } from './read-details.ts'
import type { WebDetails } from './web-cells.ts'
import { webIssues, webOfStyle } from './web-cells.ts'

/** Rows of one style code; `known` null: they create the product. */
export type StyleRows = {
  readonly key: string
  readonly code: string
  readonly known: KnownStyle | null
  readonly rows: readonly FileRow[]
}
export type PlanningDetails = Pick<ChunkDetails, 'given' | 'colors' | 'sizes' | 'used'> &
  StatusDetails & {
    readonly mode: BulkMode
    readonly memory: FileMemory
    readonly pattern: string
    readonly web: WebDetails
    /** Holders of SKUs and barcodes, by key. */
    readonly holders: ReadonlyMap<string, { readonly productId: number; readonly words: string }>
  }

export type PlannedRow = {
  readonly row: FileRow
  readonly cell: PlannedCell
  readonly outcome: 'created' | 'changed' | 'unchanged'
}
export type PlannedStyle = StyleRows & {
  readonly sound: readonly PlannedRow[]
  readonly refused: ReadonlyMap<number, readonly Issue[]>
  /** Values of the product. */
  readonly values: Values
  /** New status; null: no change. */
  readonly status: ProductStatus | null
  readonly plan: MatrixPlan
  /** Resulting variants of the product. */
  readonly variants: readonly PlannedVariant[]
}

/** Outcome for the product of a style, with its variants by cell. */
export type StyleOutcome = { readonly outcome: Outcome; readonly variantIds: ReadonlyMap<string, number> }

/** Plans the rows of a style. Rejected rows are ignored: the others are planned again without them. */
export function planStyle(style: StyleRows, facts: PlanningDetails): PlannedStyle {
  const refused = new Map<number, readonly Issue[]>()
  for (;;) {
    const rows = style.rows.filter(({ number }) => !refused.has(number))
    const said = new Map(facts.memory.saidOf(style.key))
    const tried = tryRows({ ...style, rows }, said, facts)
    if (tried.refused.size === 0) {
      facts.memory.keep(style.key, said)
      return { ...style, ...tried, refused }
    }
    for (const [number, issues] of tried.refused) refused.set(number, issues)
  }
}

type Said = Map<string, { readonly value: string; readonly number: number }>

function tryRows(style: StyleRows, said: Said, facts: PlanningDetails) {
  const { known, rows } = style
  const refused = new Map<number, readonly Issue[]>()
  for (const row of rows) {
    const issues = sayStyle(row, said, facts)
    if (issues.length > 0) refused.set(row.number, issues)
  }
  const values = completed(style, valuesOf(style, said), facts)
  const { sizeScaleId = known?.sizeScaleId ?? null, categoryId = known?.categoryId ?? null } = values as {
    readonly sizeScaleId?: number | null
    readonly categoryId?: number | null
  }
  const ofWeb = { locale: facts.ctx.locale, productId: known?.id ?? null, categoryId }
  const cells = rows.flatMap((row): { row: FileRow; cell: PlannedCell }[] => {
    if (refused.has(row.number)) return []
    const read = cellOfRow(row, { locale: facts.ctx.locale, known, scaleId: sizeScaleId, sizes: facts.sizes })
    const issues = [
      ...('issues' in read ? read.issues : placeIssues(row, read.cell, style, facts)),
      ...webIssues(row, facts.web, ofWeb),
    ]
    if (issues.length > 0) refused.set(row.number, issues)
    return 'cell' in read && issues.length === 0 ? [{ row, cell: read.cell }] : []
  })
  const matrix = matrixDetails(style, facts)
  const plan = planVariants(
    cells.map(({ cell }) => cell),
    matrix,
  )
  const sound = cells.flatMap(({ row, cell }, at): PlannedRow[] => {
    const result = plan.results[at]
    if (result === undefined || result.outcome === 'removed') return []
    // The variant without colour and size is removed when another row adds one.
    if (isPlain(cell) && isReplaced(plan)) {
      refused.set(row.number, [issueAt('colorId', 'rule', format(variantText.mixed, facts.ctx.locale))])
      return []
    }
    if (result.outcome !== 'refused') {
      const isNew = known === null || result.outcome === 'created'
      return [{ row, cell, outcome: isNew ? 'created' : result.outcome }]
    }
    refused.set(row.number, [matrixIssue(row, result)])
    return []
  })
  const variants = variantsAfter(matrix.variants, plan)
  const status = planStatus({ known, values, said, variants, cells }, facts)
  if ('issues' in status)
    for (const { number, style: given } of rows)
      if (given.status !== undefined && !refused.has(number)) refused.set(number, status.issues)
  return { sound, refused, values, status: 'to' in status ? status.to : null, plan, variants }
}

/** A new product with the defaults of its category, as the database applies them. */
function completed({ known }: StyleRows, values: Values, { given }: PlanningDetails): Values {
  const { categoryId } = values
  const ofCategory = known === null && typeof categoryId === 'number' ? given.get(categoryId) : undefined
  const missing = Object.entries(ofCategory ?? {}).filter(([field, value]) => value !== null && values[field] == null)
  return { ...values, ...Object.fromEntries(missing) }
}

/** Records the values of a row for its style, unless another row has different ones. */
function sayStyle(row: FileRow, said: Said, { ctx, web }: PlanningDetails): readonly Issue[] {
  const values = { ...row.style, ...Object.fromEntries(webOfStyle(row, web)) }
  const words = (given: unknown, first: number) => {
    const found = given === null ? format(fileText.empty, ctx.locale) : String(given)
    return format(fileText.conflict_in_style, ctx.locale, { found, row: first })
  }
  return agree(said, { number: row.number, values }, words, 'conflict_in_style')
}

/** For an existing product the values of these rows; for a new one those of all rows so far. */
function valuesOf({ known, rows }: StyleRows, said: StyleSaid): Values {
  const own = new Set(rows.flatMap(({ style }) => Object.keys(style)))
  return Object.fromEntries(
    [...said].flatMap(([field, { value }]) =>
      !isOfProduct(field) || (known !== null && !own.has(field)) ? [] : [[field, JSON.parse(value) as unknown]],
    ),
  )
}

/** Whether the master writes the field. */
function isOfProduct(field: string): boolean {
  return field !== 'status' && !field.startsWith('web:')
}

function placeIssues(
  { number, variant }: FileRow,
  cell: PlannedCell,
  { key, code, known }: StyleRows,
  { ctx: { locale }, mode, memory }: PlanningDetails,
): readonly Issue[] {
  const text = fileText
  const { sku, barcode, packBarcode } = variant
  const there = known?.variants.find((variant) => placeKey(variant) === placeKey(cell))
  if (mode === 'create' && there !== undefined)
    return [issueAt('sku', 'there_already', format(text.variant_there, locale, { found: there.sku }), there.sku)]
  if (mode === 'update' && there === undefined)
    return [issueAt('code', 'not_there', format(text.variant_not_there, locale, { found: sku ?? code }), code)]
  const place = `${format(text.colorId, locale)}, ${format(text.size, locale)}`
  const claims: readonly (readonly [string, string | null | undefined, string, string])[] = [
    ['colorId', `${key} ${placeKey(cell)}`, 'p', place],
    ['sku', sku?.toLowerCase(), 's', format(text.sku, locale)],
    ['barcode', barcode == null ? null : barcodeDetails(barcode, locale).key, 'b', format(text.barcode, locale)],
    [
      'packBarcode',
      packBarcode == null ? null : barcodeDetails(packBarcode, locale).key,
      'b',
      format(text.barcode, locale),
    ],
  ]
  return claims.flatMap(([field, value, kind, label]) => {
    const first = value == null ? null : memory.claim(`${kind} ${value}`, number)
    if (first === null) return []
    const message = format(importText.twice_in_file, locale, { first: number, second: first, field: label })
    return [issueAt(field, 'twice_in_file', message, foundIn(variant, field))]
  })
}

function matrixDetails({ code, known }: StyleRows, { ctx, colors, sizes, used, pattern, holders }: PlanningDetails) {
  // A new product starts with the variant without colour and size, which has no id yet.
  const plain: Variant = {
    id: 0,
    colorId: null,
    sizeId: null,
    sku: code,
    status: 'active',
    netWeightGrams: null,
    grossWeightGrams: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    barcodes: [],
  }
  const sizesById = new Map(sizes.map((size) => [size.id, size]))
  const styleCode = known?.code ?? code
  return {
    locale: ctx.locale,
    variants: known?.variants ?? [plain],
    colors,
    sizes: sizesById,
    used,
    holders: {
      get: (key: string) => {
        const holder = holders.get(key)
        return holder === undefined || holder.productId === known?.id ? undefined : holder.words
      },
    },
    skuFor: ({ colorId, sizeId }: { readonly colorId: number | null; readonly sizeId: number | null }) =>
      colorId === null && sizeId === null
        ? styleCode
        : skuOf(pattern, {
            style: styleCode,
            colour: colorId === null ? null : (colors.get(colorId)?.code ?? null),
            size: sizeId === null ? null : (sizesById.get(sizeId)?.code ?? null),
          }),
  }
}

const issueCodes: Readonly<Record<string, string>> = {
  sku: 'duplicate',
  barcode: 'duplicate',
  packBarcode: 'duplicate',
  colorId: 'inactive_ref',
  size: 'inactive_ref',
}

function matrixIssue(
  { variant }: FileRow,
  { field, message }: { readonly field: string | null; readonly message: string | null },
): Issue {
  // The variant cannot exist; the error is reported at its cell.
  const at = field === 'sizeId' ? 'size' : field === 'exists' || field === null ? 'colorId' : field
  const code = field === 'exists' ? 'rule' : (issueCodes[at] ?? 'rule')
  return issueAt(at, code, message ?? '', foundIn(variant, at))
}

/** The text of the cell, if it is one. */
function foundIn(variant: Values, field: string): string | null {
  const found = variant[field]
  return typeof found === 'string' ? found : null
}

function variantsAfter(before: readonly Variant[], { created, changed, removed }: MatrixPlan): PlannedVariant[] {
  const gone = new Set([...removed, ...changed.map(({ before }) => before)].map(({ id }) => id))
  return [...before.filter(({ id }) => !gone.has(id)), ...created, ...changed.map(({ after }) => after)]
}

function isReplaced({ created, removed }: MatrixPlan): boolean {
  return created.some((variant) => !isPlain(variant)) && removed.some(isPlain)
}
