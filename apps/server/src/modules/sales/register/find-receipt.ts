import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { findReceipt } from '@countinghouse/contract/sales/receipt-lookup'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Of the stores whose receipts the caller sees; others are as unknown as a wrong number. Throws: sales.receipt_unknown. */
export async function findByNumber(
  ctx: Ctx,
  reader: Reader,
  { number }: InputOfRoute<typeof findReceipt>,
): Promise<OutputOfRoute<typeof findReceipt>> {
  const stores = ctx.grants.storesWith(permissionName(receiptsPage, 'view'))
  const { rows } = await sql<OutputOfRoute<typeof findReceipt>>`
    select s.id, s.kind = 'sale' and s.status = 'completed' as "isReturnable" from sales.sale s
    where s.company_id = ${ctx.companyId} and s.number = ${number}
      and (${stores}::bigint[] is null or s.store_id = any(${stores}::bigint[]))`.execute(reader)
  return rows[0] ?? fail('sales.receipt_unknown')
}
