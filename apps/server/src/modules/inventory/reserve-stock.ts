import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** The demand of a document line for a variant in a store. */
export type Demand = {
  /** The line; it has at most one reservation. */
  readonly demandId: number
  readonly storeId: number
  readonly variantId: number
  /** Total demand, including quantities already reserved; in the stock unit, at most four decimals. */
  readonly quantity: number
}

export type Demands = {
  /** The type of document, such as `sale_order` or `ito_line`. */
  readonly demandType: string
  /** 1 is served first, 9 last. */
  readonly priority: number
  /** Last day of the reservation, `YYYY-MM-DD` in the time zone of the store; as long as the document if omitted. */
  readonly expiresOn?: string
  /** Reserve nothing unless everything is available. */
  readonly allOrNothing?: boolean
  readonly lines: readonly Demand[]
}

export type Reserved = {
  readonly demandId: number
  /** Null if nothing is reserved. */
  readonly reservationId: number | null
  /** Current reservation including consumed quantities; a decimal in the stock unit. */
  readonly quantity: string
}

export type Allocation = {
  readonly allocationId: number
  readonly reservationId: number
  readonly locationId: number
  readonly lotId: number | null
  readonly ownerId: number | null
  /** A decimal in the stock unit. */
  readonly quantity: string
}

/** Quantity a demand has lost, a decimal in the stock unit. */
export type Released = { readonly demandType: string; readonly demandId: number; readonly quantity: string }

/**
 * Reserves available stock and answers the reserved quantity of each line in order; the document waits for the rest. A repeated call
 * reserves newly available stock. Throws: inventory.bad_line, inventory.insufficient_stock. Locks: pools, reservations.
 */
export function reserveStock(companyId: number, demands: Demands): RawBuilder<Reserved> {
  const each = (key: keyof Demand) => demands.lines.map((line) => line[key])
  return sql<Reserved>`
    select demand_id as "demandId", reservation_id as "reservationId", quantity from inventory.reserve_stock(
      ${companyId}, ${demands.demandType}, ${demands.priority}, ${demands.expiresOn ?? null}::date, ${demands.allOrNothing ?? false},
      ${each('demandId')}::bigint[], ${each('storeId')}::bigint[], ${each('variantId')}::bigint[], ${each('quantity')}::numeric[])`
}

/**
 * Allocates reserved stock in locations, earliest expiry first; stock without a location stays reserved. Locks: pools, balances,
 * reservations.
 */
export function allocateStock(companyId: number, reservationIds: readonly number[]): RawBuilder<Allocation> {
  return sql<Allocation>`
    select allocation_id as "allocationId", reservation_id as "reservationId", location_id as "locationId", lot_id as "lotId",
      owner_id as "ownerId", quantity from inventory.allocate_stock(${companyId}, ${reservationIds}::bigint[])`
}

/** Releases allocations that are not being picked; the stock stays reserved. Locks: pools, balances, reservations. */
export function deallocateStock(
  companyId: number,
  allocationIds: readonly number[],
): RawBuilder<Pick<Allocation, 'allocationId' | 'quantity'>> {
  return sql<Pick<Allocation, 'allocationId' | 'quantity'>>`
    select allocation_id as "allocationId", quantity from inventory.deallocate_stock(${companyId}, ${allocationIds}::bigint[])`
}

/**
 * Marks reservations as being picked, so that nothing releases them, or ends that; answers those that remain. Locks: pools, reservations.
 */
export function startPicks(
  companyId: number,
  allocationIds: readonly number[],
  isStarted: boolean,
): RawBuilder<Pick<Allocation, 'allocationId'>> {
  return sql<Pick<Allocation, 'allocationId'>>`
    select allocation_id as "allocationId" from inventory.start_picks(${companyId}, ${allocationIds}::bigint[], ${isStarted})`
}

/** Releases the unconsumed reservations of demands. Throws: inventory.reserved_in_pick. Locks: pools, balances, reservations. */
export function releaseStock(
  companyId: number,
  { demandType, demandIds }: { readonly demandType: string; readonly demandIds: readonly number[] },
): RawBuilder<Released> {
  return sql<Released>`
    select ${demandType}::text as "demandType", demand_id as "demandId", quantity
    from inventory.release_stock(${companyId}, ${demandType}, ${demandIds}::bigint[])`
}

/** Locks the pools of all reservations of demands, before steps that would each lock some: a transaction takes each class of locks once. */
export function lockDemands(
  companyId: number,
  { demandType, demandIds }: { readonly demandType: string; readonly demandIds: readonly number[] },
): RawBuilder<unknown> {
  return sql`select inventory.lock_demands(${companyId}, ${demandType}, ${demandIds}::bigint[])`
}

/** Expires reservations past their last day, at most 500 at once; those being picked stay. Locks: pools, balances, reservations. */
export function expireReservations(companyId: number): RawBuilder<Released> {
  return sql<Released>`
    select demand_type as "demandType", demand_id as "demandId", quantity from inventory.expire_reservations(${companyId})`
}

export type LostReservation = {
  readonly demandType: string
  readonly demandId: number
  readonly storeId: number
  readonly variantId: number
  /** `reservation`: the reservation lost the quantity. `allocation`: the quantity lost its location and is reserved only. */
  readonly kind: 'reservation' | 'allocation'
  /** A decimal in the stock unit. */
  readonly quantity: string
}

/** Reservations of others that a posting took; read after it in its transaction, to update their documents. */
export function readLostReservations(companyId: number, postingId: number): RawBuilder<LostReservation> {
  return sql<LostReservation>`
    select r.demand_type as "demandType", r.demand_id as "demandId", r.store_id as "storeId", r.variant_id as "variantId", l.kind, l.quantity
    from inventory.lost_reservation l join inventory.stock_reservation r on r.company_id = l.company_id and r.id = l.reservation_id
    where l.company_id = ${companyId} and l.posting_id = ${postingId} order by l.id`
}
