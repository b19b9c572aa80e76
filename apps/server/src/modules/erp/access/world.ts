import type { Risk } from '@countinghouse/contract/page-event'
import type { DataScope } from '../../../platform/permission.ts'

/** What rights are decided by, read at one moment: one company with some of its users and the roles they hold. */
export type World = {
  readonly isCompanyActive: boolean
  /** Where the company is, `YYYY-MM-DD`. */
  readonly today: string
  /** When that day ends. Units: milliseconds. */
  readonly dayEnds: number
  readonly modules: readonly ModuleFacts[]
  /** By id; what the code knows no more is not here. */
  readonly events: ReadonlyMap<number, EventFacts>
  readonly roles: ReadonlyMap<number, RoleFacts>
  readonly users: ReadonlyMap<number, UserFacts>
}

/** A switch of a suite. Dates are days, both included; null: without an end. */
export type ModuleFacts = {
  readonly id: number
  /** First segment of its addresses. */
  readonly segment: string
  readonly isHidden: boolean
  readonly isEnabled: boolean
  readonly from: string | null
  readonly until: string | null
}

export type EventFacts = {
  readonly id: number
  readonly permission: string
  /** First segment of its page's address. */
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
  /** Addresses from which it counts; none: from everywhere. */
  readonly ipAllow: readonly string[]
  readonly events: ReadonlyMap<number, DataScope>
  readonly limits: ReadonlyMap<string, number>
}

/** A role held everywhere a user works (`storeId` null) or in one store. */
export type GrantFacts = {
  readonly roleId: number
  readonly storeId: number | null
  readonly from: string | null
  readonly until: string | null
}

export type OverrideFacts = {
  readonly eventId: number
  readonly effect: 'allow' | 'deny'
  /** Instant; null: without an end. */
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

/** When and from where somebody acts; without an address those of roles are not asked, as for a job. */
export type Moment = { readonly at: Date; readonly address: string | null }
