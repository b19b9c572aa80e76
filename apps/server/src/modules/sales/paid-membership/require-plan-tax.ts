import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { GuardCtx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { resolveTaxes } from '../../accounts/index.ts'

/**
 * Checks that a tax rule applies today to what has no tax class and is sold to a consumer of the company's country. Throws, at the tax code:
 * sales.plan_without_tax.
 */
export async function requirePlanTax(ctx: GuardCtx, tx: Tx): Promise<void> {
  const { rows } = await sql<{ country: string | null; today: string }>`
    select c.country_code as country, erp.today(c.id)::text as today from erp.company c where c.id = ${ctx.companyId}`.execute(
    tx,
  )
  const { country, today } = rows[0] ?? fail('not_found')
  const taxes = await resolveTaxes(tx, ctx.companyId, {
    direction: 'sale',
    sellerCountry: country,
    buyerCountry: country,
    buyerType: 'b2c',
    day: today,
    taxClassIds: [null],
  })
  if ((taxes.get(null) ?? null) === null)
    fail('sales.plan_without_tax', atField(ctx, ['taxCodeId'], text.plan_without_tax))
}
