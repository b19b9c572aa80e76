/** Public functions of module purchase. */
export { checks } from './checks.ts'
export type { ArrivalRow } from './arrivals/find-arrivals.ts'
export { replenishEveryNight } from './replenishment/run-replenishment.ts'
export { findArrivals } from './arrivals/find-arrivals.ts'
export type { ReceivedGoods } from './goods-receipt/receive-goods.ts'
export { receiveGoods } from './goods-receipt/receive-goods.ts'
