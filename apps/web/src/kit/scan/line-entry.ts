import type { LookedUp } from '@countinghouse/contract/procure/variant'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import type { LinesModel } from '../fields/field-model.ts'
import { isRequired } from '../fields/field-model.ts'
import type { FormLine } from '../fields/kinds/lines.ts'
import { linesIn, newLine, enteredIn, formatFormLines } from '../fields/kinds/lines.ts'
import { signedQuantityOf } from './entered-quantity.ts'

/** The lot on a label. */
type Lot = { readonly no: string; readonly expiresOn: string | null }
/** A code with its quantity. */
export type CountedCode = { readonly code: string; readonly quantity: number; readonly lot?: Lot | null }
/** `quantity` null: not a number. */
export type EnteredLine = Omit<CountedCode, 'quantity'> & { readonly quantity: number | null }

/** Parses spreadsheet rows: code and optional quantity in the second column; `5*CODE` is a quantity of five. */
export function enteredLines(text: string): EnteredLine[] {
  return text.split(/\r?\n/).flatMap((row) => {
    const [first = '', second = ''] = row.split(/\t|;/).map((cell) => cell.trim())
    const times = /^(\d{1,6})\*(.+)$/.exec(first)
    const code = times?.[2] ?? first
    const quantity = times?.[1] ?? second
    return code === '' ? [] : [{ code, quantity: quantity === '' ? 1 : signedQuantityOf(quantity) }]
  })
}

/** Whether lines accept scans: they have a variant and a quantity, and are not parts of other lines, which no code names. */
export function recordsScans({ lineFields }: LinesModel): boolean {
  const isOfLine = lineFields.some((field) => field.key === 'orderLineNo' && isRequired(field))
  return !isOfLine && ['variantId', 'quantity'].every((key) => lineFields.some((field) => field.key === key))
}

/** The picker list of the variants of the lines, if it is another than that of all variants. */
export function variantListOf({ lineFields }: LinesModel): string | null {
  const { list = null } = lineFields.find(({ key }) => key === 'variantId') ?? {}
  return list === 'procure.variant' ? null : list
}

/**
 * What is typed, with each found variant counted on its line, the first that names it, or on a new one; of a lot that its label says on
 * the line of that lot. A line whose quantity cannot be
 * read stays as it is; its code is among the `unread`.
 */
export function withFound(
  model: LinesModel,
  draft: string,
  entered: readonly CountedCode[],
  found: readonly LookedUp[],
): { readonly draft: string; readonly unread: readonly string[] } {
  const field = model.lineFields.find(({ key }) => key === 'variantId')
  const lines = [...linesIn(draft)].filter((line) => field === undefined || enteredIn(field, line) !== '')
  const unread: string[] = []
  const hasLots = model.lineFields.some(({ key }) => key === 'lotNo')
  entered.forEach(({ code, quantity, lot: said = null }, index) => {
    const variant = found[index]?.variant
    if (variant == null) return
    const added = quantity * variant.packQuantity
    const lot = hasLots ? said : null
    const isOfLot = (line: FormLine) => lot === null || line['lotNo'] === lot.no
    const ofLot = lot === null ? {} : { lotNo: lot.no, ...(lot.expiresOn !== null && { expiresOn: lot.expiresOn }) }
    const at = lines.findIndex((line) => line['variantId'] === String(variant.id) && isOfLot(line))
    const line = lines[at]
    const before = countedOn(line)
    if (before === null) unread.push(code)
    else if (line === undefined)
      lines.push({ ...newLine(model), variantId: String(variant.id), ...ofLot, quantity: written(added) })
    else lines[at] = { ...line, ...ofLot, quantity: written(before + added) }
  })
  return { draft: formatFormLines(lines), unread }
}

function countedOn(line: FormLine | undefined): number | null {
  const draft = String(line?.['quantity'] ?? '').trim()
  return draft === '' ? 0 : signedQuantityOf(draft)
}

/** At most four decimals, without floating-point errors. */
function written(quantity: number): string {
  return String(roundedQuantity(quantity))
}
