/** Public functions of module crm. */
export { eraseCustomerRecords } from './customer/erase-customer.ts'
export { changeConsent, findByEmail, findOrCreateCustomer } from './customer/find-or-create.ts'
export { runStep } from './steps/run-step.ts'
