import { fail } from '@countinghouse/contract/errors'
import type { MasterGuard } from '../../../platform/calls/context.ts'

/** Refuses edits of records in these statuses. */
export function guardClosed(statuses: readonly string[]): NonNullable<MasterGuard['beforeWrite']> {
  return (_ctx, _tx, { before, after }) => {
    if (before !== null && after !== null && statuses.includes(before.status)) fail('crm.record_closed')
  }
}
