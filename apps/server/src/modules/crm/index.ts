/** Public functions of module crm. */
export { eraseCustomerRecords } from './customer/erase-customer.ts'
export { changeConsent, findByEmail, findOrCreateCustomer } from './customer/find-or-create.ts'
export { requireCustomer } from './customer/require-customer.ts'
export { recordDecision } from './customer/record-consent.ts'
export type { CreditEvent } from './trade-member/record-credit-event.ts'
export { recordCreditEvent } from './trade-member/record-credit-event.ts'
export { runStep } from './steps/run-step.ts'
