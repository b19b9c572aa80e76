import { latinDigits } from './percent.ts'
import type { Locale } from './text.ts'

export type DecimalMark = '.' | ','

/** What stands before decimals where the reader's language decides. Latin digits are written alike in both. */
export const decimalMarks: Readonly<Record<Locale, DecimalMark>> = { en: '.', ar: '.' }

/** A number as digits with a point; with two readings when the mark could separate thousands or decimals. */
export type NumberReading =
  | { readonly kind: 'certain'; readonly value: string; readonly mark: DecimalMark | null }
  | {
      readonly kind: 'ambiguous'
      readonly mark: DecimalMark
      readonly asDecimals: string
      readonly asThousands: string
    }

const other = { '.': ',', ',': '.' } as const
const thousands = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{3})+$/ } as const

/** Reads `1.234,56`, `1,234.56`, `1 234`, `-5` and Arabic digits; null when it is no number. */
export function readNumber(entered: string): NumberReading | null {
  const plain = latinDigits(entered.trim()).replaceAll(/(?<=\d)[\s'’٬](?=\d{3}(?!\d))/g, '')
  const [, sign, body] = /^([-+−]?)(\d[\d.,]*)$/.exec(plain) ?? []
  if (body === undefined) return null
  const reading = readBody(body)
  if (reading === null || sign === '' || sign === '+') return reading
  return reading.kind === 'certain'
    ? { ...reading, value: `-${reading.value}` }
    : { ...reading, asDecimals: `-${reading.asDecimals}`, asThousands: `-${reading.asThousands}` }
}

/** As `readNumber`, by a reader whose decimals stand behind `mark`, so that `1,000` is one thing only. */
export function readNumberBy(entered: string, mark: DecimalMark): string | null {
  const read = readNumber(entered)
  if (read === null || read.kind === 'certain') return read?.value ?? null
  return read.mark === mark ? read.asDecimals : read.asThousands
}

function readBody(body: string): NumberReading | null {
  const marks = [...body.matchAll(/[.,]/g)].map(([mark]) => mark as DecimalMark)
  const [first, ...rest] = marks
  const last = marks.at(-1)
  if (first === undefined || last === undefined) return { kind: 'certain', value: body, mark: null }
  const at = body.lastIndexOf(last)
  const [whole, decimals] = [body.slice(0, at), body.slice(at + 1)]
  if (rest.length === 0) {
    if (decimals === '') return null
    const pointed = `${whole}.${decimals}`
    if (!thousands[last].test(body) || whole === '0') return { kind: 'certain', value: pointed, mark: last }
    return { kind: 'ambiguous', mark: last, asDecimals: pointed, asThousands: whole + decimals }
  }
  if (thousands[first].test(body)) return { kind: 'certain', value: body.replaceAll(first, ''), mark: other[first] }
  if (first === last || decimals === '' || !thousands[first].test(whole)) return null
  return { kind: 'certain', value: `${whole.replaceAll(first, '')}.${decimals}`, mark: last }
}

/** A number cell without what binary fractions add: 15 digits are what a spreadsheet keeps. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)))
}
