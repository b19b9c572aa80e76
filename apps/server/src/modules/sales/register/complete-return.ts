import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import type { completeReturn } from '@countinghouse/contract/sales/register-return'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireAllowed } from '../approval/require-allowed.ts'
import { readSession } from '../session/read-session.ts'
import { chargeAccount, onAccountOf, requireCharged } from './charge-account.ts'
import { creditOf } from '../voucher/voucher-tenders.ts'
import { answerOf, findPosted } from './answer.ts'
import { linesToReturn, lockSale } from './lines-to-return.ts'
import { postSale } from './post-sales.ts'
import { requireInPolicy, requirePaidSo } from './return-policy.ts'
import { validateTenders } from './validate-tenders.ts'

/**
 * Takes back lines of a receipt at what they were sold for, each part rounded so that all returns of a line add up to it. Throws: see the
 * route.
 */
export async function takeBack(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  input: InputOfRoute<typeof completeReturn>,
): Promise<CompleteSale> {
  const session = await readSession(ctx, tx, input.tillSessionId, {
    permission: permissionName(registerPage, 'return'),
  })
  // Before it is looked for, so that one that is sent twice at once finds itself.
  await lockSale(ctx, tx, input.originalSaleId)
  const before = await findPosted(ctx, tx, input, 'return')
  if (before !== null) return before
  if (input.reason === '') return fail('sales.reason_required')
  const { sale, lines, refused } = await linesToReturn(ctx, tx, input, session.businessOn)
  const sum = (key: 'netMinor' | 'taxMinor' | 'grossMinor' | 'discountMinor') =>
    lines.reduce((total, line) => total + line[key], 0)
  const grossMinor = sum('grossMinor')
  await requireInPolicy(ctx, tx, input, refused)
  await requireAllowed(ctx, tx, input, [{ kind: 'refund', value: grossMinor }])
  const { storeId, businessOn, currency } = session
  const { uid } = input
  const due = { storeId, dueMinor: grossMinor, isRefund: true }
  const { roundingMinor, kinds } = await validateTenders(ctx, tx, input.tenders, due)
  const onAccount = { chargedSaleId: sale.id, customerId: sale.customerId, tenders: input.tenders, kinds }
  await requireCharged(ctx, tx, onAccount)
  await requirePaidSo(ctx, tx, input, { refundable: sale.refundable, kinds, roundingMinor })
  // The code of new store credit is drawn here, whatever was entered.
  const tenders = input.tenders.map((tender, place) =>
    kinds[place] === 'store_credit' ? { ...tender, reference: null } : tender,
  )
  const posted = await postSale(ctx, tx, {
    uid,
    kind: 'return',
    tillSessionId: session.id,
    customerId: sale.customerId,
    originalSaleId: sale.id,
    currencyCode: currency,
    taxIncluded: sale.taxIncluded,
    netMinor: sum('netMinor'),
    taxMinor: sum('taxMinor'),
    grossMinor,
    roundingMinor,
    payableMinor: grossMinor + roundingMinor,
    discountMinor: sum('discountMinor'),
    businessOn,
    soldAt: input.soldAt,
    reason: input.reason,
    lines,
    tenders,
    vouchers: creditOf(ctx, box, { uid, tenders, kinds }),
  })
  if (!posted.is_replayed) {
    const { sale_id: saleId, number } = posted
    const receipt = {
      saleId,
      chargedSaleId: sale.id,
      number,
      customerId: sale.customerId,
      storeId,
      currencyCode: currency,
    }
    await chargeAccount(ctx, tx, receipt, -onAccountOf(onAccount))
  }
  // A receipt that is sent again leaves a trace of its own.
  const after = posted.is_replayed ? { isSentAgain: true } : { number: posted.number, grossMinor, reason: input.reason }
  ctx.audit({ entity: 'sales.sale', entityId: posted.sale_id, label: posted.number, before: null, after })
  return answerOf(ctx, tx, posted.sale_id)
}
