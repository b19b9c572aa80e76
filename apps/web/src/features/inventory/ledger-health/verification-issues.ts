import type { LedgerProof } from '@countinghouse/contract/inventory/ledger-health'

/** Number of mismatches of a verification. */
export function issuesOf({ checks }: LedgerProof): number {
  return checks.reduce((sum, { issues }) => sum + issues.length, 0)
}
