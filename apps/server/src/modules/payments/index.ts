/** Public functions of module payments. */
export { checks } from './checks.ts'
export type { Deposit } from './customer-payment/deposit.ts'
export {
  applyDeposit,
  billOrder,
  createDeposit,
  lockPayer,
  readDeposit,
  releaseDeposit,
} from './customer-payment/deposit.ts'
export { readPrepayment } from './supplier-payment/order-prepayment.ts'
export { applyPrepayment } from './supplier-payment/apply-prepayment.ts'
export { orderPaid } from './online-payment/book-of-order.ts'
export { giveBackOfOrder } from './online-payment/give-back.ts'
export { createOrderLink, revokeOrderLinks } from './payment-link/create-link.ts'
export { planChecks } from './online-payment/plan-checks.ts'
export { signatureOf } from './provider/signature.ts'
export { answerPage, messageOf, simulatorSecret } from './provider/simulator.ts'
export { transactAs } from './online-payment/transactions.ts'
export { isConfigured } from './provider/provider-account.ts'
export type { TerminalRow } from './terminal/terminal-row.ts'
export { findTerminal } from './terminal/terminal-row.ts'
export { checkTerminal, endTerminal } from './terminal/check-terminal.ts'
export { refundTerminals, sendReturned } from './terminal/refund-terminal.ts'
export { startTerminal } from './terminal/start-terminal.ts'
export { planTerminalChecks } from './terminal/plan-terminal-checks.ts'
