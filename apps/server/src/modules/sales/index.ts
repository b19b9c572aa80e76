/** Public functions of module sales. */
export { checks } from './checks.ts'
export type { PricedItem } from './register/compose-sale.ts'
export { composeSale, totalsOf } from './register/compose-sale.ts'
export type { PostedLine, PostedSale } from './register/post-sales.ts'
export { postSales } from './register/post-sales.ts'
export { readItems } from './register/read-items.ts'
export { deliverySource } from './delivery/dispatch-delivery.ts'
export { returnSource } from './return/sales-return.ts'
