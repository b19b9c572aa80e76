/** Supplier statuses. */
export const standings = ['prospect', 'approved', 'on_hold', 'blocked'] as const
export type Standing = (typeof standings)[number]

/** Scope of a hold. */
export const holdScopes = ['all', 'purchase_orders', 'payments'] as const

export const standingVerbs = ['approve', 'hold', 'release', 'block'] as const
export type StandingVerb = (typeof standingVerbs)[number]

/** Starting statuses of each transition. A block is lifted by a new approval, which requires the same permission as the first. */
export const standingSteps: Readonly<Record<StandingVerb, readonly Standing[]>> = {
  approve: ['prospect', 'blocked'],
  hold: ['approved', 'on_hold'],
  release: ['on_hold'],
  block: ['prospect', 'approved', 'on_hold'],
}
