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
import { sendVoided } from '../terminal/terminal-tenders.ts'
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
  const ids = await readExchange(ctx, tx, id)
  await sql`
    select sales.void_sale(${ctx.companyId}, ${id}, ${reason}, ${sale.businessOn}::date, voided_by => ${ctx.userId}::bigint,
      request_id => ${ctx.requestId}, may_post_soft => ${may(ctx.grants, softPostingPermission)})`.execute(tx)
  await sendVoided(
    ctx,
    tx,
    ids.map((voided) => voided.id),
  )
  for (const voided of ids) {
    await returnUses(ctx, tx, voided.id)
    await reverseCharges(ctx, tx, voided.id)
    ctx.audit({
      entity: 'sales.sale',
      entityId: voided.id,
      label: voided.number,
      before: { status: 'completed' },
      after: { status: 'voided', reason },
    })
  }
  return { id }
}

/** The receipt, with the other one of an exchange. */
async function readExchange({ companyId }: Ctx, tx: Tx, id: number) {
  const { rows } = await sql<{ id: number; number: string }>`
    select s.id, s.number from sales.sale s
    where s.company_id = ${companyId} and (s.id = ${id} or s.id in (
      select case e.sale_id when ${id} then e.return_id else e.sale_id end from sales.exchange e
      where e.company_id = s.company_id and (e.sale_id = ${id} or e.return_id = ${id})))
    order by s.id`.execute(tx)
  return rows
}
