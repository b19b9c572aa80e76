import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { lookUpMember } from '@countinghouse/contract/sales/register-member'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireStore } from '../register/require-store.ts'
import { isCardNumber } from './card-number.ts'

type Member = OutputOfRoute<typeof lookUpMember>

/** Throws: not_found, sales.card_unknown. */
export async function findMember(
  ctx: Ctx,
  reader: Reader,
  { storeId, code }: InputOfRoute<typeof lookUpMember>,
): Promise<Member> {
  await requireStore(ctx, reader, storeId, registerPage)
  const cardNo = code.trim().toUpperCase()
  if (!isCardNumber(cardNo)) return fail('sales.card_unknown')
  const { rows } = await sql<Member>`
    select c.id as "customerId", c.name, h.name as tier
    from sales.paid_membership m
    join crm.customer c on c.company_id = m.company_id and c.id = m.customer_id and c.status = 'active'
    left join sales.customer_tier h on h.company_id = c.company_id and h.customer_id = c.id
    where m.company_id = ${ctx.companyId} and m.card_no = ${cardNo} order by m.id desc limit 1`.execute(reader)
  return rows[0] ?? fail('sales.card_unknown')
}
