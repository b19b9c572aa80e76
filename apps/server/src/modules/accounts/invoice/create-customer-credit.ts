import { invoice } from '@countinghouse/contract/accounts/invoice'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { withinAllStores } from './within-all-stores.ts'
import { createCreditNote } from './create-credit-note.ts'

/**
 * A draft credit note of a posted invoice for quantities by its line numbers, for a document whose own permission allowed that. Throws:
 * what createCreditNote throws.
 */
export async function createCustomerCredit(
  ctx: Ctx,
  tx: Tx,
  credited: { readonly id: number; readonly quantities: ReadonlyMap<number, number> },
): Promise<{ id: number; version: number }> {
  return await createCreditNote(withinAllStores(ctx), tx, invoice, 'sale', credited)
}
