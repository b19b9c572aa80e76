import { checkDigit } from './check-digit.ts'

/** `internal`: drawn by the company itself; `code128`: every other text. Source: docs/guides/procure.md, Barcodes. */
export const barcodeKinds = ['ean13', 'ean8', 'upca', 'upce', 'itf14', 'code128', 'internal'] as const
export type BarcodeKind = (typeof barcodeKinds)[number]

const forms: Readonly<Record<BarcodeKind, RegExp>> = {
  ean13: /^\d{13}$/,
  ean8: /^\d{8}$/,
  upca: /^\d{12}$/,
  upce: /^[01]\d{7}$/,
  itf14: /^\d{14}$/,
  internal: /^2\d{12}$/,
  code128: /^[!-~](?:[ -~]{0,46}[!-~])?$/,
}
const kindsByLength: Readonly<Record<number, BarcodeKind>> = { 8: 'ean8', 12: 'upca', 13: 'ean13', 14: 'itf14' }

/** What a code is that nobody said more of: by its length where its check digit is right, else a text. */
export function barcodeKindOf(code: string): BarcodeKind {
  const kind = /^\d+$/.test(code) ? kindsByLength[code.length] : undefined
  if (kind === 'ean13' && code.startsWith('2')) return 'internal'
  return kind ?? 'code128'
}

/** What is wrong with a code of a kind; `digit`: the check digit that would be right. */
export type BarcodeFault = { readonly fault: 'length' } | { readonly fault: 'check_digit'; readonly digit: number }

/** Null where nothing is. */
export function barcodeFault(kind: BarcodeKind, code: string): BarcodeFault | null {
  if (!forms[kind].test(code)) return { fault: 'length' }
  if (kind === 'code128') return null
  const digit = checkDigit((kind === 'upce' ? expandedUpce(code) : code).slice(0, -1))
  return digit === Number(code.at(-1)) ? null : { fault: 'check_digit', digit }
}

/** The UPC-A that a UPC-E of eight digits is short for. Source: GS1 General Specifications 5.2.2.4. */
export function expandedUpce(code: string): string {
  const [system, one, two, three, four, five, six, check] = code
  const body =
    six === '3'
      ? `${one}${two}${three}00000${four}${five}`
      : six === '4'
        ? `${one}${two}${three}${four}00000${five}`
        : /[0-2]/.test(six ?? '')
          ? `${one}${two}${six}0000${three}${four}${five}`
          : `${one}${two}${three}${four}${five}0000${six}`
  return `${system}${body}${check}`
}

/** The trade item numbers in fourteen digits that a scanned text may stand for, as it stands first; none for what are no digits. */
export function gtinsOf(scanned: string): readonly string[] {
  if (!/^\d{8,14}$/.test(scanned)) return []
  const read = [scanned, ...(forms.upce.test(scanned) ? [expandedUpce(scanned)] : [])]
  return read.map((digits) => digits.padStart(14, '0'))
}

/** A number of the company itself: its prefix from 20 to 29, a counter of ten digits and the check digit. */
export function inHouseCode(prefix: number, counter: number): string {
  const body = `${prefix}${String(counter).padStart(10, '0')}`
  return `${body}${checkDigit(body)}`
}
