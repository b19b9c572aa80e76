/** Public functions of module crm. */
export { eraseCustomerRecords } from './customer/erase-customer.ts'
