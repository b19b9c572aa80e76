import type { LedgerProof } from '@countinghouse/contract/inventory/ledger-health'

/** Number of mismatches of a verification. */
export function findingsOf({ checks }: LedgerProof): number {
  return checks.reduce((sum, { findings }) => sum + findings.length, 0)
}
