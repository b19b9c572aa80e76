import type { DecimalMark } from '@countinghouse/kernel/number'
import { numberText, readNumber } from '@countinghouse/kernel/number'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { fieldErrorsOf } from '@countinghouse/contract/issues'
import { percentOfPpm, ppmOfPercent } from '@countinghouse/kernel/percent'
import type { Locale } from '@countinghouse/kernel/text'
import type { Cell } from '../spreadsheet/cell.ts'
import type { ColumnForm } from './column-form.ts'
import { amountOf, measureOf, quantityOf, smallMeasureOf } from './read-decimal.ts'
import type { Issue } from './issue.ts'
import { issueOf } from './issue.ts'
import { dayOfCell, readDate } from './read-date.ts'
import { readTime, timeOfDayPart } from './read-time.ts'
import type { Vocabulary } from './vocabulary.ts'
import { switchOf } from './vocabulary.ts'

/** What a cell means for a field, or what is wrong with it. */
export type CellReading = { readonly value: unknown } | { readonly issue: Issue }
/** Which record a word names. */
export type WordReading =
  | { readonly kind: 'one'; readonly id: number }
  | { readonly kind: 'several'; readonly labels: readonly string[] }
  | { readonly kind: 'none'; readonly suggestions: readonly string[] }
/** `list`: the picker list of the field. */
export type RecordFinder = { readonly find: (list: string, cell: string) => WordReading }
type Reading = {
  readonly model: FieldModel
  readonly form: ColumnForm
  readonly vocabulary: Vocabulary
  readonly records: RecordFinder
  readonly locale: Locale
  /** Of an amount; null where the row does not say it. */
  readonly currency: string | null
  readonly openMark: DecimalMark | null
}

const failed = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/
/** From here on a spreadsheet drops digits. */
const exactDigits = 15

/** Reads a cell that is not blank by the kind of its field, then by the field's own schema. */
export function readCell(cell: Exclude<Cell, null>, reading: Reading): CellReading {
  const found = shown(cell)
  const refuse = (
    code: Parameters<typeof issueOf>[2],
    params = {},
    suggestions: readonly string[] = [],
  ): CellReading => ({
    issue: issueOf(reading.locale, reading.model.name, code, { found, ...params }, suggestions),
  })
  if (failed.test(found)) return refuse('error_cell')
  const read = byWidget(cell, found, reading, refuse)
  return 'issue' in read ? read : checked(read.value, found, reading)
}

type Reject = (code: Parameters<typeof issueOf>[2], params?: object, suggestions?: readonly string[]) => CellReading

function byWidget(cell: Exclude<Cell, null>, found: string, reading: Reading, refuse: Reject): CellReading {
  const { model, vocabulary } = reading
  switch (model.widget) {
    case 'switch': {
      const value = typeof cell === 'boolean' ? cell : switchOf(found)
      return value === null ? refuse('no_switch') : { value }
    }
    case 'choice':
    case 'reference': {
      const value = vocabulary.find(found)
      return value === null ? refuse('unknown_value', {}, vocabulary.suggestions(found)) : { value }
    }
    case 'record':
      return recordValue(found, reading, refuse)
    case 'records':
      return recordsValue(found, reading, refuse)
    case 'amount':
      return amountValue(cell, found, reading, refuse)
    case 'measure':
      return measureValue(cell, found, reading)
    case 'quantity':
      return decimalValue(cell, found, reading, quantityOf)
    case 'time': {
      const value = timeValue(cell, found)
      return value === null ? refuse('no_time') : { value }
    }
    case 'date':
      return dateValue(cell, found, reading.form, refuse)
    case 'integer':
      return integerValue(cell, found, reading, refuse)
    case 'rate':
      return rateValue(cell, found, reading, refuse)
    default:
      if (model.decimals !== null) return exactValue(cell, found, { ...reading, decimals: model.decimals }, refuse)
      if (typeof cell === 'number' && Math.abs(cell) >= 10 ** exactDigits) return refuse('number_shortened')
      return { value: found.trim() }
  }
}

function checked(value: unknown, found: string, { model, locale }: Reading): CellReading {
  const parsed = model.schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  const [error] = fieldErrorsOf(parsed.error.issues, locale)[''] ?? []
  const { code = 'wrong_type', message = '' } = error ?? {}
  return { issue: { field: model.name, code, message, found, suggestions: [] } }
}

function recordValue(found: string, { model, records }: Reading, refuse: Reject): CellReading {
  const read = records.find(model.list ?? '', found)
  if (read.kind === 'one') return { value: read.id }
  return read.kind === 'several'
    ? refuse('record_in_doubt', { records: read.labels.join(', ') })
    : refuse('unknown_value', {}, read.suggestions)
}

function recordsValue(found: string, reading: Reading, refuse: Reject): CellReading {
  const ids: unknown[] = []
  for (const word of wordsIn(found)) {
    const read = recordValue(word, reading, (code, params = {}, suggestions = []) =>
      refuse(code, { found: word, ...params }, suggestions),
    )
    if ('issue' in read) return { issue: { ...read.issue, found } }
    ids.push(read.value)
  }
  return { value: ids }
}

/** The words of a cell that names several records; none of them holds what stands between two. */
export function wordsIn(cell: string): readonly string[] {
  return cell
    .split(/[,;،\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function dateValue(cell: Exclude<Cell, null>, found: string, { dateOrder }: ColumnForm, refuse: Reject): CellReading {
  const day = cell instanceof Date ? dayOfCell(cell) : null
  if (day !== null) return { value: day }
  const read = readDate(found)
  if (read === null) return refuse('no_date')
  if (read.kind === 'certain') return { value: read.value }
  if (dateOrder === null) return refuse('date_in_doubt', { one: read.dayFirst, other: read.monthFirst })
  return { value: dateOrder === 'day_first' ? read.dayFirst : read.monthFirst }
}

function amountValue(cell: Exclude<Cell, null>, found: string, reading: Reading, refuse: Reject): CellReading {
  const { currency } = reading
  if (currency === null) return refuse('currency_needed')
  return decimalValue(cell, found, reading, (entered, requested) => amountOf(entered, { ...requested, currency }))
}

function measureValue(cell: Exclude<Cell, null>, found: string, reading: Reading): CellReading {
  const read = reading.form.isSmallUnit === true ? smallMeasureOf : measureOf
  return decimalValue(cell, found, reading, read)
}

function decimalValue(
  cell: Exclude<Cell, null>,
  found: string,
  { model, form, locale, openMark }: Reading,
  read: typeof measureOf,
): CellReading {
  // What a cell holds as a number is written with a point, whatever its column shows.
  const isNumber = typeof cell === 'number'
  const mark = isNumber ? '.' : (form.decimalMark ?? openMark)
  const value = read(isNumber ? unmistakable(found) : found, { model, mark, locale })
  if ('value' in value) return value
  return { issue: { field: model.name, ...value.refused, found, suggestions: [] } }
}

function timeValue(cell: Exclude<Cell, null>, found: string): string | null {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(11, 16)
  return typeof cell === 'number' ? timeOfDayPart(cell) : readTime(found)
}

/** Three decimals alone could be thousands. */
function unmistakable(digits: string): string {
  return digits.includes('.') ? `${digits}0` : digits
}

function integerValue(cell: Exclude<Cell, null>, found: string, reading: Reading, refuse: Reject): CellReading {
  const numbers = numbersOf(cell, found, reading.form)
  if (numbers === null) return refuse('no_number')
  return onlyFitting(numbers, numbers.map(Number), reading, refuse)
}

function exactValue(
  cell: Exclude<Cell, null>,
  found: string,
  { decimals, ...reading }: Reading & { readonly decimals: number },
  refuse: Reject,
): CellReading {
  if (typeof cell === 'number' && Math.abs(cell) >= 10 ** exactDigits) return refuse('number_shortened')
  const numbers = numbersOf(cell, found, reading.form)?.map(shortest)
  if (numbers === undefined) return refuse('no_number')
  const isTooPrecise = (digits: string) => (digits.split('.')[1] ?? '').length > decimals
  if (numbers.every(isTooPrecise)) return refuse('too_many_decimals', { digits: decimals })
  if (numbers.every((digits) => !reading.model.schema.safeParse(digits).success)) return refuse('out_of_range')
  return onlyFitting(numbers, numbers, reading, refuse)
}

/** A decimal without the zeros that say nothing. */
function shortest(digits: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(digits) ?? []
  const plain = rest === '' ? whole : `${whole}.${rest}`
  return plain === '0' ? plain : sign + plain
}

function rateValue(cell: Exclude<Cell, null>, found: string, reading: Reading, refuse: Reject): CellReading {
  const numbers = numbersOf(cell, found.replace(/\s*[%٪]\s*$/, ''), reading.form)
  const rates = numbers?.flatMap((digits) => ppmOfPercent(digits) ?? [])
  if (numbers === null || rates?.length !== numbers.length) return refuse('no_number')
  const [asPercent = 0] = rates
  const { rateUnit } = reading.form
  if (typeof cell !== 'number' || cell === 0 || rateUnit === 'percent')
    return onlyFitting(numbers, rates, reading, refuse)
  const asFraction = asPercent * 100
  if (rateUnit === 'fraction') return { value: asFraction }
  return refuse('rate_in_doubt', { one: `${percentOfPpm(asPercent)} %`, other: `${percentOfPpm(asFraction)} %` })
}

/** Of two readings of one number the field may admit only one; when it admits both, the user decides. */
function onlyFitting(
  numbers: readonly string[],
  values: readonly (number | string)[],
  { model }: Reading,
  refuse: Reject,
): CellReading {
  const fitting = values.filter((value) => model.schema.safeParse(value).success)
  const [one = '', other = ''] = numbers
  return fitting.length > 1 ? refuse('number_in_doubt', { one, other }) : { value: fitting[0] ?? values[0] }
}

/** What the cell may say, as digits with a point: nothing, one number, or two where the mark is open. */
function numbersOf(cell: Exclude<Cell, null>, found: string, { decimalMark }: ColumnForm): readonly string[] | null {
  if (typeof cell === 'number') return [numberText(cell)]
  const read = readNumber(found)
  if (read === null) return null
  if (read.kind === 'certain') return [read.value]
  if (decimalMark === null) return [read.asDecimals, read.asThousands]
  return [decimalMark === read.mark ? read.asDecimals : read.asThousands]
}

/** What the cell shows, as a text. */
export function shown(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return dayOfCell(cell) ?? ''
  return typeof cell === 'number' ? numberText(cell) : String(cell)
}
