import { fail } from '@countinghouse/contract/errors'
import { softPostingPermission } from '@countinghouse/contract/accounts/fiscal-period'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { may } from '../../../platform/permission.ts'

export type PostedLine = {
  readonly lineNo: number
  readonly variantId: number
  readonly originalLineNo?: number
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
  readonly taxes: readonly {
    readonly componentId: number
    readonly accountId: number | null
    readonly taxableMinor: number
    readonly taxMinor: number
  }[]
}

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
  readonly soldAt: string
  readonly reason: string | null
  readonly lines: readonly PostedLine[]
  readonly tenders: readonly TenderInput[]
}

type Posted = { readonly uid: string; readonly sale_id: number; readonly number: string; readonly is_replayed: boolean }

/**
 * Posts one receipt with stock, money and journal. Goods that the store does not have are oversold: the customer holds them already.
 * Throws: sales.session_not_open, sales.return_quantity, accounts.period_closed, accounts.rule_missing.
 */
export async function postSale(ctx: Ctx, tx: Tx, sale: PostedSale): Promise<Posted> {
  const { rows } = await sql<Posted>`
    select uid, sale_id, number, is_replayed from sales.post_sales(${ctx.companyId}, ${JSON.stringify([sale])}::jsonb,
      posted_by => ${ctx.userId}::bigint, request_id => ${ctx.requestId}, may_oversell => true,
      may_post_soft => ${may(ctx.grants, softPostingPermission)})`.execute(tx)
  return rows[0] ?? fail('internal')
}
