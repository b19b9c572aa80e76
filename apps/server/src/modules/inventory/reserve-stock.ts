import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** What a line of a document wants of a variant in a store. */
export type Demand = {
  /** The line; it has one reservation at most. */
  readonly demandId: number
  readonly storeId: number
  readonly variantId: number
  /** All it wants, what it was promised before included; in the stock unit, at most four decimals. */
  readonly quantity: number
}

export type Demands = {
  /** The kind of document, such as `sale_order` or `ito_line`. */
  readonly demandType: string
  /** 1 is served first, 9 gives way first. */
  readonly priority: number
  /** The last day on which it holds, `YYYY-MM-DD` in the zone of the store; left out: for as long as the document does. */
  readonly expiresOn?: string
  /** Nothing is promised unless all can be. */
  readonly allOrNothing?: boolean
  readonly lines: readonly Demand[]
}

export type Promised = {
  readonly demandId: number
  /** Null: it has nothing. */
  readonly reservationId: number | null
  /** What it has now, with what it consumed; a decimal in the stock unit. */
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

/** How much a demand has no longer, a decimal in the stock unit. */
export type Released = { readonly demandType: string; readonly demandId: number; readonly quantity: string }

/**
 * Promises stock as far as it is free, and answers in the order of the lines what each has then; what it lacks is the document's to wait
 * for. Asked again it promises what has become free. Refuses inventory.bad_line, inventory.insufficient_stock. Locks: pools, reservations.
 */
export function promiseStock(companyId: number, demands: Demands): RawBuilder<Promised> {
  const each = (key: keyof Demand) => demands.lines.map((line) => line[key])
  return sql<Promised>`
    select demand_id as "demandId", reservation_id as "reservationId", quantity from inventory.promise_stock(
      ${companyId}, ${demands.demandType}, ${demands.priority}, ${demands.expiresOn ?? null}::date, ${demands.allOrNothing ?? false},
      ${each('demandId')}::bigint[], ${each('storeId')}::bigint[], ${each('variantId')}::bigint[], ${each('quantity')}::numeric[])`
}

/** Reserves promised stock in its places, what expires first before all; what finds no place stays promised. Locks: pools, balances, reservations. */
export function allocateStock(companyId: number, reservationIds: readonly number[]): RawBuilder<Allocation> {
  return sql<Allocation>`
    select allocation_id as "allocationId", reservation_id as "reservationId", location_id as "locationId", lot_id as "lotId",
      owner_id as "ownerId", quantity from inventory.allocate_stock(${companyId}, ${reservationIds}::bigint[])`
}

/** Gives back what lies in places for reservations and is not picked; it stays promised. Locks: pools, balances, reservations. */
export function deallocateStock(
  companyId: number,
  allocationIds: readonly number[],
): RawBuilder<Pick<Allocation, 'allocationId' | 'quantity'>> {
  return sql<Pick<Allocation, 'allocationId' | 'quantity'>>`
    select allocation_id as "allocationId", quantity from inventory.deallocate_stock(${companyId}, ${allocationIds}::bigint[])`
}

/** Somebody is on the way to these, so that nothing takes them back, or is not any more; answers which there still are. Locks: pools, reservations. */
export function startPicks(
  companyId: number,
  allocationIds: readonly number[],
  isStarted: boolean,
): RawBuilder<Pick<Allocation, 'allocationId'>> {
  return sql<Pick<Allocation, 'allocationId'>>`
    select allocation_id as "allocationId" from inventory.start_picks(${companyId}, ${allocationIds}::bigint[], ${isStarted})`
}

/** Gives back what demands have and did not consume. Refuses inventory.reserved_in_pick. Locks: pools, balances, reservations. */
export function releaseStock(
  companyId: number,
  { demandType, demandIds }: { readonly demandType: string; readonly demandIds: readonly number[] },
): RawBuilder<Released> {
  return sql<Released>`
    select ${demandType}::text as "demandType", demand_id as "demandId", quantity
    from inventory.release_stock(${companyId}, ${demandType}, ${demandIds}::bigint[])`
}

/** Takes the pools of all that demands were promised, before steps that would each take some of them: a transaction takes a class of locks once. */
export function holdDemands(
  companyId: number,
  { demandType, demandIds }: { readonly demandType: string; readonly demandIds: readonly number[] },
): RawBuilder<unknown> {
  return sql`select inventory.hold_demands(${companyId}, ${demandType}, ${demandIds}::bigint[])`
}

/** Ends what held until a day that is over, at most 500 at once; what somebody is on the way to stays. Locks: pools, balances, reservations. */
export function expireReservations(companyId: number): RawBuilder<Released> {
  return sql<Released>`
    select demand_type as "demandType", demand_id as "demandId", quantity from inventory.expire_reservations(${companyId})`
}

export type ReservationLoss = {
  readonly demandType: string
  readonly demandId: number
  readonly storeId: number
  readonly variantId: number
  /** `promise`: it has so much less. `allocation`: so much lies in no place any more and is only promised. */
  readonly kind: 'promise' | 'allocation'
  /** A decimal in the stock unit. */
  readonly quantity: string
}

/** What a posting took from reservations of others; read after it in its transaction, so that their documents are told. */
export function readReservationLosses(companyId: number, postingId: number): RawBuilder<ReservationLoss> {
  return sql<ReservationLoss>`
    select r.demand_type as "demandType", r.demand_id as "demandId", r.store_id as "storeId", r.variant_id as "variantId", l.kind, l.quantity
    from inventory.reservation_loss l join inventory.stock_reservation r on r.company_id = l.company_id and r.id = l.reservation_id
    where l.company_id = ${companyId} and l.posting_id = ${postingId} order by l.id`
}
