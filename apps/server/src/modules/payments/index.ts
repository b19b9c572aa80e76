/** Public functions of module payments. */
export { checks } from './checks.ts'
export type { Deposit } from './customer-payment/deposit.ts'
export { createDeposit, lockPayer, readDeposit, releaseDeposit, applyDeposit } from './customer-payment/deposit.ts'
export { planChecks } from './online-payment/plan-checks.ts'
export { signatureOf } from './provider/signature.ts'
export { answerPage, messageOf, simulatorSecret } from './provider/simulator.ts'
