import { fieldModels } from '@countinghouse/contract/field-model'
import type { FilterShape, RelativeDays } from '@countinghouse/contract/filter'
import { filterShapes } from '@countinghouse/contract/filter'
import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { importedBy } from '../import/imported-by.ts'
import type { LinksTable } from '../records/links-table.ts'
import { isLinked } from '../records/links-table.ts'
import type { Asking, ComparedText, ListSource } from './list-source.ts'

type Sql = RawBuilder<unknown>
type Values = Readonly<Record<string, unknown>>

type Requested = Pick<Asking, 'companyId' | 'now' | 'locale'>

/**
 * The conditions of a list's filters, which must all hold; needs the table as `t`. Columns and operators come from the
 * contract's shapes alone, values are parameters. Instants are held against days of the company's zone.
 */
export function conditionsOf(asking: Requested, source: ListSource, values: Values): Sql[] {
  return filterShapes(source.listing).flatMap((shape) => {
    const value = values[shape.key]
    if (value === undefined) return []
    if (shape.kind === 'import') return [importedBy(asking.companyId, source.listing.name, value)]
    const links = source.linksOf(shape.field)
    if (links !== null) return [linkedCondition(links, shape, value)]
    const column = comparedColumn(asking, source, shape)
    return [conditionOf(asking, source, shape, { column, value })]
  })
}

function linkedCondition(links: LinksTable, { operator }: FilterShape, value: unknown): Sql {
  if (operator === 'anyOf') return isLinked(links, value)
  return value === true ? sql`not ${isLinked(links)}` : isLinked(links)
}

/** An amount in its own currency is brought to the decimals of the company's: what is asked for is the figure that people read. */
function comparedColumn(
  { companyId }: Requested,
  { listing, columnOf }: ListSource,
  { field, operator }: FilterShape,
): Sql {
  const column = columnOf(field)
  const currency = fieldModels(listing).find(({ name }) => name === field)?.currencyField ?? null
  if (currency === null || operator === 'empty') return column
  const digits = (code: Sql) => sql`(select m.minor_unit from platform.currency m where m.code = ${code})`
  const companys = sql`(select c.base_currency from erp.company c where c.id = ${companyId})`
  return sql`(${column} * power(10::numeric, ${digits(companys)} - ${digits(columnOf(currency))}))`
}

type Compared = { readonly column: Sql; readonly value: unknown }

function conditionOf(asking: Requested, source: ListSource, shape: FilterShape, { column, value }: Compared): Sql {
  if (shape.operator === 'empty') return value === true ? sql`${column} is null` : sql`${column} is not null`
  if (shape.operator === 'anyOf') return anyOf(source, shape, { column, value })
  if (shape.kind === 'text') return textCondition(shape, source.comparedBy(shape.field, asking.locale), String(value))
  if (shape.kind === 'number') {
    return within(column, ...ends(shape, value, (end) => sql`${end}::${numberType(source, shape)}`))
  }
  if (shape.kind === 'time') return within(column, ...ends(shape, value, (end) => sql`${end}::time`))
  return dayCondition(asking, shape, column, value)
}

/** A number of the contract may be larger than those of the column. */
function anyOf(source: ListSource, shape: FilterShape, { column, value }: Compared): Sql {
  return shape.kind === 'number'
    ? sql`${column} = any(${value}::${numberType(source, shape)}[])`
    : sql`${column} = any(${value})`
}

/** A whole number that is no bigint would keep an index from being used. */
function numberType(source: ListSource, { field }: FilterShape): Sql {
  return isQuantity(source, field) ? sql`numeric` : sql`bigint`
}

function isQuantity({ listing }: ListSource, field: string): boolean {
  return fieldModels(listing).some(({ name, widget }) => name === field && widget === 'quantity')
}

/** Case and accents make no difference, nor do runs of blanks in a name. */
function textCondition({ operator }: FilterShape, { key, soughtOf }: ComparedText, value: string): Sql {
  const wanted = sql`(select ${soughtOf(sql`${value}::text`)})`
  if (operator === 'equals') return sql`${key} = ${wanted}`
  return operator === 'begins' ? sql`starts_with(${key}, ${wanted})` : sql`position(${wanted} in ${key}) > 0`
}

function dayCondition(asking: Requested, shape: FilterShape, column: Sql, value: unknown): Sql {
  const [from, to] =
    shape.operator === 'within'
      ? relative(asking, value as RelativeDays)
      : ends(shape, value, (day) => sql`${knownDay(String(day))}::date`)
  if (shape.kind === 'date') return within(column, from, to)
  const zone = zoneOf(asking.companyId)
  const midnight = (day: Sql) => sql`((${day})::timestamp at time zone ${zone})`
  return sql.join(
    [
      ...(from === null ? [] : [sql`${column} >= ${midnight(from)}`]),
      ...(to === null ? [] : [sql`${column} < ${midnight(sql`${to} + 1`)}`]),
    ],
    sql` and `,
  )
}

type Ends = readonly [from: Sql | null, to: Sql | null]

/** First and last value that an operator admits, both included; null where it has no end. */
function ends({ operator }: FilterShape, value: unknown, write: (end: unknown) => Sql): Ends {
  if (Array.isArray(value)) {
    const [one, other] = value.toSorted((a, b) => (a < b ? -1 : 1))
    return [write(one), write(other)]
  }
  if (operator === 'on') return [write(value), write(value)]
  if (operator === 'before') return [null, sql`${write(value)} - 1`]
  if (operator === 'after') return [sql`${write(value)} + 1`, null]
  return operator === 'atLeast' ? [write(value), null] : [null, write(value)]
}

function within(column: Sql, from: Sql | null, to: Sql | null): Sql {
  return sql.join(
    [...(from === null ? [] : [sql`${column} >= ${from}`]), ...(to === null ? [] : [sql`${column} <= ${to}`])],
    sql` and `,
  )
}

/** ISO day of the week on which a week starts. Source: CLDR, weekData of GB and of the Arab countries. */
const weekStart: Readonly<Record<Locale, number>> = { en: 1, ar: 6 }

function relative({ companyId, now, locale }: Requested, days: RelativeDays): Ends {
  const today = sql`(select (${now.toISOString()}::timestamptz at time zone ${zoneOf(companyId)})::date)`
  const month = sql`date_trunc('month', ${today}::timestamp)`
  const year = sql`date_trunc('year', ${today}::timestamp)`
  const week = sql`${today} - (extract(isodow from ${today})::int + 7 - ${sql.lit(weekStart[locale])}) % 7`
  const ranges: Readonly<Record<RelativeDays, Ends>> = {
    today: [today, today],
    yesterday: [sql`${today} - 1`, sql`${today} - 1`],
    thisWeek: [week, sql`${week} + 6`],
    last7Days: [sql`${today} - 6`, today],
    next7Days: [today, sql`${today} + 6`],
    next30Days: [today, sql`${today} + 29`],
    thisMonth: [sql`${month}::date`, sql`(${month} + interval '1 month')::date - 1`],
    lastMonth: [sql`(${month} - interval '1 month')::date`, sql`${month}::date - 1`],
    thisYear: [sql`${year}::date`, sql`(${year} + interval '1 year')::date - 1`],
  }
  return ranges[days]
}

function zoneOf(companyId: number): Sql {
  return sql`(select c.timezone from erp.company c where c.id = ${companyId})`
}

/** The calendar of the contract has a year 0, the database's has not. */
export function knownDay(day: string): string {
  return day.startsWith('0000') ? '0001-01-01' : day
}
