import { softPostingRight } from '@countinghouse/contract/accounts/fiscal-period'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Grants } from '../../platform/permission.ts'
import { may } from '../../platform/permission.ts'

/** Kinds of moves that are posted by their name. Source: warehouse.md 3.3. */
export type MoveKind =
  | 'purchase_receipt'
  | 'purchase_return'
  | 'sale'
  | 'sale_return'
  | 'ito_dispatch'
  | 'ito_receive'
  | 'ito_return'
  | 'transit_loss'
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

/** A side that is left out is the store's: its virtual place for that kind, or its main shelf; a sale then takes from wherever goods are. */
export type StockLine = {
  readonly kind: MoveKind
  readonly variantId: number
  readonly fromLocationId?: number
  readonly toLocationId?: number
  /** In the stock unit of the variant, above zero, at most four decimals. */
  readonly quantity: number
  /** In the company's currency, at most six decimals; of what comes in. */
  readonly unitCost?: string
  /** Minor units of the company's currency; of what comes in from elsewhere with a value of its own. */
  readonly valueMinor?: number
  readonly lotId?: number
  /** The supplier whose goods these are. */
  readonly ownerId?: number
  /** What was allocated for the line: its place, lot and owner must be those of the line. */
  readonly allocationId?: number
  readonly sourceLineId?: number
  /** Of what arrives: which line of which posting sent it, so that a late cost of the goods follows them. */
  readonly dispatchedBy?: { readonly postingId: number; readonly lineNo: number }
}

/** A business event; source, id and number are posted once, for ever. */
export type StockEvent = {
  readonly sourceType: string
  readonly sourceId: number
  readonly eventNo: number
  /** Business date in the zone of the store, `YYYY-MM-DD`. */
  readonly effectiveOn: string
  /** Where a line is that names no place. */
  readonly storeId?: number
  /** Goods that are in the customer's hands: what the store does not have becomes a debt. */
  readonly mayOversell?: boolean
  /** As `mayOversell`: sales take what was promised to others, and nobody has allocated yet. `readReservationLosses` tells to whom. */
  readonly mayTakePromised?: boolean
  /** Day in the order of the ledger; left out: today. Only a replayed history has another. */
  readonly postedOn?: string
  readonly lines: readonly StockLine[]
}

export type Posting = {
  readonly posting_id: number
  /** What it added to all pools, minor units, signed. */
  readonly value_minor: number
  readonly is_replayed: boolean
}

/** A call is one. */
export type By = {
  readonly companyId: number
  readonly userId: number | null
  readonly requestId: string
  /** Left out: nothing is posted into softly closed months. */
  readonly grants?: Grants
}

/** Whether somebody posts into months that are closed for others. */
export function mayPostSoft({ grants }: By): boolean {
  return grants !== undefined && may(grants, softPostingRight)
}

/**
 * The one statement that posts stock; goes out with others of its document. Refuses inventory.bad_line, inventory.too_many_lines,
 * inventory.insufficient_stock, inventory.location_blocked, inventory.cost_required, inventory.reserved_in_pick, accounts.period_closed.
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
      posted_on => coalesce(${event.postedOn ?? null}::date, current_date),
      allocation_ids => ${each('allocationId')}::bigint[], may_take_promised => ${event.mayTakePromised ?? false},
      dispatch_posting_ids => ${event.lines.map(({ dispatchedBy }) => dispatchedBy?.postingId ?? null)}::bigint[],
      dispatch_line_nos => ${event.lines.map(({ dispatchedBy }) => dispatchedBy?.lineNo ?? null)}::integer[],
      may_post_soft => ${mayPostSoft(by)})`
}
