/** Public functions of module purchase. */
export { checks } from './checks.ts'
export type { ArrivalRow } from './arrivals/find-arrivals.ts'
export { replenishEveryNight } from './replenishment/run-replenishment.ts'
export { findArrivals } from './arrivals/find-arrivals.ts'
