import type { Barcode } from '@countinghouse/contract/procure/variant'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import { quantityOf } from '../../../kit/scan/entered-quantity.ts'

/** A barcode as entered. `kind` null: detected from the digits. */
export type BarcodeLine = {
  readonly key: number
  readonly code: string
  readonly kind: BarcodeKind | null
  readonly quantity: string
  readonly isPrimary: boolean
}

/** Editable lines of the barcodes of a variant; one blank line if it has none. */
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

/** Appends a line; the first line of all is the main barcode. */
export function withLine(lines: readonly BarcodeLine[], code: string): readonly BarcodeLine[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
  return [...lines, { key, code, kind: null, quantity: '1', isPrimary: lines.length === 0 }]
}

/** Adds a scanned code to the first blank line, else to a new one; null if it is already listed. */
export function withScanned(lines: readonly BarcodeLine[], code: string): readonly BarcodeLine[] | null {
  if (lines.some((line) => line.code.trim() === code)) return null
  const empty = lines.find((line) => line.code.trim() === '')
  return empty === undefined ? withLine(lines, code) : lines.map((line) => (line === empty ? { ...line, code } : line))
}

/** Removes a line; if it was the main barcode, another one takes over. */
export function withoutLine(lines: readonly BarcodeLine[], key: number): readonly BarcodeLine[] {
  const left = lines.filter((line) => line.key !== key)
  return left.some(({ isPrimary }) => isPrimary) ? left : left.map((line, at) => ({ ...line, isPrimary: at === 0 }))
}

/** Converts a line to input; `quantity` null: not a number. Blank lines are dropped. */
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

/** Whether the lines differ from the saved barcodes. */
export function isChanged(lines: readonly BarcodeLine[], before: readonly Barcode[]): boolean {
  const said = (
    barcodes: readonly { code: string; packQuantity: number | null; isPrimary: boolean; kind?: string }[],
  ) =>
    JSON.stringify(
      barcodes.map(({ code, kind, packQuantity, isPrimary }) => [code, kind ?? null, packQuantity, isPrimary]),
    )
  return said(barcodesOf(lines)) !== said(before)
}
