import { text } from '@countinghouse/contract/erp/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { StoreBlocker } from '../../../platform/registry/blocker.ts'
import { findBlocked } from '../../../platform/registry/blocker.ts'
import type { GuardCtx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Throws: erp.store_not_empty with all blockers in `details.blockers`. */
export async function rejectClosing(
  { companyId, locale }: GuardCtx,
  tx: Tx,
  known: readonly StoreBlocker[],
  storeId: number,
): Promise<void> {
  const blockers = await findBlocked(tx, known, { companyId, storeId }, locale)
  if (blockers.length === 0) return
  const list = blockers.map(({ message }) => message).join(' ')
  fail('erp.store_not_empty', { details: { blockers }, message: format(text.store_not_empty, locale, { list }) })
}
