/** A line of a statement file. Units: minor units; above zero: received. */
export type ParsedLine = {
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string
  readonly amountMinor: number
  readonly party: string | null
  readonly partyIban: string | null
  readonly reference: string | null
  readonly description: string | null
}

/** A statement of a file; null: the file does not say. */
export type ParsedStatement = {
  readonly statementNo: string | null
  readonly iban: string | null
  readonly currency: string | null
  readonly openingMinor: number | null
  readonly closingMinor: number | null
  readonly closedOn: string | null
  readonly lines: readonly ParsedLine[]
}

/** The file is no statement in this format; `line`: of the file, from 1. */
export class StatementError extends Error {
  readonly line: number | null
  constructor(message: string, line: number | null = null) {
    super(message)
    this.line = line
  }
}

/** Throws: StatementError unless it is an amount with at most these decimals. Units: minor units. */
export function minorOf(text: string, digits: number, line: number | null = null): number {
  const match = /^([+-]?)(\d{1,13})(?:[.,](\d*))?$/.exec(text.trim())
  const fraction = match?.[3]?.replace(/0+$/, '') ?? ''
  if (match === null || fraction.length > digits) throw new StatementError(`no amount: ${text}`, line)
  const minor = Number(`${match[2]}${fraction.padEnd(digits, '0')}`)
  return match[1] === '-' ? -minor : minor
}

/** Throws: StatementError unless it is a day of the calendar, `YYYY-MM-DD`. */
export function dayOf(year: string, month: string, day: string, line: number | null = null): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text)
    throw new StatementError(`no day: ${text}`, line)
  return text
}

/** In one line, cut to a length; null if nothing is left. */
export function words(text: string | null | undefined, most: number): string | null {
  const plain = (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()
  return plain === '' ? null : plain
}
