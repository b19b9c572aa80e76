import type { User, UserDetails } from '@countinghouse/contract/erp/user'

/** Stored value of each user type; only store-bound is known to the permission engine. */
export const typeNumbers: Readonly<Record<User['userType'], number>> = {
  staff: 1,
  manager: 2,
  external: 3,
  integration: 9,
  store_bound: 10,
}

export const statusNumbers: Readonly<Record<User['status'], number>> = { inactive: 0, active: 1, invited: 2, locked: 3 }

/** Fields of a user needed by validation. */
export type Person = UserDetails & {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly status: User['status']
  readonly hasAllStores: boolean
  readonly storeIds: readonly number[]
  readonly isAdministrator: boolean
}

/** Details by column of `erp.app_user`. */
export function columnsOf(details: UserDetails) {
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    designation: details.designation,
    department: details.department,
    employee_no: details.employeeNo,
    email: details.email,
    phone: details.phone,
    locale: details.locale,
    user_type: typeNumbers[details.userType],
    home_module_id: details.homeModuleId,
    default_store_id: details.defaultStoreId,
    valid_from: details.validFrom,
    valid_until: details.validUntil,
  }
}

export const entity = 'erp.app_user'
