/** Public functions of module payments. */
export { checks } from './checks.ts'
export type { Deposit } from './customer-payment/deposit.ts'
export { createDeposit, lockPayer, readDeposit, releaseDeposit, applyDeposit } from './customer-payment/deposit.ts'
export { readPrepayment } from './supplier-payment/order-prepayment.ts'
export { applyPrepayment } from './supplier-payment/apply-prepayment.ts'
export { planChecks } from './online-payment/plan-checks.ts'
export { signatureOf } from './provider/signature.ts'
export { answerPage, messageOf, simulatorSecret } from './provider/simulator.ts'
