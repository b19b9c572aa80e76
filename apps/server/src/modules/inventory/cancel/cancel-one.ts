import { text as causes } from '@countinghouse/contract/inventory/cancel-cause.text'
import { cancelManagementPage as page } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import type { cancelOne as cancelRoute } from '@countinghouse/contract/inventory/cancel-transfers'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocument, moveDocument, requireStatus } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { cancelTransfer } from '../transfer/cancel-transfer.ts'

/** The transfer document with the permissions of this page. */
const document = { ...managedTransfer, page }
const transitions = { all: managedTransfer.transitions.cancel, remainder: managedTransfer.transitions.cancelRemainder }

/** Throws: not_found, stale, state_conflict, forbidden, inventory.already_shipped, inventory.nothing_shipped, inventory.rule_broken. */
export async function cancelOne(
  ctx: Ctx,
  tx: Tx,
  { id, version, ...requested }: InputOfRoute<typeof cancelRoute>,
): Promise<OutputOfRoute<typeof cancelRoute>> {
  requireWords(ctx, requested)
  const row = await lockDocument(ctx, tx, document, { id, version }, { event: 'cancel', at: 'fromStoreId' })
  requireStatus(managedTransfer, row, transitions[requested.scope].from)
  const outcome = await cancelTransfer(ctx, tx, row as RowOf<typeof managedTransfer>, {
    page,
    scope: requested.scope,
    cancelCause: requested.cancelCause,
    reason: wordsOf(ctx, requested),
  })
  const moved = await moveDocument(ctx, tx, managedTransfer, row, outcome)
  return { id, name: moved.name, version: moved.version, status: moved.status as RowStatus }
}

type Why = Pick<InputOfRoute<typeof cancelRoute>, 'cancelCause' | 'reason'>

function wordsOf({ locale }: Pick<Ctx, 'locale'>, { cancelCause, reason }: Why): string {
  if (cancelCause === 'other' && reason !== null) return reason
  const cause = format(causes[`cancelCause_${cancelCause}`], locale)
  return reason === null ? cause : `${cause}: ${reason}`
}

type RowStatus = OutputOfRoute<typeof cancelRoute>['status']

/** The reason `other` requires details. Throws: inventory.rule_broken. */
export function requireWords({ locale }: Pick<Ctx, 'locale'>, why: Why): void {
  if (why.cancelCause !== 'other' || why.reason !== null) return
  const message = format(text.reasonWanted, locale)
  fail('inventory.rule_broken', { fields: { reason: [{ code: 'rule', message }] } })
}
