import type { CreditRoutes } from '@countinghouse/contract/accounts/invoice-credits'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { ApprovalType } from '../../../platform/documents/approval-type.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { documentApproval } from '../../../platform/documents/document-approval.ts'
import { documentHandlers } from '../../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Handler } from '../../../platform/calls/handle.ts'
import { handleRead, handleWrite } from '../../../platform/calls/handle.ts'
import type { PostingSource } from '../../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../../desk/index.ts'
import { calculateInvoice, valuesOf } from './calculate-invoice.ts'
import { createCreditNote } from './create-credit-note.ts'
import { findCredits } from './find-credits.ts'
import type { Direction, EnteredInvoice, Invoice, InvoiceDocument } from './invoice-type.ts'
import { findOriginalOf, lockOriginalOf } from './original-invoice.ts'
import { postInvoice, requirePostable, sourceTypes } from './post-invoice.ts'

type Declared = {
  readonly document: InvoiceDocument
  readonly direction: Direction
  /** Name of a document by its id. */
  readonly numbered: Text
  readonly credits: CreditRoutes
  /** Validates what no constraint can say of a draft; again before it is posted, since drafts from a file may be incomplete. */
  readonly validate?: (ctx: Ctx, tx: Tx, entered: EnteredInvoice) => Promise<void>
}

type InvoiceModule = {
  readonly api: readonly Handler[]
  readonly approvals: readonly ApprovalType[]
  readonly postingSources: readonly PostingSource[]
}

/** Serves the invoices of one direction. */
export function invoiceModule({ document, direction, numbered, credits, validate }: Declared): InvoiceModule {
  const approval = documentApproval(document, {
    title: document.text.one,
    value: async (ctx, tx, row) => ({
      amount: (row as Invoice).baseGrossMinor,
      currency: await currencyOf(ctx, tx),
      summary: Object.values(row.labels ?? {}).flat()[0]?.name ?? row.name,
    }),
  })

  async function submit(ctx: Ctx, tx: Tx, given: unknown): Promise<TransitionOutcome> {
    const row = given as Invoice
    await validate?.(ctx, tx, row)
    await requirePostable(ctx, tx, { document, direction, row })
    return (await submitForApproval(ctx, tx, approval, row.id)) ?? { status: 'approved' }
  }

  /** Posts the journal, or requests approval first if a rule requires it. Locks: credited invoice, header, those of the posting, the series. */
  async function post(ctx: Ctx, tx: Tx, given: unknown): Promise<TransitionOutcome> {
    const row = given as Invoice
    await validate?.(ctx, tx, row)
    const calculated = await requirePostable(ctx, tx, { document, direction, row })
    const waiting = row.status === 'draft' ? await submitForApproval(ctx, tx, approval, row.id) : null
    return waiting ?? (await postInvoice(ctx, tx, { document, direction, row }, calculated))
  }

  async function withdraw(ctx: Ctx, tx: Tx, { id }: { readonly id: number }): Promise<void> {
    await withdrawApproval(ctx, tx, approval, id)
  }

  const api = [
    ...documentHandlers(document, {
      lockFirst: ({ companyId }, tx, id) => lockOriginalOf(companyId, tx, id),
      beforeWrite: (ctx, tx, values) => validate?.(ctx, tx, values as EnteredInvoice),
      calculate: async (ctx, tx, values) => {
        const entered = values as EnteredInvoice
        const original = await findOriginalOf(tx, ctx.companyId, entered.id)
        return valuesOf(entered, await calculateInvoice(ctx, tx, direction, entered, original))
      },
      transitions: { submit, post, withdraw },
    }),
    handleRead(credits.list, (ctx, reader, { id }) => findCredits(ctx, reader, document, id)),
    handleWrite(credits.create, (ctx, tx, input) => createCreditNote(ctx, tx, document, direction, input)),
  ]
  const postingSources = [
    {
      type: sourceTypes[direction],
      title: numbered,
      page: document.page,
      search: (id: number) => `open=${id}`,
    },
  ]
  return { api, approvals: [approval], postingSources }
}

async function currencyOf({ companyId }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0]?.currency ?? ''
}
