import type { Risk } from '@countinghouse/contract/page-event'
import type { DataScope } from '../../../platform/permission.ts'

/** Facts that determine permissions, read at one moment: a company with some of its users and their roles. */
export type World = {
  readonly isCompanyActive: boolean
  /** Business date of the company, `YYYY-MM-DD`. */
  readonly today: string
  /** End of that date. Units: milliseconds. */
  readonly dayEnds: number
  readonly modules: readonly ModuleFacts[]
  /** By id; events removed from the code are not included. */
  readonly events: ReadonlyMap<number, EventFacts>
  readonly roles: ReadonlyMap<number, RoleFacts>
  readonly users: ReadonlyMap<number, UserFacts>
}

/** Switch of a module. Dates are inclusive; null: no limit. */
export type ModuleFacts = {
  readonly id: number
  /** First segment of its paths. */
  readonly segment: string
  readonly isHidden: boolean
  readonly isEnabled: boolean
  readonly from: string | null
  readonly until: string | null
}

export type EventFacts = {
  readonly id: number
  readonly permission: string
  /** First segment of the path of its page. */
  readonly segment: string
  readonly risk: Risk
  readonly requires2fa: boolean
  readonly isAdminOnly: boolean
  readonly dependsOnId: number | null
}

export type RoleFacts = {
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
export type GrantFacts = {
  readonly roleId: number
  readonly storeId: number | null
  readonly from: string | null
  readonly until: string | null
}

export type OverrideFacts = {
  readonly eventId: number
  readonly effect: 'allow' | 'deny'
  /** Instant; null: no end. */
  readonly expiresAt: string | null
}

export type UserFacts = {
  readonly id: number
  readonly isActive: boolean
  readonly from: string | null
  readonly until: string | null
  readonly userType: number
  readonly homeModuleId: number | null
  readonly hasAllStores: boolean
  readonly storeIds: readonly number[]
  readonly grants: readonly GrantFacts[]
  readonly overrides: readonly OverrideFacts[]
}

/** Time and IP address of an action; without an address, as for a job, address rules do not apply. */
export type Moment = { readonly at: Date; readonly address: string | null }
