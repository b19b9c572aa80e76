import type { Risk } from '@countinghouse/contract/page-event'
import type { DataScope } from '../../../platform/access/permission.ts'

/** Facts that determine permissions, read at one moment: a company with some of its users and their roles. */
export type AccessSnapshot = {
  readonly isCompanyActive: boolean
  /** Business date of the company, `YYYY-MM-DD`. */
  readonly today: string
  /** End of that date. Units: milliseconds. */
  readonly dayEnds: number
  readonly modules: readonly ModuleDetails[]
  /** By id; events removed from the code are not included. */
  readonly events: ReadonlyMap<number, EventDetails>
  readonly roles: ReadonlyMap<number, RoleDetails>
  readonly users: ReadonlyMap<number, UserDetails>
}

/** Switch of a module. Dates are inclusive; null: no limit. */
export type ModuleDetails = {
  readonly id: number
  /** First segment of its paths. */
  readonly segment: string
  readonly isHidden: boolean
  readonly isEnabled: boolean
  readonly from: string | null
  readonly until: string | null
}

export type EventDetails = {
  readonly id: number
  readonly permission: string
  /** First segment of the path of its page. */
  readonly segment: string
  readonly risk: Risk
  readonly requires2fa: boolean
  readonly isAdminOnly: boolean
  readonly dependsOnId: number | null
}

export type RoleDetails = {
  readonly id: number
  readonly name: string
  readonly isActive: boolean
  readonly requires2fa: boolean
  /** Allowed IP addresses; none: all. */
  readonly ipAllow: readonly string[]
  readonly events: ReadonlyMap<number, DataScope>
  readonly limits: ReadonlyMap<string, number>
}

/** A role assignment for all stores of the user (`storeId` null) or one store. */
export type GrantDetails = {
  readonly roleId: number
  readonly storeId: number | null
  readonly from: string | null
  readonly until: string | null
}

export type OverrideDetails = {
  readonly eventId: number
  readonly effect: 'allow' | 'deny'
  /** Instant; null: no end. */
  readonly expiresAt: string | null
}

export type UserDetails = {
  readonly id: number
  readonly isActive: boolean
  readonly from: string | null
  readonly until: string | null
  readonly userType: number
  readonly homeModuleId: number | null
  readonly hasAllStores: boolean
  readonly storeIds: readonly number[]
  readonly grants: readonly GrantDetails[]
  readonly overrides: readonly OverrideDetails[]
}

/** Time and IP address of an action; without an address, as for a job, address rules do not apply. */
export type Moment = { readonly at: Date; readonly address: string | null }
