/** How far a supplier may be bought from. */
export const standings = ['prospect', 'approved', 'on_hold', 'blocked'] as const
export type Standing = (typeof standings)[number]

/** What a hold stops. */
export const holdScopes = ['all', 'purchase_orders', 'payments'] as const

export const standingVerbs = ['approve', 'hold', 'release', 'block'] as const
export type StandingVerb = (typeof standingVerbs)[number]

/**
 * From which standings each is done. A block is lifted by approving anew, which asks for the same right as the first time.
 */
export const standingSteps: Readonly<Record<StandingVerb, readonly Standing[]>> = {
  approve: ['prospect', 'blocked'],
  hold: ['approved', 'on_hold'],
  release: ['on_hold'],
  block: ['prospect', 'approved', 'on_hold'],
}
