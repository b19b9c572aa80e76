import { text } from '@countinghouse/contract/procure/product-file.text'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { Issue } from '../../../platform/import/issue.ts'
import { folded, likeness, piecesOf } from '../../../platform/import/likeness.ts'
import { barcodeDetails } from '../products/barcode-details.ts'
import type { PlannedCell } from '../products/plan-variants.ts'
import type { FileRow } from './file-row.ts'
import { measures } from './file-row.ts'
import type { KnownStyle, SizeOption } from './read-details.ts'

type Requested = {
  readonly locale: Locale
  readonly known: KnownStyle | null
  readonly scaleId: number | null
  readonly sizes: readonly SizeOption[]
}
type Read = { readonly cell: PlannedCell } | { readonly issues: readonly Issue[] }

const suggestionCount = 3
/** Maximum sizes listed when one is unknown. */
const mostNamed = 12
const enough = 0.3

/** The matrix cell of a row and its intended content. */
export function cellOfRow(row: FileRow, requested: Requested): Read {
  const { variant } = row
  const own = ownVariant(row, requested)
  const size = sizeOf(row, requested)
  const issues = [...('issue' in size ? [size.issue] : []), ...barcodeIssues(row, requested)]
  if ('issue' in size || issues.length > 0) return { issues }
  const { sku, barcode, barcodeType, packBarcode, packQuantity } = variant
  const pack =
    packBarcode == null
      ? packBarcode
      : { code: packBarcode, ...(packQuantity !== undefined && { packQuantity: Number(packQuantity) }) }
  return {
    cell: {
      colorId: variant.colorId === undefined ? (own?.colorId ?? null) : variant.colorId,
      sizeId: size.id === undefined ? (own?.sizeId ?? null) : size.id,
      exists: true,
      // A SKU that identifies the variant does not change its letter case.
      ...(sku !== undefined && sku.toLowerCase() !== own?.sku.toLowerCase() && { sku }),
      ...(barcode !== undefined && { barcode }),
      ...(barcodeType !== undefined && { barcodeKind: barcodeType }),
      ...(pack !== undefined && { pack }),
      ...Object.fromEntries(
        measures.flatMap((field) => (variant[field] === undefined ? [] : [[field, variant[field]]])),
      ),
    },
  }
}

/** The variant that a row identifies other than by colour and size. */
export function ownVariant(
  { variantId, variant: { sku, barcode } }: FileRow,
  { known, locale }: Pick<Requested, 'known' | 'locale'>,
): Variant | undefined {
  const variants = known?.variants ?? []
  if (variantId !== null) return variants.find(({ id }) => id === variantId)
  if (sku !== undefined) return variants.find((one) => one.sku.toLowerCase() === sku.toLowerCase())
  if (barcode == null) return undefined
  const { key } = barcodeDetails(barcode, locale)
  return variants.find(({ barcodes }) =>
    barcodes.some(({ code, kind }) => barcodeDetails(code, locale, kind).key === key),
  )
}

function sizeOf(
  { variant: { size } }: FileRow,
  { locale, scaleId, sizes }: Requested,
): { readonly id: number | null | undefined } | { readonly issue: Issue } {
  if (size == null) return { id: size }
  if (scaleId === null) return { issue: issueAt('size', 'size_not_in_scale', format(text.scale_needed, locale), size) }
  const wanted = folded(size)
  const ofScale = sizes.filter((one) => one.scaleId === scaleId)
  const found =
    ofScale.find(({ code }) => code === size) ??
    ofScale.find(({ code }) => folded(code) === wanted) ??
    ofScale.find(({ name, nameAr }) => [name, nameAr].some((one) => one !== null && folded(one) === wanted))
  if (found !== undefined) return { id: found.id }
  const known = ofScale.slice(0, mostNamed).map(({ code }) => code)
  const message = format(text.size_unknown, locale, { found: size, known: known.join(', ') })
  return { issue: issueAt('size', 'size_not_in_scale', message, size, nearest(size, ofScale)) }
}

/** Size codes with similar spelling. */
function nearest(size: string, options: readonly SizeOption[]): readonly string[] {
  const wanted = piecesOf(folded(size))
  const scored = options.map(({ code, name }) => ({
    code,
    score: Math.max(likeness(wanted, piecesOf(folded(code))), likeness(wanted, piecesOf(folded(name)))),
  }))
  return scored
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, suggestionCount)
    .map(({ code }) => code)
}

function barcodeIssues({ variant }: FileRow, { locale }: Requested): readonly Issue[] {
  const { barcode, barcodeType, packBarcode, packQuantity } = variant
  const said: readonly (readonly [string, string | null | undefined, typeof barcodeType])[] = [
    ['barcode', barcode, barcodeType],
    ['packBarcode', packBarcode, undefined],
  ]
  const issues = said.flatMap(([field, code, kind]) => (code == null ? [] : codeIssues(field, code, kind, locale)))
  if (packQuantity === undefined || packBarcode != null) return issues
  return [...issues, issueAt('packQuantity', 'required', format(text.pack_incomplete, locale), packQuantity)]
}

function codeIssues(
  field: string,
  code: string,
  kind: FileRow['variant']['barcodeType'],
  locale: Locale,
): readonly Issue[] {
  const said = (name: string, words: Text, suggestions: readonly string[] = []) => [
    issueAt(field, name, format(words, locale, { found: code }), code, suggestions),
  ]
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(code)) return said('scientific_notation', text.scientific_notation)
  const whole = `0${code}`
  // Codes of eight and twelve digits are complete; their check digit is more conclusive.
  const isShort = kind === undefined && (/^\d{7}$/.test(code) || /^\d{11}$/.test(code))
  if (isShort && barcodeDetails(whole, locale).problem === null)
    return said('lost_leading_zero', text.lost_leading_zero, [whole])
  const { problem } = barcodeDetails(code, locale, kind)
  if (problem === null) return []
  const name = problem.code === 'procure.bad_check_digit' ? 'bad_check_digit' : 'bad_barcode_length'
  return [issueAt(field, name, problem.message, code)]
}

export function issueAt(
  field: string,
  code: string,
  message: string,
  found: string | null = null,
  suggestions: readonly string[] = [],
): Issue {
  return { field, code, message, found, suggestions }
}
