import type { Barcode } from '@countinghouse/contract/procure/variant'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import { quantityOf } from '../../kit/typed-quantity.ts'

/** A barcode as it is typed. `kind` null: what its digits say. */
export type BarcodeLine = {
  readonly key: number
  readonly code: string
  readonly kind: BarcodeKind | null
  readonly quantity: string
  readonly isPrimary: boolean
}

/** What is typed of the barcodes of a variant; one empty line where it has none. */
export function linesOf(barcodes: readonly Barcode[]): readonly BarcodeLine[] {
  const lines = barcodes.map(({ code, kind, packQuantity, isPrimary }, key) => ({
    key,
    code,
    kind,
    quantity: String(packQuantity),
    isPrimary,
  }))
  return lines.length === 0 ? withLine([], '') : lines
}

/** One more line behind the others; the first of all is the main one. */
export function withLine(lines: readonly BarcodeLine[], code: string): readonly BarcodeLine[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
  return [...lines, { key, code, kind: null, quantity: '1', isPrimary: lines.length === 0 }]
}

/** With a scanned code: in the first line that is empty, else in one of its own; null where it stands there already. */
export function withScanned(lines: readonly BarcodeLine[], code: string): readonly BarcodeLine[] | null {
  if (lines.some((line) => line.code.trim() === code)) return null
  const empty = lines.find((line) => line.code.trim() === '')
  return empty === undefined ? withLine(lines, code) : lines.map((line) => (line === empty ? { ...line, code } : line))
}

/** Without one of them; another one is the main one, if it was. */
export function withoutLine(lines: readonly BarcodeLine[], key: number): readonly BarcodeLine[] {
  const left = lines.filter((line) => line.key !== key)
  return left.some(({ isPrimary }) => isPrimary) ? left : left.map((line, at) => ({ ...line, isPrimary: at === 0 }))
}

/** A line as it is sent; `quantity` null: what is typed there is none. Empty lines are none. */
export function barcodesOf(lines: readonly BarcodeLine[]) {
  return lines
    .filter(({ code }) => code.trim() !== '')
    .map(({ key, code, kind, quantity, isPrimary }) => ({
      key,
      isPrimary,
      code: code.trim(),
      packQuantity: quantityOf(quantity),
      ...(kind !== null && { kind }),
    }))
}

/** Whether lines say anything else than what a variant has. */
export function isChanged(lines: readonly BarcodeLine[], before: readonly Barcode[]): boolean {
  const said = (
    barcodes: readonly { code: string; packQuantity: number | null; isPrimary: boolean; kind?: string }[],
  ) =>
    JSON.stringify(
      barcodes.map(({ code, kind, packQuantity, isPrimary }) => [code, kind ?? null, packQuantity, isPrimary]),
    )
  return said(barcodesOf(lines)) !== said(before)
}
