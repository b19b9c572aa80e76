/** Public functions of module erp. */
export { activateUser } from './activate-user.ts'
export { addUser, findCompanyRole } from './add-user.ts'
export { checks } from './checks.ts'
export type { CreatedCompany, NewCompany } from './company.ts'
export { createCompany, listCompanies } from './company.ts'
export { grantSource } from './grants.ts'
export { readNavigation, withBadges } from './navigation.ts'
export { readProfile, requireStore } from './profile.ts'
