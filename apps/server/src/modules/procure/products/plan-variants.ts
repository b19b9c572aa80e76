import type { CellResult, Variant, VariantCell } from '@countinghouse/contract/procure/variant'
import { longestSku, mostVariants } from '@countinghouse/contract/procure/variant'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text } from '@countinghouse/contract/procure/variant.text'
import { format } from '@countinghouse/contract/text'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { CodeDetails } from './barcode-details.ts'
import { barcodeDetails } from './barcode-details.ts'

/** A planned variant; without an id if new. */
export type PlannedVariant = Omit<Variant, 'id'> & { readonly id: number | null }
/** A colour or size named by a cell. */
export type CellOption = { readonly isActive: boolean; readonly isOfScale: boolean }

/** A cell of a file: with the type of its barcode, and a pack barcode; null removes all pack barcodes. */
export type PlannedCell = VariantCell & {
  readonly barcodeKind?: BarcodeKind
  readonly pack?: { readonly code: string; readonly packQuantity?: number } | null
}

export type MatrixDetails = {
  readonly locale: Locale
  readonly variants: readonly Variant[]
  readonly colors: ReadonlyMap<number, CellOption>
  readonly sizes: ReadonlyMap<number, CellOption>
  readonly skuFor: (cell: Place) => string
  /** Holders of SKUs, in lower case, and barcodes, by key, as text. */
  readonly holders: Pick<ReadonlyMap<string, string>, 'get'>
  /** Variants that are referenced. */
  readonly used: ReadonlySet<number>
}

export type MatrixPlan = {
  readonly results: readonly CellResult[]
  readonly created: readonly PlannedVariant[]
  readonly changed: readonly { readonly before: Variant; readonly after: PlannedVariant }[]
  readonly removed: readonly Variant[]
}

type Place = { readonly colorId: number | null; readonly sizeId: number | null }
type Refusal = { readonly field: string; readonly message: string }

export function placeKey({ colorId, sizeId }: Place): string {
  return `${colorId} ${sizeId}`
}

export function isPlain({ colorId, sizeId }: Place): boolean {
  return colorId === null && sizeId === null
}

const nothing = { netWeightGrams: null, grossWeightGrams: null, lengthMm: null, widthMm: null, heightMm: null } as const

/** Plans the outcome of each cell and the resulting variants. Idempotent. */
export function planVariants(cells: readonly PlannedCell[], facts: MatrixDetails): MatrixPlan {
  const before = new Map(facts.variants.map((variant) => [placeKey(variant), variant]))
  const state = new Map<string, PlannedVariant>(before)
  const results = cells.map((cell): CellResult => {
    const { colorId, sizeId } = cell
    const answer = (outcome: CellResult['outcome'], { field, message }: Partial<Refusal> = {}) => ({
      colorId,
      sizeId,
      outcome,
      field: field ?? null,
      message: message ?? null,
    })
    const key = placeKey(cell)
    const there = state.get(key)
    if (!cell.exists) {
      if (there === undefined) return answer('unchanged')
      if (there.id !== null && facts.used.has(there.id)) return answer('refused', refusal(facts, 'exists', text.in_use))
      state.delete(key)
      return answer('removed')
    }
    const wanted = there ?? newVariant(cell, facts)
    const refused =
      (there === undefined ? placeError(cell, state, facts) : null) ?? valueError(cell, wanted, state, facts, cells)
    if (refused !== null) return answer('refused', refused)
    if (!isPlain(cell)) state.delete(placeKey({ colorId: null, sizeId: null }))
    const after = withCell(wanted, cell)
    state.set(key, after)
    if (there === undefined) return answer('created')
    return answer(isSame(there, after) ? 'unchanged' : 'changed')
  })
  const after = [...state.values()]
  const kept = new Set(after.map(({ id }) => id))
  return {
    results,
    created: after.filter(({ id }) => id === null),
    changed: after.flatMap((variant) => {
      const was = facts.variants.find(({ id }) => id === variant.id)
      return was === undefined || isSame(was, variant) ? [] : [{ before: was, after: variant }]
    }),
    removed: facts.variants.filter(({ id }) => !kept.has(id)),
  }
}

function newVariant(cell: VariantCell, facts: MatrixDetails): PlannedVariant {
  const { colorId, sizeId } = cell
  return { id: null, colorId, sizeId, sku: facts.skuFor(cell), status: 'active', ...nothing, barcodes: [] }
}

function refusal({ locale }: MatrixDetails, field: string, words: Text, params: Record<string, string> = {}): Refusal {
  return { field, message: format(words, locale, params) }
}

/** The reason why a variant cannot be added at a position. */
function placeError(
  cell: VariantCell,
  state: ReadonlyMap<string, PlannedVariant>,
  facts: MatrixDetails,
): Refusal | null {
  const color = cell.colorId === null ? null : facts.colors.get(cell.colorId)
  const size = cell.sizeId === null ? null : facts.sizes.get(cell.sizeId)
  if (size?.isOfScale === false) return refusal(facts, 'sizeId', errorText.size_not_in_scale)
  if (color?.isActive === false) return refusal(facts, 'colorId', text.inactive_option)
  if (size?.isActive === false) return refusal(facts, 'sizeId', text.inactive_option)
  if (state.size >= mostVariants) return refusal(facts, 'exists', text.too_many, { most: String(mostVariants) })
  if (isPlain(cell)) return state.size === 0 ? null : refusal(facts, 'exists', text.mixed)
  const plain = state.get(placeKey({ colorId: null, sizeId: null }))
  if (plain?.id == null) return null
  const isKept = facts.used.has(plain.id) || plain.barcodes.length > 0
  return isKept ? refusal(facts, 'exists', text.plain_in_use) : null
}

/** The reason why a variant cannot have the values of its cell. */
function valueError(
  cell: PlannedCell,
  wanted: PlannedVariant,
  state: ReadonlyMap<string, PlannedVariant>,
  facts: MatrixDetails,
  cells: readonly VariantCell[],
): Refusal | null {
  const after = withCell(wanted, cell)
  const { netWeightGrams: net, grossWeightGrams: gross } = after
  if (net !== null && gross !== null && gross < net) return refusal(facts, 'grossWeightGrams', text.weights)
  if (after.sku.length > longestSku)
    return refusal(facts, 'sku', text.long_sku, { value: after.sku, most: String(longestSku) })
  // A variant that gives up a code in the same write no longer holds it.
  const others = [...state].filter(([key]) => key !== placeKey(cell))
  const gives = (key: string, part: 'sku' | 'barcode', now: string) =>
    cells.some((other) => placeKey(other) === key && other[part] !== undefined && other[part] !== now)
  const skuKey = after.sku.toLowerCase()
  const sameSku = others.find(([key, { sku }]) => sku.toLowerCase() === skuKey && !gives(key, 'sku', sku))
  const skuHolder = sameSku?.[1].sku ?? facts.holders.get(skuKey)
  if (skuHolder !== undefined) return refusal(facts, 'sku', text.taken_sku, { value: after.sku, holder: skuHolder })
  const codes = [
    { field: 'barcode', code: cell.barcode, kind: cell.barcodeKind },
    { field: 'packBarcode', code: cell.pack?.code, kind: undefined },
  ]
  for (const { field, code, kind } of codes) {
    if (code == null) continue
    const read = barcodeDetails(code, facts.locale, kind)
    if (read.problem !== null) return { field, message: read.problem.message }
    const sameCode = others.find(([key, { barcodes }]) =>
      barcodes.some(
        (one) => keyOf(one, facts.locale) === read.key && !(one.isPrimary && gives(key, 'barcode', one.code)),
      ),
    )
    const holder = sameCode?.[1].sku ?? facts.holders.get(read.key)
    if (holder !== undefined) return refusal(facts, field, text.taken_barcode, { value: code, holder })
  }
  return null
}

function keyOf({ code, kind }: Pick<Variant['barcodes'][number], 'code' | 'kind'>, locale: Locale): string {
  return barcodeDetails(code, locale, kind).key
}

function withCell(variant: PlannedVariant, cell: PlannedCell): PlannedVariant {
  const { colorId: _color, sizeId: _size, exists: _exists, barcode, barcodeKind, pack, ...values } = cell
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const scanned = barcode === undefined ? variant.barcodes : withPrimary(variant.barcodes, barcode, barcodeKind)
  return { ...variant, ...given, barcodes: pack === undefined ? scanned : withPack(scanned, pack) }
}

/** The barcodes with the one of a pack added or resized; null: only the primary one. */
function withPack(barcodes: Variant['barcodes'], pack: NonNullable<PlannedCell['pack']> | null): Variant['barcodes'] {
  if (pack === null) return barcodes.filter(({ isPrimary }) => isPrimary)
  const { code, packQuantity } = pack
  if (barcodes.some((one) => one.code === code))
    return barcodes.map((one) => (one.code === code ? { ...one, packQuantity: packQuantity ?? one.packQuantity } : one))
  const { kind } = barcodeDetails(code, 'en')
  return [...barcodes, { code, kind, packQuantity: packQuantity ?? 1, isPrimary: barcodes.length === 0 }]
}

/** The barcodes with the primary one replaced. */
function withPrimary(
  barcodes: Variant['barcodes'],
  code: string | null,
  wantedKind?: BarcodeKind,
): Variant['barcodes'] {
  const primary = barcodes.find(({ isPrimary }) => isPrimary)
  if (code === (primary?.code ?? null) && (wantedKind ?? primary?.kind) === primary?.kind) return barcodes
  const others = barcodes.filter((one) => one !== primary && one.code !== code)
  const own = barcodes.find((one) => one.code === code)
  const { kind }: Pick<CodeDetails, 'kind'> =
    wantedKind === undefined ? (own ?? barcodeDetails(code ?? '', 'en')) : { kind: wantedKind }
  const first = code === null ? [] : [{ code, kind, packQuantity: own?.packQuantity ?? 1, isPrimary: true }]
  return [...first, ...others].map((one, at) => ({ ...one, isPrimary: at === 0 }))
}

function isSame(one: PlannedVariant, other: PlannedVariant): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
