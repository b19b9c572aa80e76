import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import type { completeReturn } from '@countinghouse/contract/sales/register-return'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSession } from '../session/read-session.ts'
import { answerOf, findPosted } from './answer.ts'
import { lockSale } from './lines-to-return.ts'
import { postSale } from './post-sales.ts'
import { prepareReturn } from './prepare-return.ts'

/** Takes back lines of a receipt and pays the money back. Throws: see the route. */
export async function takeBack(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  input: InputOfRoute<typeof completeReturn>,
): Promise<CompleteSale> {
  const session = await readSession(ctx, tx, input.tillSessionId, {
    permission: permissionName(registerPage, 'return'),
  })
  const before = await findPosted(ctx, tx, input, 'return')
  if (before !== null) return before
  await lockSale(ctx, tx, input.originalSaleId)
  const { sale, finish } = await prepareReturn(ctx, tx, box, input, { session, exchange: null })
  const posted = await postSale(ctx, tx, sale)
  await finish(posted)
  return answerOf(ctx, tx, posted.sale_id)
}
