import { softPostingPermission } from '@countinghouse/contract/accounts/fiscal-period'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { voidSale } from '@countinghouse/contract/sales/register-return'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { requireAllowed } from '../approval/require-allowed.ts'
import { reverseCharges } from './charge-account.ts'
import { returnUses } from './promotions.ts'
import { requireStore } from './require-store.ts'

/** Voids a receipt of an open session. Throws: not_found, forbidden, sales.not_voidable, sales.reason_required, what the reversals throw. */
export async function voidReceipt(
  ctx: Ctx,
  tx: Tx,
  { id, reason }: InputOfRoute<typeof voidSale>,
): Promise<{ id: number }> {
  if (reason === '') return fail('sales.reason_required')
  const { rows } = await sql<{
    number: string
    uid: string
    tillSessionId: number
    storeId: number
    businessOn: string
  }>`
    select number, uid, till_session_id as "tillSessionId", store_id as "storeId", business_on as "businessOn" from sales.sale
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  const sale = rows[0] ?? fail('not_found')
  await requireStore(ctx, tx, sale.storeId, registerPage)
  const stores = ctx.grants.storesWith(permissionName(registerPage, 'sell'))
  if (stores !== null && !stores.includes(sale.storeId)) return fail('not_found')
  await requireAllowed(ctx, tx, sale, [{ kind: 'void' }])
  await sql`
    select sales.void_sale(${ctx.companyId}, ${id}, ${reason}, ${sale.businessOn}::date, voided_by => ${ctx.userId}::bigint,
      request_id => ${ctx.requestId}, may_post_soft => ${may(ctx.grants, softPostingPermission)})`.execute(tx)
  await returnUses(ctx, tx, id)
  await reverseCharges(ctx, tx, id)
  ctx.audit({
    entity: 'sales.sale',
    entityId: id,
    label: sale.number,
    before: { status: 'completed' },
    after: { status: 'voided', reason },
  })
  return { id }
}
