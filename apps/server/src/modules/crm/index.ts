/** Public functions of module crm. */
export { eraseCustomerRecords } from './customer/erase-customer.ts'
export { runStep } from './steps/run-step.ts'
