import type { InputOfRoute } from '@countinghouse/contract/route'
import type { completeReturn } from '@countinghouse/contract/sales/register-return'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireAllowed } from '../approval/require-allowed.ts'
import type { Session } from '../session/read-session.ts'
import { creditOf } from '../voucher/voucher-tenders.ts'
import { chargeAccount, requireCharged } from './charge-account.ts'
import type { Exchanged } from './exchange-tenders.ts'
import { exchangeTenders } from './exchange-tenders.ts'
import { linesToReturn } from './lines-to-return.ts'
import type { Posted, PostedSale } from './post-sales.ts'
import { requireInPolicy, requirePaidSo } from './return-policy.ts'
import { refundToTerminals } from '../terminal/terminal-tenders.ts'
import { validateTenders } from './validate-tenders.ts'

type Input = InputOfRoute<typeof completeReturn>

/** A receipt that is ready to be posted, and what is left to do once it is. */
export type Prepared = { readonly sale: PostedSale; readonly finish: (posted: Posted) => Promise<void> }

/** Units: minor units. */
export type PreparedReturn = Prepared & {
  /** What of it pays for an exchange. */
  readonly creditMinor: number
  /** What is paid back. */
  readonly refundMinor: number
}

type Given = {
  readonly session: Session
  /** Null: all of it is paid back. */
  readonly exchange: Exchanged | null
}

/**
 * The return of lines of a receipt at what they were sold for, each part rounded so that all returns of a line add up to it; the caller
 * holds the receipt (`lockSale`). What pays for an exchange is no refund. Throws: as `completeReturn`.
 */
export async function prepareReturn(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  input: Input,
  { session, exchange }: Given,
): Promise<PreparedReturn> {
  if (input.reason === '') return fail('sales.reason_required')
  const { sale, lines, refused } = await linesToReturn(ctx, tx, input, session.businessOn)
  const sum = (key: 'netMinor' | 'taxMinor' | 'grossMinor' | 'discountMinor') =>
    lines.reduce((total, line) => total + line[key], 0)
  const grossMinor = sum('grossMinor')
  const creditMinor = exchange === null ? 0 : Math.min(grossMinor, exchange.dueMinor)
  const refundMinor = grossMinor - creditMinor
  const asked = { ...input, uid: exchange?.saleUid ?? input.uid }
  await requireInPolicy(ctx, tx, asked, refused)
  await requireAllowed(ctx, tx, asked, refundMinor > 0 ? [{ kind: 'refund', value: refundMinor }] : [])
  const { storeId, businessOn, currency } = session
  const { uid } = input
  const paidBack = exchange !== null && refundMinor === 0 ? [] : input.tenders
  const due = { storeId, day: businessOn, currency, dueMinor: refundMinor, isRefund: true, hasCustomer: false }
  const { roundingMinor, kinds, bound } = await validateTenders(ctx, tx, paidBack, due)
  const onAccount = { chargedSaleId: sale.id, customerId: sale.customerId, tenders: paidBack, kinds }
  const charges = await requireCharged(ctx, tx, onAccount)
  const { refundable } = sale
  await requirePaidSo(ctx, tx, { ...asked, tenders: paidBack }, { refundable, kinds, bound, roundingMinor, currency })
  await refundToTerminals(ctx, tx, { tenders: paidBack, kinds, saleId: sale.id })
  // The code of new store credit is drawn here, whatever was entered.
  const tenders = paidBack.map((tender, place) =>
    kinds[place] === 'store_credit' ? { ...tender, reference: null } : tender,
  )
  return {
    creditMinor,
    refundMinor,
    sale: {
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
      tenders: [...tenders, ...exchangeTenders(exchange, creditMinor)],
      vouchers: creditOf(ctx, box, { uid, tenders, kinds }),
    },
    finish: async ({ sale_id: saleId, number, is_replayed: isReplayed }) => {
      if (!isReplayed) {
        const receipt = { saleId, number, customerId: sale.customerId, storeId, currencyCode: currency }
        for (const { chargedSaleId, amountMinor } of charges)
          await chargeAccount(ctx, tx, { ...receipt, chargedSaleId }, -amountMinor)
      }
      // A receipt that is sent again leaves a trace of its own.
      const after = isReplayed ? { isSentAgain: true } : { number, grossMinor, reason: input.reason }
      ctx.audit({ entity: 'sales.sale', entityId: saleId, label: number, before: null, after })
    },
  }
}
