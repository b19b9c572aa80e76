import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Copies web values of a product to another one, except those of variants and images. */
export async function copyWeb(
  { companyId, userId }: Ctx,
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    insert into procure.web_attribute_value (company_id, web_attribute_id, type, is_of_variants, is_localized, product_id, locale,
      text_value, number_value, is_true, date_value, option_key, created_by)
    select company_id, web_attribute_id, type, is_of_variants, is_localized, ${to}, locale,
      text_value, number_value, is_true, date_value, option_key, ${userId}
    from procure.web_attribute_value
    where company_id = ${companyId} and product_id = ${from} and product_image_id is null`.execute(tx)
}
