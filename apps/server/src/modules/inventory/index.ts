/** Public functions of module inventory. */
export { catchUpJournals, countUnjournalled, createJournalMonths } from './catch-up/catch-up-journals.ts'
export { checks } from './checks.ts'
export { createMonths } from './create-months.ts'
export { lotsOfLines } from './lots-of-lines.ts'
export { ofChosen, ofProducts } from './of-products.ts'
export type { LateCost, Revaluation } from './post-revaluation.ts'
export { verifyEveryNight } from './ledger-health/verify-ledger.ts'
export { postRevaluation } from './post-revaluation.ts'
export { previewCosts } from './preview-costs.ts'
export type { MoveKind, Posting, StockEvent, StockLine } from './post-stock.ts'
export { postStock } from './post-stock.ts'
export type { CountedContainer, OrderedParts } from './container-receipt/container-source.ts'
export type { OrderedGoods } from './container/draft-container.ts'
export { lockPlanned, planContainer } from './container/draft-container.ts'
export type { Counted } from './receiving/apportion-counted.ts'
export { finishReceipt } from './receiving/finish-receipt.ts'
export { openReceipt } from './receiving/open-receipt.ts'
export type { Part, Posted, Posting as CountedPosting, ReceiptSource } from './receiving/receipt-source.ts'
export { receivingHandlers } from './receiving/receiving-handlers.ts'
export { recordScans } from './receiving/record-scans.ts'
export { requireBusinessDay } from './require-business-day.ts'
export type { Allocation, Demand, Demands, Reserved, Released, LostReservation } from './reserve-stock.ts'
export {
  allocateStock,
  deallocateStock,
  expireReservations,
  reserveStock,
  readLostReservations,
  releaseStock,
  startPicks,
} from './reserve-stock.ts'
export { reverseEvents } from './reverse-events.ts'
export type { Reversal } from './reverse-stock.ts'
export { reverseStock } from './reverse-stock.ts'
export { soldKinds } from './sold-kinds.ts'
export { isOfHisStores } from './stock/find-pool.ts'
export type { StockOnHand } from './stock-on-hand.ts'
export { readStockOnHand } from './stock-on-hand.ts'
export { createTransferDraft } from './transfer/create-transfer-draft.ts'
export { amountOf } from './transfer-charge/apportion-charge.ts'
export { measuresOf, readMeasures } from './transfer-charge/measures.ts'
export { validateStoreAndReason, locationsOfLines } from './validate-store-and-reason.ts'
export { valueLines } from './value-lines.ts'
