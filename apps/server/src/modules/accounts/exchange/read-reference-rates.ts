import { rateDecimals } from '@countinghouse/kernel/exchange'
import type { Cell, SheetRow } from '../../../platform/spreadsheet/cell.ts'

/** Rates of one day: units of each currency for one euro, as decimals. */
export type ReferenceDay = { readonly day: string; readonly rates: ReadonlyMap<string, string> }

const months = 'January February March April May June July August September October November December'.split(' ')
const decimal = new RegExp(`^\\d{1,9}(?:\\.\\d{1,${rateDecimals}})?$`)

/**
 * Days of a file of euro reference rates, newest first; null: it has another layout. Source: European Central Bank, eurofxref.csv (a day as
 * `26 November 2026`) and eurofxref-hist.csv (`2026-11-26`, `N/A` for currencies without a rate).
 */
export function readReferenceRates([heading, ...rows]: readonly SheetRow[]): ReferenceDay[] | null {
  const codes = heading?.cells.map((cell) => wordOf(cell).toUpperCase()) ?? []
  if (codes[0] !== 'DATE') return null
  const days = rows.flatMap(({ cells: [date = null, ...cells] }) => {
    const day = dayOf(date)
    if (day === null) return []
    const rates = new Map([['EUR', '1']])
    for (const [index, cell] of cells.entries()) {
      const code = codes[index + 1] ?? ''
      const rate = wordOf(cell)
      if (/^[A-Z]{3}$/.test(code) && decimal.test(rate) && Number(rate) > 0) rates.set(code, rate)
    }
    return [{ day, rates }]
  })
  return days.toSorted((one, other) => (one.day < other.day ? 1 : -1))
}

function wordOf(cell: Cell): string {
  return cell === null ? '' : String(cell).trim()
}

function dayOf(cell: Cell): string | null {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const word = wordOf(cell)
  const [, day, name, year] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(word) ?? []
  const month = months.indexOf(name ?? '') + 1
  const written = month === 0 ? word : `${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written)) ? written : null
}
