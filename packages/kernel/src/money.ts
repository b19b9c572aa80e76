import { mostMinor } from './minor.ts'
import type { DecimalMark } from './number.ts'
import { readNumber } from './number.ts'

const without = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const withThree = 'BHD IQD JOD KWD LYD OMR TND'
const withFour = 'CLF UYW'

/** How many decimals the amounts of a currency have. Source: ISO 4217, minor units. */
export function currencyDigits(currency: string): number {
  if (without.includes(currency)) return 0
  return withThree.includes(currency) ? 3 : withFour.includes(currency) ? 4 : 2
}

/** Minor units in major ones, with all decimals and nothing between thousands: 123450 of 2 digits is `1234.50`. */
export function decimalOfMinor(minor: number, digits: number): string {
  const metrics = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = metrics.slice(0, metrics.length - digits)
  return `${minor < 0 ? '-' : ''}${whole}${digits === 0 ? '' : `.${metrics.slice(-digits)}`}`
}

/** The same without zeros at its end, as people write what is no money: 1500 of 3 digits is `1.5`. */
export function shortDecimal(minor: number, digits: number): string {
  const decimal = decimalOfMinor(minor, digits)
  return digits === 0 ? decimal : decimal.replace(/\.?0+$/, '')
}

/** The same as the number of a spreadsheet's cell, exact up to fifteen digits, which is all that one keeps. */
export function cellOfMinor(minor: number, digits: number): number {
  return Number(decimalOfMinor(minor, digits))
}

/** Units: minor units; `in_doubt`: the two readings as decimals. */
export type AmountReading =
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'in_doubt'; readonly one: string; readonly other: string }
  | { readonly kind: 'too_precise' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'none' }

/**
 * Reads an amount as people write it, in any of the forms that `readNumber` knows, with the sign of a currency before or behind.
 * `mark` decides what alone could separate thousands or decimals; where it says decimals, but the currency has fewer, or where
 * it is null and both readings are amounts, the amount is in doubt: a thousandfold error must not be guessed away.
 */
export function readAmount(entered: string, digits: number, mark: DecimalMark | null): AmountReading {
  const read = readNumber(entered.trim().replaceAll(/^\p{Sc}\s*|\s*\p{Sc}$/gu, ''))
  if (read === null) return { kind: 'none' }
  if (read.kind === 'certain') return minorOf(read.value, digits)
  const decimals = minorOf(read.asDecimals, digits)
  const thousands = minorOf(read.asThousands, digits)
  if (mark !== null && mark !== read.mark) return thousands
  // Three zeros are no decimals of a currency that has fewer.
  if (mark === read.mark && digits >= 3) return decimals
  if (mark === null && decimals.kind !== 'amount') return thousands
  return { kind: 'in_doubt', one: read.asDecimals, other: read.asThousands }
}

function minorOf(value: string, digits: number): AmountReading {
  const [whole = '', decimals = ''] = value.split('.')
  const needed = decimals.replace(/0+$/, '')
  if (needed.length > digits) return { kind: 'too_precise' }
  const minor = Number(whole + needed.padEnd(digits, '0'))
  // -0 is no other amount than 0.
  return Math.abs(minor) > mostMinor ? { kind: 'too_large' } : { kind: 'amount', minor: minor === 0 ? 0 : minor }
}
