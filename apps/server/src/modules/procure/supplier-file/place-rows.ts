import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text } from '@countinghouse/contract/procure/supplier-file.text'
import { text as lineText } from '@countinghouse/contract/procure/supplier-product.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueAt } from '../product-file/cell-of-row.ts'
import type { LineMemory, LinePlace } from './line-memory.ts'
import { lineKey } from './line-memory.ts'
import type { KnownLine, LineDetails } from './read-line-details.ts'
import type { SupplierRow } from './supplier-row.ts'

/** Rows of one line; `known` null: they create it. */
export type LineRows = {
  readonly key: string
  readonly place: LinePlace
  readonly known: KnownLine | null
  readonly rows: readonly SupplierRow[]
}
type Placed = { readonly place: LinePlace; readonly known: KnownLine | null }
type Unplaced = { readonly issue: Issue }

/** Groups rows by line: by our code, by supplier and product or variant, or by supplier SKU. */
export function placeRows(rows: readonly SupplierRow[], facts: LineDetails, memory: LineMemory, locale: Locale) {
  const groups = new Map<string, LineRows & { readonly rows: SupplierRow[] }>()
  const refused = new Map<number, readonly Issue[]>()
  for (const row of rows) {
    const placed = placeRow(row, facts, memory, locale)
    if ('issue' in placed) {
      refused.set(row.number, [placed.issue])
      continue
    }
    const { place, known } = placed
    memory.keepPlace(row, known ?? place)
    // A line identified by its code keeps its previous identity until it is moved.
    const key = lineKey(known ?? place)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { key, place, known, rows: [row] })
    else group.rows.push(row)
  }
  return { groups: [...groups.values()], refused }
}

function placeRow(row: SupplierRow, facts: LineDetails, memory: LineMemory, locale: Locale): Placed | Unplaced {
  const { code, line } = row
  const byCode = code === null ? undefined : facts.lines.find((one) => one.code.toLowerCase() === code.toLowerCase())
  const product = productOf(row, facts)
  if (product === 'another')
    return { issue: issueAt('variantId', 'rule', format(errorText.price_other_product, locale)) }
  if (byCode !== undefined) {
    const { productId, variantId } = product ?? byCode
    return { known: byCode, place: { supplierId: row.supplierId ?? byCode.supplierId, productId, variantId } }
  }
  const before = product === null ? memory.placeOf(row) : undefined
  if (before !== undefined) return { place: before, known: lineAt(facts, before) }
  const { supplierId } = row
  if (supplierId === null)
    return { issue: issueAt('supplierId', 'required', format(text.supplier_needed, locale), code) }
  if (product !== null) {
    const exact = { supplierId, ...product }
    const known = lineAt(facts, exact)
    // The only variant of a product without options stands for the product.
    const isWhole =
      known === null && product.variantId !== null && facts.variants.get(product.variantId)?.isPlain === true
    const place = isWhole ? { ...exact, variantId: null } : exact
    return { place, known: known ?? lineAt(facts, place) }
  }
  const { supplierCode, packQuantity } = line
  if (supplierCode == null) return { issue: issueAt('variantId', 'required', format(text.product_left_out, locale)) }
  const named = facts.lines.filter(
    (one) => one.supplierId === supplierId && one.supplierCode?.toLowerCase() === supplierCode.toLowerCase(),
  )
  const [first, ...others] =
    packQuantity === undefined ? named : named.filter((one) => one.packQuantity === packQuantity)
  if (first === undefined)
    return { issue: issueAt('variantId', 'required', format(text.product_needed, locale, { found: supplierCode })) }
  if (others.length === 0) return { place: first, known: first }
  const message = format(text.pack_in_doubt, locale, { found: supplierCode, field: lineText.packQuantity[locale] })
  return { issue: issueAt('supplierCode', 'record_in_doubt', message, supplierCode) }
}

/** Null: no product in the row. */
function productOf(
  { productId, variantId }: SupplierRow,
  { variants }: LineDetails,
): Pick<LinePlace, 'productId' | 'variantId'> | 'another' | null {
  if (variantId == null) return productId === null ? null : { productId, variantId: null }
  const variant = variants.get(variantId)
  if (variant === undefined || (productId !== null && variant.productId !== productId)) return 'another'
  return { productId: variant.productId, variantId }
}

function lineAt({ lines }: LineDetails, place: LinePlace): KnownLine | null {
  return lines.find((one) => lineKey(one) === lineKey(place)) ?? null
}
