import { checkDigit } from './check-digit.ts'

/** What a GS1 code says. Source: GS1 General Specifications 3 and 7.8. */
export type Gs1 = {
  /** (01), fourteen digits. */
  readonly item: string | null
  /** (10) */
  readonly lot: string | null
  /** (17), `YYYY-MM-DD`; day 00 is the last of the month. */
  readonly expiry: string | null
  /** (21) */
  readonly serial: string | null
  /** (37), pieces. */
  readonly count: number | null
}

/** FNC1 between two parts, as a scanner sends it. */
export const groupSeparator = '\u001D'

/** Digits of each value of fixed length, by application identifier; the four-digit ones by their first two or three. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
}

/** Longest value of those that end at FNC1 or with the code. */
const mostLengths: Readonly<Record<string, number>> = {
  '10': 20,
  '21': 20,
  '22': 20,
  '30': 8,
  '37': 8,
  '240': 30,
  '241': 30,
  '250': 30,
  '400': 30,
}

const measures = /^3[1-6]\d\d/
const places = /^41[0-7]/
const marks = /^\](?:C1|d2|Q3|e0)/

/** Null for what is no GS1 code, or one that says something unknown to us: then the whole text is the code. */
export function parseGs1(scanned: string): Gs1 | null {
  const isMarked = marks.test(scanned) || scanned.startsWith(groupSeparator)
  const text = scanned.replace(marks, '')
  const isBracketed = /^\(\d{2,4}\)/.test(text)
  const parts = isBracketed ? bracketedParts(text) : elementParts(text)
  if (parts === null) return null
  const item = parts.get('01') ?? null
  // Unmarked, only a right item number makes it sure that two digits are an identifier and no part of a plain number.
  if (!isMarked && !isBracketed && !text.includes(groupSeparator) && item === null) return null
  if (item !== null && !hasRightCheckDigit(item)) return null
  const expiry = parts.has('17') ? dateOf(parts.get('17') ?? '') : null
  const count = parts.get('37') ?? null
  if ((parts.has('17') && expiry === null) || (count !== null && !/^\d+$/.test(count))) return null
  return {
    item,
    lot: parts.get('10') ?? null,
    expiry,
    serial: parts.get('21') ?? null,
    count: count === null ? null : Number(count),
  }
}

/** Whether the last digit of an item number follows from the others. */
export function hasRightCheckDigit(digits: string): boolean {
  if (!/^\d{8,14}$/.test(digits)) return false
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

function bracketedParts(text: string): Map<string, string> | null {
  const found = [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)]
  if (found.map(([whole]) => whole).join('') !== text) return null
  const parts = found.map(([, identifier = '', value = '']) => [identifier, value] as const)
  return parts.every(([identifier, value]) => isValue(identifier, value)) ? new Map(parts) : null
}

function elementParts(text: string): Map<string, string> | null {
  const parts = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    if (rest.startsWith(groupSeparator)) {
      rest = rest.slice(1)
      continue
    }
    const identifier = identifierAt(rest)
    if (identifier === null) return null
    const after = rest.slice(identifier.length)
    const length = fixedLength(identifier)
    const end = length ?? (after.includes(groupSeparator) ? after.indexOf(groupSeparator) : after.length)
    const value = after.slice(0, end)
    if (!isValue(identifier, value)) return null
    parts.set(identifier, value)
    rest = after.slice(end)
  }
  return parts.size === 0 ? null : parts
}

function identifierAt(rest: string): string | null {
  if (measures.test(rest)) return rest.slice(0, 4)
  const three = rest.slice(0, 3)
  if (places.test(rest) || three in mostLengths) return three
  const two = rest.slice(0, 2)
  return two in fixedLengths || two in mostLengths ? two : null
}

function fixedLength(identifier: string): number | null {
  if (measures.test(identifier)) return 6
  return places.test(identifier) ? 13 : (fixedLengths[identifier] ?? null)
}

function isValue(identifier: string, value: string): boolean {
  const length = fixedLength(identifier)
  if (length !== null) return value.length === length && /^\d*$/.test(value)
  const most = mostLengths[identifier]
  return most !== undefined && value !== '' && value.length <= most
}

/** Two digits of the year mean the hundred years around 2026: 00 to 76 are of this century. */
function dateOf(digits: string): string | null {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number)
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null
  const fullYear = year > 76 ? 1900 + year : 2000 + year
  const lastDay = new Date(Date.UTC(fullYear, month, 0)).getUTCDate()
  if (day > lastDay) return null
  const written = [month, day === 0 ? lastDay : day].map((part) => String(part).padStart(2, '0'))
  return [fullYear, ...written].join('-')
}
