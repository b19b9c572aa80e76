import { invoice } from '@countinghouse/contract/accounts/invoice'
import { fail } from '@countinghouse/contract/errors'
import { getInvoices, createInvoice as createRoute } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { sql } from 'kysely'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Tx } from '../../platform/database/db.ts'
import { messageReceived, onMessage } from '../accounts/index.ts'
import { submitForApproval } from '../desk/index.ts'
import { requireSettledInTime } from './blocking/require-open.ts'
import { creditGuard } from './partner/tell-credited.ts'
import { applyDispute, DisputeBody } from './partner/apply-dispute.ts'
import { postPartnerInvoice, requireTaxNumbers } from './partner/post-partner-invoice.ts'
import { requireOther } from './require-other.ts'
import { hasSameCharges } from './transfer-invoice/due-charges.ts'
import { isSame, readDue, shipmentsOf } from './transfer-invoice/due-lines.ts'
import { findInvoices } from './transfer-invoice/find-invoices.ts'
import { createInvoice } from './transfer-invoice/create-invoice.ts'
import { lockTransferOfInvoice } from './transfer-invoice/write-invoice.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Invoice = RowOf<typeof transferInvoice>

/** The approver must be another user. */
const asker = { table: 'inventory.transfer_invoice', by: 'created_by' } as const

const approval = documentApproval(transferInvoice, {
  title: transferInvoice.text.one,
  value: async (ctx, tx, row) => {
    const { totalMinor, transferNumber } = row as Invoice
    const { rows } = await sql<{ currency: string }>`
      select c.base_currency as currency from erp.company c where c.id = ${ctx.companyId}`.execute(tx)
    return { amount: totalMinor, currency: rows[0]?.currency ?? fail('not_found'), summary: transferNumber }
  },
  onApproved: async (ctx, tx, row) => {
    await requireOther(ctx, tx, { ...asker, id: row.id })
    return approved(ctx)
  },
})

const approvals = [approval]

/** Throws: inventory.quantities_changed, if it no longer matches its basis. */
async function requireCurrent({ companyId }: Ctx, tx: Tx, { id, basis, lines }: Invoice): Promise<void> {
  const shipmentIds = await shipmentsOf(tx, companyId, id)
  const due = await readDue(tx, { companyId, shipmentIds, basis, isRepriced: false })
  const isCurrent = isSame(lines, due) && (await hasSameCharges(tx, { companyId, shipmentIds, invoiceId: id }))
  if (!isCurrent) fail('inventory.quantities_changed')
}

function approved({ now, userId }: Ctx): TransitionOutcome {
  return { status: 'approved', set: { approvedAt: now.toISOString(), approvedBy: userId } }
}

async function approve(ctx: Ctx, tx: Tx, row: Invoice): Promise<TransitionOutcome> {
  await requireTaxNumbers(ctx, tx, row.toStoreId)
  await requireOther(ctx, tx, { ...asker, id: row.id })
  await requireCurrent(ctx, tx, row)
  await requireSettledInTime(ctx, tx, row.id)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? approved(ctx)
}

/** Between stores a memo without journal entry and tax; to a partner company an invoice. Throws: what requireCurrent and postPartnerInvoice throw. */
async function post(ctx: Ctx, tx: Tx, row: Invoice): Promise<TransitionOutcome> {
  await requireCurrent(ctx, tx, row)
  await postPartnerInvoice(ctx, tx, row)
  return { status: 'posted', set: { postedAt: ctx.now.toISOString() } }
}

const api = [
  ...documentHandlers(transferInvoice, {
    // Locks the transfer, so that the invoiced quantities cannot change meanwhile.
    lockFirst: lockTransferOfInvoice,
    transitions: {
      submit: (ctx, tx, row) => requireCurrent(ctx, tx, row),
      approve,
      reject: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }),
      post,
      dispute: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }),
    },
  }),
  handleRead(getInvoices, (ctx, reader, { id }) => findInvoices(ctx, reader, id)),
  handleWrite(createRoute, createInvoice),
]

const subscribers = { [messageReceived('dispute')]: onMessage(DisputeBody, applyDispute) }

export const module = defineModule({ approvals, api, subscribers, guards: { [invoice.entity]: creditGuard } })
