import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { LotIds } from '../record-lots.ts'
import type { StockLine } from '../post-stock.ts'
import type { Apportioned, Counted, ReceiptLine } from './apportion-counted.ts'

/** A document over `inventory.receipt`. */
export type ReceiptRow = DocumentRow & { readonly storeId: number }

/** Counted quantity that enters stock with a line. */
export type Part = Apportioned & { readonly lineNo: number }

/** `expiresOn`: `YYYY-MM-DD`, of its lot. */
export type DatedPart = Part & { readonly expiresOn: string | null }

export type Posting = {
  readonly parts: readonly Part[]
  readonly lines: ReadonlyMap<number, ReceiptLine>
  readonly lots: LotIds
  /** Null if the store has none; then all parts are good. */
  readonly damagedLocationId: number | null
  /** Business date, `YYYY-MM-DD`. */
  readonly effectiveOn: string
}

export type Posted = {
  readonly parts: readonly Part[]
  /** One for each part. */
  readonly stockLines: readonly StockLine[]
  /** Business date, `YYYY-MM-DD`. */
  readonly effectiveOn: string
}

/**
 * Where goods come from that are received by counting. A module declares one, serves the calls of its document by `receivingHandlers`, and
 * supplies what is expected, what may be counted and posted, and what follows; everything runs in the transaction of the call.
 */
export type ReceiptSource<R extends ReceiptRow = ReceiptRow> = {
  /** The document of its receipts. */
  readonly document: Document
  /** Source type of its postings in the ledger. */
  readonly sourceType: string
  /** Goods tracked by lot are counted by lot; otherwise by variant, and expected lines state the lot. */
  readonly isCountedByLot: boolean
  /**
   * The expected lines of a new receipt, as a query: line_no, variant_id, lot_no, expires_on, quantity, unit_cost, tolerated_quantity (null:
   * the line takes its quantity alone).
   */
  readonly expected: (ctx: Ctx, row: R) => RawBuilder<unknown>
  /** Locks what is locked before the receipt. */
  readonly lockFirst: (ctx: Ctx, tx: Tx, receiptId: number) => Promise<unknown>
  /** Before a scan is recorded; the receipt is locked. */
  readonly guardCount?: (ctx: Ctx, tx: Tx, row: R) => Promise<unknown>
  /** Before counted quantities are read for a posting. Locks what their value depends on. */
  readonly guardPost?: (ctx: Ctx, tx: Tx, row: R) => Promise<unknown>
  /**
   * Counted quantities above what lines with a tolerance may take. Throws, or answers the reason with which the excess is rejected. Omitted:
   * it belongs to no line.
   */
  readonly onExcess?: (ctx: Ctx, tx: Tx, row: R, excess: readonly Counted[]) => Promise<string>
  /**
   * Hands goods that a module above takes into stock over to it, before the others are posted; answers their lines. Locks: what that module
   * locks.
   */
  readonly handOver?: (ctx: Ctx, tx: Tx, row: R, parts: readonly DatedPart[]) => Promise<ReadonlySet<number>>
  /** The line to post for each part. */
  readonly stockLines: (ctx: Ctx, tx: Tx, row: R, posting: Posting) => Promise<StockLine[]> | StockLine[]
  /** After a posting. */
  readonly posted?: (ctx: Ctx, tx: Tx, row: R, posted: Posted) => Promise<unknown>
  /** After the last posting, when the number of its discrepancies is known. */
  readonly finished?: (ctx: Ctx, tx: Tx, row: R, discrepancies: number) => Promise<unknown>
  /** Whether finished or only posted, before the receipt has its status. */
  readonly sync?: (ctx: Ctx, tx: Tx, row: R) => Promise<unknown>
  /** Last of all: the receipt is closed and has its number. */
  readonly closed?: (ctx: Ctx, tx: Tx, row: R) => Promise<unknown>
}
