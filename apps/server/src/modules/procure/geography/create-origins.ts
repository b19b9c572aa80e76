import { countryOrigin } from '@countinghouse/contract/procure/country-origin'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Creates an origin for each enabled country without one, unless its code or name is already in use. */
export async function createOrigins(ctx: Ctx, tx: Tx, countries: readonly string[]): Promise<void> {
  const { rows } = await sql<{ code: string; name: string }>`
    select t.code, t.name from procure.country_list t
    where t.company_id = ${ctx.companyId} and t.code = any(${countries}::text[]) and t.is_enabled and not exists (
      select from procure.country_origin o where o.company_id = ${ctx.companyId} and o.country = t.code)
    order by t.code`.execute(tx)
  const created = rows.map(({ code, name }, index) => ({
    number: index + 1,
    id: null,
    values: { code, name, country: code },
  }))
  await applyRows(ctx, tx, countryOrigin, created, { mode: 'create' })
}
