/** Public functions of module desk. */
export { approvalOf, requestApproval, withdrawApproval } from './request-approval.ts'
export { raiseException, resolveException } from './exceptions.ts'
