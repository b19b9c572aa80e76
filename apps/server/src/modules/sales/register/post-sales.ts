import { fail } from '@countinghouse/contract/errors'
import { softPostingPermission } from '@countinghouse/contract/accounts/fiscal-period'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Grants } from '../../../platform/access/permission.ts'
import { may } from '../../../platform/access/permission.ts'
import type { EarnedPoints } from '../points/points-of-sale.ts'
import type { IssuedVoucher, PostedTender } from '../voucher/voucher-tenders.ts'

export type PostedLine = {
  readonly lineNo: number
  readonly variantId: number
  readonly originalLineNo?: number
  /** Of the kit that it is a component of; left out or null: it is sold as itself. */
  readonly kitNo?: number | null
  /** What one kit takes of it. Units: stock units. */
  readonly kitQuantity?: number
  readonly taxCodeId: number | null
  /** Units: stock units. */
  readonly quantity: number
  readonly listMinor: number
  readonly unitMinor: number
  readonly discountMinor: number
  readonly discountNetMinor: number
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly isRestocked: boolean
  /** Printed below the line. */
  readonly note?: string | null
  /** Serial numbers of its pieces; none for other goods. */
  readonly lotIds?: readonly number[]
  /** Of returned goods, per stock unit, where neither their sale nor stock of the store tells it. Units: major units of the currency. */
  readonly unitCost?: string
  readonly taxes: readonly {
    readonly componentId: number
    readonly accountId: number | null
    readonly taxableMinor: number
    readonly taxMinor: number
  }[]
}

/** A kit as the receipt shows it: the sum of its components, which are its lines. */
export type PostedKit = Pick<
  PostedLine,
  'variantId' | 'quantity' | 'listMinor' | 'unitMinor' | 'discountMinor' | 'netMinor' | 'taxMinor' | 'grossMinor'
> & { readonly kitNo: number; readonly note: string | null }

/** A receipt as `sales.post_sales` takes it. Units: minor units of `currencyCode`, the company's. */
export type PostedSale = {
  readonly uid: string
  readonly kind: 'sale' | 'return'
  readonly tillSessionId: number
  readonly customerId: number | null
  readonly originalSaleId: number | null
  readonly currencyCode: string
  readonly taxIncluded: boolean
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly roundingMinor: number
  readonly payableMinor: number
  readonly discountMinor: number
  readonly businessOn: string
  /** Day in the stock ledger of a history that is posted afterwards; today if omitted. */
  readonly postedOn?: string
  readonly soldAt: string
  /** Money has changed hands already, so that limits of payment types come too late; left out: no. */
  readonly isSettled?: boolean
  readonly reason: string | null
  /** Printed on the receipt. */
  readonly note?: string | null
  /** Why no tax was charged; left out or null: it was. */
  readonly taxExemption?: string | null
  readonly lines: readonly PostedLine[]
  /** Numbered from 1; left out: none. */
  readonly kits?: readonly PostedKit[]
  readonly tenders: readonly PostedTender[]
  /** Gift vouchers sold, part of what is payable. */
  readonly voucherMinor?: number
  readonly vouchers?: readonly IssuedVoucher[]
  /** Null: it earns none. */
  readonly points?: EarnedPoints | null
  /** Of the return that pays for it, which is posted with it. */
  readonly exchangedUid?: string
}

export type Posted = {
  readonly uid: string
  readonly sale_id: number
  readonly number: string
  readonly is_replayed: boolean
}

/** Who posts; a `Ctx` satisfies it. */
type By = {
  readonly companyId: number
  readonly userId: number | null
  readonly requestId: string
  /** Nothing is posted into soft-closed periods if omitted. */
  readonly grants?: Grants
}

/**
 * Posts receipts with stock, money and journal, all or none. Goods that the store does not have are oversold: the customer holds them
 * already. Throws: sales.session_not_open, sales.return_quantity, sales.serial_not_here, sales.voucher_short, sales.voucher_unusable, sales.points_short, accounts.period_closed, accounts.rule_missing.
 */
export async function postSales(
  { companyId, userId, requestId, grants }: By,
  tx: Tx,
  sales: readonly PostedSale[],
): Promise<readonly Posted[]> {
  const mayPostSoft = grants !== undefined && may(grants, softPostingPermission)
  const { rows } = await sql<Posted>`
    select uid, sale_id, number, is_replayed from sales.post_sales(${companyId}, ${JSON.stringify(sales)}::jsonb,
      posted_by => ${userId}::bigint, request_id => ${requestId}, may_oversell => true, may_post_soft => ${mayPostSoft})`.execute(
    tx,
  )
  return rows
}

/** Posts one receipt. Throws: as `postSales`. */
export async function postSale(ctx: Ctx, tx: Tx, sale: PostedSale): Promise<Posted> {
  const [posted] = await postSales(ctx, tx, [sale])
  return posted ?? fail('internal')
}
