import { convertPrice } from '@countinghouse/kernel/exchange'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { rateOn } from '../accounts/index.ts'

type Priced = {
  /** Null: the company's currency. */
  readonly currencyCode: string | null
  /** Null: the rate of the date. */
  readonly exchangeRate: string | null
  readonly effectiveOn: string
}
type Line = { readonly unitCost: string | null }

/**
 * Lines with their unit costs in the company's currency, and the rate they were converted at; null: no conversion. Throws:
 * accounts.rate_missing.
 */
export async function exchangeCosts<L extends Line>(
  { companyId, locale }: Pick<Ctx, 'companyId' | 'locale'>,
  tx: Tx,
  { currencyCode, exchangeRate, effectiveOn }: Priced,
  lines: readonly L[],
): Promise<{ rate: string | null; lines: L[] }> {
  if (currencyCode === null || (await isBase(companyId, tx, currencyCode))) return { rate: null, lines: [...lines] }
  const rate =
    exchangeRate ?? (await rateOn(tx, companyId, currencyCode, effectiveOn, { field: 'exchangeRate', locale }))
  return {
    rate,
    lines: lines.map((line) => ({
      ...line,
      unitCost: line.unitCost === null ? null : convertPrice(line.unitCost, rate),
    })),
  }
}

async function isBase(companyId: number, tx: Tx, currency: string): Promise<boolean> {
  const { rows } = await sql`
    select from erp.company where id = ${companyId} and base_currency = ${currency}`.execute(tx)
  return rows.length > 0
}
