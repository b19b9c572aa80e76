import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import { text as fileText } from '@countinghouse/contract/procure/product-file.text'
import { text as readinessText } from '@countinghouse/contract/procure/product-readiness.text'
import type { ProductStatus } from '@countinghouse/contract/procure/product-status'
import type { Text } from '@countinghouse/kernel/text'
import { format } from '@countinghouse/contract/text'
import type { BulkCtx, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { may } from '../../../platform/access/permission.ts'
import type { PlannedCell, PlannedVariant } from '../products/plan-variants.ts'
import { placeKey } from '../products/plan-variants.ts'
import { issueAt } from './cell-of-row.ts'
import type { StyleSaid } from './file-memory.ts'
import type { FileRow } from './file-row.ts'
import type { ChunkDetails, KnownStyle } from './read-details.ts'

type Planned = {
  readonly known: KnownStyle | null
  /** Values written to the product. */
  readonly values: Values
  readonly said: StyleSaid
  /** Resulting variants of the product. */
  readonly variants: readonly PlannedVariant[]
  readonly cells: readonly { readonly row: FileRow; readonly cell: PlannedCell }[]
}
export type StatusDetails = Pick<ChunkDetails, 'priced'> & {
  readonly ctx: BulkCtx
  readonly isBarcodeRequired: boolean
  /** The default selling list and its column. */
  readonly defaultList: { readonly name: string; readonly column: string }
}
/** Null: no change. */
type StatusPlan = { readonly to: ProductStatus | null } | { readonly issues: readonly Issue[] }

/** Rows may activate a complete draft; all other status changes are made on the product page. */
export function planStatus(style: Planned, facts: StatusDetails): StatusPlan {
  const { known, said } = style
  const { locale, grants } = facts.ctx
  const wanted = saidOf<ProductStatus>(said, 'status')
  const current = known?.status ?? 'draft'
  if (wanted === undefined || wanted === current) return { to: null }
  const refuse = (code: string, words: string) => ({ issues: [issueAt('status', code, words, wanted)] })
  if (current !== 'draft' || wanted !== 'active')
    return refuse('locked_field', format(fileText.not_from_status, locale))
  const right = permissionName(product.page, 'activate')
  if (!may(grants, right)) return refuse('rule', format(fileText.activate_needed, locale, { right }))
  if ((saidOf<string>(said, 'kind') ?? known?.kind) === 'virtual')
    return refuse('rule', format(fileText.virtual_step, locale))
  const issues = missingOf(style, facts)
  return issues.length === 0 ? { to: 'active' } : { issues }
}

function missingOf({ known, values, said, variants, cells }: Planned, facts: StatusDetails): readonly Issue[] {
  const { ctx, isBarcodeRequired, defaultList, priced } = facts
  const requested = {
    categoryId: 'missing_category',
    taxClassId: 'missing_tax_class',
    baseUnitId: 'missing_unit',
  } as const
  const missing = Object.entries(requested).filter(([field]) => {
    const value = saidOf<number | null>(said, field)
    const has = value === undefined ? known?.[field as keyof typeof requested] : value
    return (has ?? values[field]) == null
  })
  const active = variants.filter(({ status }) => status === 'active')
  const prices = new Map(cells.map(({ row, cell }) => [placeKey(cell), row.prices.get(defaultList.column)]))
  const isPriced = (variant: PlannedVariant) => {
    const given = prices.get(placeKey(variant))
    return given === undefined ? variant.id !== null && priced.has(variant.id) : given !== null
  }
  const isSellable = saidOf<boolean>(said, 'isSellable') ?? known?.isSellable ?? true
  const unpriced = isSellable ? active.filter((variant) => !isPriced(variant)).length : 0
  const unscanned = isBarcodeRequired ? active.filter(({ barcodes }) => barcodes.length === 0).length : 0
  const issue = (field: string, words: Text, count = 0) =>
    issueAt(field, 'required', format(words, ctx.locale, { count, list: defaultList.name }))
  return [
    ...missing.map(([field, words]) => issue(field, readinessText[words])),
    ...(unpriced > 0 ? [issue(defaultList.column, readinessText.missing_price, unpriced)] : []),
    ...(unscanned > 0 ? [issue('barcode', readinessText.missing_barcode, unscanned)] : []),
  ]
}

/** Undefined: no row contains it. */
function saidOf<T>(said: StyleSaid, field: string): T | undefined {
  const given = said.get(field)
  return given === undefined ? undefined : (JSON.parse(given.value) as T)
}
