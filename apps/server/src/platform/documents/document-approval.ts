import { createHash } from 'node:crypto'
import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Text } from '@countinghouse/kernel/text'
import type { ApprovalField, ApprovalType } from './approval-type.ts'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import { fail } from '@countinghouse/contract/errors'
import type { TransitionOutcome } from './document.ts'
import { lockDocumentRow, moveDocument } from './document.ts'

/** What the rules of approval measure, minor units of the company's currency, and one line that says what is asked for. */
type Measured = {
  readonly amount: number
  readonly summary: string
  readonly currency: string
  /** Of the declared fields that are no fields of the document. */
  readonly values?: Readonly<Record<string, string>>
  /** What must stay as it was for earlier approvals to count again; left out: they never do. */
  readonly basis?: readonly unknown[]
}

type DocumentApproval = {
  readonly title: Text
  /** What the conditions of a rule may name: fields of the document, or `values` that `value` answers. */
  readonly fields?: Readonly<Record<string, ApprovalField>>
  readonly value: (ctx: Ctx, tx: Tx, row: DocumentRow) => Promise<Measured>
  /** What follows from the last approval beside the status; it may lead elsewhere. */
  readonly onApproved?: (ctx: Ctx, tx: Tx, row: DocumentRow) => Promise<TransitionOutcome>
}

/** How rules of approval see a document with the statuses pending, approved and rejected. */
export function documentApproval(
  document: Document,
  { title, value, onApproved, fields = {} }: DocumentApproval,
): ApprovalType {
  const decide = (status: string, work?: DocumentApproval['onApproved']) => async (ctx: Ctx, tx: Tx, id: number) => {
    const row = (await lockDocumentRow(ctx, tx, document, id)) ?? fail('not_found')
    await moveDocument(ctx, tx, document, row, { status, ...(await work?.(ctx, tx, row)) })
  }
  return {
    entity: document.entity,
    title,
    page: document.page,
    measure: 'amount',
    fields,
    lock: async (ctx, tx, id) => {
      const row = await lockDocumentRow(ctx, tx, document, id)
      if (row === null) return null
      const { amount, currency, summary, values = {}, basis } = await value(ctx, tx, row)
      const [storeField] = document.storeFields
      return {
        uid: row.uid,
        label: row.name,
        summary,
        amount,
        currency,
        storeId: storeField === undefined ? null : Number(row[storeField]),
        values: Object.fromEntries(Object.keys(fields).map((field) => [field, values[field] ?? String(row[field])])),
        fingerprint: fingerprintOf(document, row),
        basis: basis === undefined ? null : JSON.stringify(basis),
      }
    },
    onApproved: decide('approved', onApproved),
    onRejected: decide('rejected'),
  }
}

/** Of everything that was typed. */
function fingerprintOf({ fields }: Document, row: DocumentRow): string {
  const said = Object.keys(fields).map((name) => row[name])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
