/** Public functions of module inventory. */
export { checks } from './checks.ts'
export type { MoveKind, Posting, StockEvent, StockLine } from './post-stock.ts'
export { postStock } from './post-stock.ts'
export type { StockOnHand } from './stock-on-hand.ts'
export { readStockOnHand } from './stock-on-hand.ts'
