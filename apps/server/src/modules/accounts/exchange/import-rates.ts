import { mostRateDays } from '@countinghouse/contract/accounts/exchange-rate'
import { text } from '@countinghouse/contract/accounts/exchange-rate.text'
import { format } from '@countinghouse/contract/text'
import { crossRate } from '@countinghouse/kernel/exchange'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { refusedFile } from '../../../platform/import/rejected-file.ts'
import type { SheetRow } from '../../../platform/spreadsheet/cell.ts'
import { readRows } from '../../../platform/spreadsheet/read-rows.ts'
import { readReferenceRates } from './read-reference-rates.ts'

type Imported = { readonly days: number; readonly saved: number; readonly problem: string | null }

/** Files of many years have one row per day; the newest is first. */
const mostRows = 20_000

/**
 * Saves the rates of a file to the company's currency; rates that were entered are kept. Throws: invalid_input if the file cannot be read.
 */
export async function importRates(ctx: Ctx, tx: Tx, bytes: Readable, fileName: string): Promise<Imported> {
  const refuse = (problem: string) => ({ days: 0, saved: 0, problem })
  const days = readReferenceRates(await rowsOf(ctx, bytes, fileName))?.slice(0, mostRateDays) ?? []
  if (days.length === 0) return refuse(format(text.no_rates, ctx.locale))
  const base = await readBaseCurrency(ctx, tx)
  const rates = days.flatMap(({ day, rates: perEuro }) => {
    const to = perEuro.get(base)
    const others = [...perEuro].filter(([code]) => code !== base)
    return to === undefined ? [] : others.map(([code, from]) => ({ code, day, rate: crossRate({ from, to }) }))
  })
  if (rates.length === 0) return refuse(format(text.no_base, ctx.locale, { currency: base }))
  // Currencies that the installation does not know, such as former ones, are left out.
  const { rows } = await sql`
    insert into accounts.exchange_rate as r (company_id, currency_code, base_currency, day, rate, source, created_by, updated_by)
    select ${ctx.companyId}, y.code, ${base}, f.day, f.rate, 'file', ${ctx.userId}, ${ctx.userId}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as f (code text, day date, rate numeric)
    join platform.currency y on y.code = f.code
    where f.rate > 0
    order by y.code, f.day
    on conflict (company_id, base_currency, currency_code, day) do update
      set rate = excluded.rate, updated_at = now(), updated_by = excluded.updated_by
      where r.source = 'file' and r.rate <> excluded.rate
    returning 1`.execute(tx)
  return { days: days.length, saved: rows.length, problem: null }
}

export async function readBaseCurrency({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx): Promise<string> {
  const { rows } = await sql<{ base: string }>`
    select base_currency as base from erp.company where id = ${companyId}`.execute(tx)
  return rows[0]?.base ?? ''
}

async function rowsOf({ locale }: Ctx, bytes: Readable, fileName: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    const spreadsheet = await readRows(bytes, fileName)
    try {
      for await (const row of spreadsheet.rows) if (rows.push(row) > mostRows) break
    } finally {
      await spreadsheet.close()
    }
    return rows
  } catch (error) {
    throw refusedFile(error, locale)
  }
}
