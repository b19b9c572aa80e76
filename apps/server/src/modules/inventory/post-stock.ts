import { softPostingPermission } from '@countinghouse/contract/accounts/fiscal-period'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Grants } from '../../platform/access/permission.ts'
import { may } from '../../platform/access/permission.ts'

/** Kinds of moves that can be posted directly. */
export type MoveKind =
  | 'purchase_receipt'
  | 'purchase_return'
  | 'sale'
  | 'sale_return'
  | 'ito_dispatch'
  | 'ito_receive'
  | 'ito_return'
  | 'transit_loss'
  | 'partner_sale'
  | 'opening'
  | 'adjust_in'
  | 'adjust_out'
  | 'count_in'
  | 'count_out'
  | 'scrap'
  | 'damage'
  | 'putaway'
  | 'pick'
  | 'pack'
  | 'replenish'
  | 'shuffle'

/**
 * An omitted side defaults to the store: its virtual location for the kind, or its default location; a sale then takes from any location
 * with stock.
 */
export type StockLine = {
  readonly kind: MoveKind
  readonly variantId: number
  readonly fromLocationId?: number
  readonly toLocationId?: number
  /** Units: the stock unit of the variant, above zero, at most four decimals. */
  readonly quantity: number
  /** Units: the company's currency, at most six decimals. Only of received goods. */
  readonly unitCost?: string
  /** Units: minor units of the company's currency. Only of goods received with a given value. */
  readonly valueMinor?: number
  readonly lotId?: number
  /** The supplier that owns the goods. */
  readonly ownerId?: number
  /** The allocation of the line; its location, lot and owner must be those of the line. */
  readonly allocationId?: number
  readonly sourceLineId?: number
  /** For received transfers: the posting line that dispatched the goods, so that late costs follow them. */
  readonly dispatchedBy?: { readonly postingId: number; readonly lineNo: number }
}

/** A business event; source, id and number are posted only once. */
export type StockEvent = {
  readonly sourceType: string
  readonly sourceId: number
  readonly eventNo: number
  /** Business date in the time zone of the store, `YYYY-MM-DD`. */
  readonly effectiveOn: string
  /** Store of lines without a location. */
  readonly storeId?: number
  /** Goods are already with the customer: a shortfall becomes oversold. */
  readonly mayOversell?: boolean
  /** As `mayOversell`: sales take stock that is reserved for others and not allocated. `readLostReservations` answers whose. */
  readonly mayTakeReserved?: boolean
  /** Posting date in the ledger; today if omitted. Only a replayed history sets another. */
  readonly postedOn?: string
  readonly lines: readonly StockLine[]
}

export type Posting = {
  readonly posting_id: number
  /** Signed change of value of all pools, in minor units. */
  readonly value_minor: number
  readonly is_replayed: boolean
}

/** Company, user and permissions of the caller; a `Ctx` satisfies it. */
export type By = {
  readonly companyId: number
  readonly userId: number | null
  readonly requestId: string
  /** Nothing is posted into soft-closed periods if omitted. */
  readonly grants?: Grants
  /** Posting date of events that name none, `YYYY-MM-DD`; today if omitted. Only a replayed history sets another. */
  readonly postedOn?: string
}

/** Whether the caller may post into soft-closed periods. */
export function mayPostSoft({ grants }: By): boolean {
  return grants !== undefined && may(grants, softPostingPermission)
}

/**
 * The one statement that posts stock; may be sent together with others of its document. Throws: inventory.bad_line,
 * inventory.too_many_lines, inventory.insufficient_stock, inventory.location_blocked, inventory.cost_required, inventory.reserved_in_pick,
 * accounts.period_closed.
 */
export function postStock(by: By, event: StockEvent): RawBuilder<Posting> {
  const { companyId, userId, requestId } = by
  const each = <K extends keyof StockLine>(key: K) => event.lines.map((line) => line[key] ?? null)
  return sql<Posting>`
    select posting_id, value_minor, is_replayed from inventory.post_stock(
      ${companyId}, ${event.sourceType}, ${event.sourceId}, ${event.eventNo}, ${event.effectiveOn}::date,
      ${each('kind')}::text[], ${each('variantId')}::bigint[], ${each('fromLocationId')}::bigint[],
      ${each('toLocationId')}::bigint[], ${each('quantity')}::numeric[], ${each('unitCost')}::numeric[],
      store_id => ${event.storeId ?? null}::bigint, posted_by => ${userId}::bigint, request_id => ${requestId},
      lot_ids => ${each('lotId')}::bigint[], owner_ids => ${each('ownerId')}::bigint[],
      values_minor => ${each('valueMinor')}::bigint[], source_line_ids => ${each('sourceLineId')}::bigint[],
      may_oversell => ${event.mayOversell ?? false},
      posted_on => coalesce(${event.postedOn ?? by.postedOn ?? null}::date, current_date),
      allocation_ids => ${each('allocationId')}::bigint[], may_take_reserved => ${event.mayTakeReserved ?? false},
      dispatch_posting_ids => ${event.lines.map(({ dispatchedBy }) => dispatchedBy?.postingId ?? null)}::bigint[],
      dispatch_line_nos => ${event.lines.map(({ dispatchedBy }) => dispatchedBy?.lineNo ?? null)}::integer[],
      may_post_soft => ${mayPostSoft(by)})`
}
