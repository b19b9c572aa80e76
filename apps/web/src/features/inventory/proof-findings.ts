import type { LedgerProof } from '@countinghouse/contract/inventory/ledger-health'

/** How many rows a proof found that do not agree. */
export function findingsOf({ checks }: LedgerProof): number {
  return checks.reduce((sum, { findings }) => sum + findings.length, 0)
}
