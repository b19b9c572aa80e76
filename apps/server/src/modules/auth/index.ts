/** Public functions of module auth. */
export type { Account } from './account.ts'
export {
  revokeSessionsOf,
  findAccount,
  listAccounts,
  noteOperator,
  requirePassword,
  resetPassword,
  resetSecondFactor,
  unlockAccount,
} from './account.ts'
export { checks } from './checks.ts'
export { createIdentity, joinCompany } from './create-identity.ts'
export { findOwnCompanies } from './identity.ts'
export { hashPassword } from './password.ts'
export type { PinAnswer } from './colleague-pin.ts'
export { checkColleaguePin } from './colleague-pin.ts'
export { operatorsOf } from './operators.ts'
export { sessionSource } from './session-source.ts'
