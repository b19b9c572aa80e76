/** Public functions of module auth. */
export { createIdentity, joinCompany } from './create-identity.ts'
export { hashPassword } from './password.ts'
export { sessionSource } from './session-source.ts'
