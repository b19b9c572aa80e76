import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'

/** A document as the rules of approval see it. */
export type ApprovalDocument = {
  readonly uid: string
  /** Its number or name. */
  readonly label: string
  /** One line that says what is asked for. */
  readonly summary: string
  /** Minor units of `currency`; ten-thousandths of a unit where that is null. */
  readonly amount: number | null
  readonly currency: string | null
  readonly storeId: number | null
  /** Of the declared fields. */
  readonly values: Readonly<Record<string, string>>
  /** Of everything that is approved: another one, and approval must be asked for again. */
  readonly fingerprint: string
  /** Of what must stay as it was for earlier approvals to count again; null: they never do. */
  readonly basis: string | null
}

/** What the conditions of a rule may name beside amount and store. */
export type ApprovalField = {
  readonly title: Text
  /** Its values. */
  readonly choices: Readonly<Record<string, Text>>
}

/** A document that may need approval: a module exports its own as `approvals` from an `*.api.ts`. */
export type ApprovalType = {
  readonly entity: string
  readonly title: Text
  /** Its right `view` shows the document; its address with `?open=<id>` opens it. */
  readonly page: Page
  readonly measure: 'amount' | 'quantity'
  readonly fields: Readonly<Record<string, ApprovalField>>
  /** Locks the document and reads it; null when it is gone. Before the request is locked, as the one lock order wants it. */
  readonly lock: (ctx: Ctx, tx: Tx, documentId: number) => Promise<ApprovalDocument | null>
  /** In the transaction of the last decision. */
  readonly onApproved: (ctx: Ctx, tx: Tx, documentId: number) => Promise<void>
  readonly onRejected: (ctx: Ctx, tx: Tx, documentId: number, reason: string) => Promise<void>
}
