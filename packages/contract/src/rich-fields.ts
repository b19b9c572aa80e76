import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import type { Measure, Within } from './field-model.ts'
import { idOf } from './values.ts'

// Kinds of fields beside those of fields.ts, which every page loads.

/**
 * A record of the company, picked from a list: a master's, or that of another table which its module declares as `pickers`. The
 * field's name ends with `Id`, its column has a foreign key `(company_id, x) -> (company_id, id)`. `list`: the table, `erp.store`;
 * `hasDrafts`: drafts are offered beside what is active, and marked as such. `within`: only records that hold this are offered, where
 * the server would refuse others. `stockOf`: of a variant, the field of its document with the store whose stock is shown
 * beside it, or '' for all stores.
 */
export function recordField(list: string, options: { hasDrafts?: boolean; within?: Within; stockOf?: string } = {}) {
  return idOf(list).meta({
    widget: 'record',
    list,
    entity: list,
    ...(options.hasDrafts === true && { hasDrafts: true }),
    ...(options.within && { within: options.within }),
    ...(options.stockOf !== undefined && { stockOf: options.stockOf }),
  })
}

/**
 * Several records of the company, in no order: rows `(company_id, <thing>_id, <link>_id)` of the table `<entity>_<link>`, prepared
 * by `platform.protect_links`. `list`: the table of the records, which have codes; `link`: what one is called, left out: as there.
 */
export function recordsField(list: string, options: { link?: string; most?: number } = {}) {
  const { link = list.split('.')[1] ?? list, most = 200 } = options
  return z
    .array(idOf(list))
    .max(most)
    .overwrite((ids) => [...new Set(ids)].toSorted((one, other) => one - other))
    .meta({ widget: 'records', list, link })
}

/**
 * Parts of a record, in an order: rows `(company_id, <thing>_id, line_no, …)` of the table `<entity>_<one>`, prepared by
 * `platform.protect_lines`, with a column for each field. They are read and written with the record, as a whole. `one`: what one
 * of them is called, `part`. Their labels are the texts `<field>_<field of a line>`; a constraint `<table>_<rule>` is explained
 * on its line by the text `rule_<one>_<rule>`. `calculated`: cells that the server calculates whenever it is saved; these have a default.
 */
export function linesField<const F extends Readonly<Record<string, z.ZodType>>>(
  one: string,
  fields: F,
  options: { least?: number; most?: number; calculated?: readonly (keyof F & string)[] } = {},
) {
  const { least = 0, most = 100, calculated = [] } = options
  return z
    .array(z.strictObject(fields))
    .min(least)
    .max(most)
    .meta({ widget: 'lines', one, most, ...(calculated.length > 0 && { calculated }) })
}

/**
 * Money in integer minor units, typed and shown in major ones. `currency`: the field of the same record that holds the code of
 * its currency; left out, it is the company's. The field's name ends with `Minor`.
 */
export function amountField(options: { min?: number; max?: number; currency?: string } = {}) {
  return z
    .int()
    .min(options.min ?? 0)
    .max(options.max ?? mostMinor)
    .meta({ widget: 'amount', ...(options.currency !== undefined && { currency: options.currency }) })
}

/** Decimals of a quantity. Source: docs/decisions/030. */
export const quantityDecimals = 4

/** A quantity in the stock unit of what it counts, with four decimals at most; above 0, unless it is signed or may be none. */
export function quantityField({
  isSigned = false,
  mayBeNone = false,
}: { isSigned?: boolean; mayBeNone?: boolean } = {}) {
  const form = isSigned ? /^-?\d+(?:\.\d{1,4})?$/ : /^\d+(?:\.\d{1,4})?$/
  return z
    .number()
    .min(isSigned ? -mostPieces : 0)
    .max(mostPieces)
    .refine((quantity) => (mayBeNone || quantity !== 0) && form.test(String(quantity)), {
      params: { code: 'quantity' },
    })
    .meta({ widget: 'quantity' })
}

/** Largest quantity. */
export const mostPieces = 100_000_000

/** Time of a day, `09:30`; its column is of the type `time`. */
export function timeField() {
  return z.iso.time({ precision: -1 }).meta({ widget: 'time' })
}

/** A colour as `#1F3A93`, shown as a swatch beside it. The field's name ends with `Hex`, or is `hex`. */
export function colorField() {
  return z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/)
    .meta({ widget: 'color' })
}

/** Weight in grams, typed and shown in kilograms. The field's name ends with `Grams`. */
export function weightField(options: { max: number; min?: number }) {
  return measureField({ unit: 'kg', digits: 3 }, options)
}

/** Length in millimetres, typed and shown in centimetres. The field's name ends with `Mm`. */
export function lengthField(options: { max: number; min?: number }) {
  return measureField({ unit: 'cm', digits: 1 }, options)
}

/** Latitude or longitude in millionths of a degree, typed and shown in degrees. The field's name ends with `Micro`. */
export function coordinateField(kind: 'latitude' | 'longitude') {
  const max = kind === 'latitude' ? 90_000_000 : 180_000_000
  return measureField({ unit: 'degree', digits: 6 }, { min: -max, max })
}

function measureField(measure: Measure, { min = 0, max }: { max: number; min?: number }) {
  return z.int().min(min).max(max).meta({ widget: 'measure', measure })
}
