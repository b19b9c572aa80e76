import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PostedLine, PostedSale } from '../../../modules/sales/index.ts'
import { closePastSession, openPastSession, postSales } from '../../../modules/sales/index.ts'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { By, Owned } from '../../load-catalogue.ts'
import type { Register } from './find-register.ts'
import type { PlannedReceipt, ReceiptDay, ReceiptLine } from './plan-receipts.ts'

/** Where the receipts of a company are posted. */
export type Counter = Register & {
  readonly owned: Owned
  /** Ids by code of the file, of goods and services. */
  readonly variantIds: ReadonlyMap<string, number>
  /** Ids by number of the file. */
  readonly customerIds: ReadonlyMap<string, number>
  readonly by: By
}

export type Shift = {
  readonly uid: string
  readonly receipts: ReceiptDay
  readonly firstCosts: ReadonlyMap<string, string>
}
export type PostedReceipts = { readonly receipts: number; readonly lines: number }

/** Few enough for the time limit of a transaction on a busy machine, enough that commits cost nothing beside them. */
const linesAtOnce = 1000

/**
 * Posts what is missing of a day's receipts in a session of their own, sales before returns, several receipts in a transaction, each of
 * them once for ever, then closes the session. Answers what was new. Throws: as `postSales`.
 */
export async function postReceipts(db: Database, counter: Counter, shift: Shift): Promise<PostedReceipts> {
  const { owned, by, tillId, timezone } = counter
  const { uid, receipts } = shift
  const { day } = receipts
  const { companyId, ownerId } = owned
  const poster = { companyId, userId: ownerId, requestId: by.requestId }
  const at = (time: string) => `${day} ${time} ${timezone}`
  const session = { uid, tillId, day, floatMinor: 0, openedAt: at('00:00') }
  const sessionId = await db.inTransaction({ companyId }, (tx) => openPastSession(poster, tx, session))
  const posted = { receipts: 0, lines: 0 }
  for (const some of [...inSets(receipts.sales), ...inSets(receipts.returns)]) {
    const answers = await db.inTransaction({ companyId }, async (tx) => {
      const originals = await idsOf(tx, companyId, some)
      const sales = some.map((receipt) => saleOf(counter, receipt, { sessionId, originals, costs: shift.firstCosts }))
      return await postSales(poster, tx, sales)
    })
    const fresh = new Set(answers.filter(({ is_replayed }) => !is_replayed).map((answer) => answer.uid))
    posted.receipts += fresh.size
    posted.lines += lineCount(some.filter((receipt) => fresh.has(receipt.uid)))
  }
  await db.inTransaction({ companyId }, async (tx) => {
    const closing = { id: sessionId, countedAt: at('23:50'), closedAt: at('23:55'), differenceMinor: 0, reason: null }
    await closePastSession(poster, tx, closing)
    const after = { status: 'closed', sales: receipts.sales.length, returns: receipts.returns.length }
    const change = { entity: 'sales.till_session', entityId: sessionId, label: day, before: null, after }
    const rows = auditRows({ companyId, userId: null, ip: null, session: null, ...by, changes: [change] })
    if (rows !== null) await tx.together(rows)
  })
  return posted
}

function* inSets(receipts: readonly PlannedReceipt[]): Generator<readonly PlannedReceipt[]> {
  let set: PlannedReceipt[] = []
  let lines = 0
  for (const receipt of receipts) {
    if (set.length > 0 && lines + receipt.lines.length > linesAtOnce) {
      yield set
      set = []
      lines = 0
    }
    set.push(receipt)
    lines += receipt.lines.length
  }
  if (set.length > 0) yield set
}

/** Ids of the receipts that returns belong to, by their numbers. */
async function idsOf(
  tx: Tx,
  companyId: number,
  receipts: readonly PlannedReceipt[],
): Promise<ReadonlyMap<string, number>> {
  const uids = receipts.flatMap(({ originalUid }) => originalUid ?? [])
  if (uids.length === 0) return new Map()
  const { rows } = await sql<{ uid: string; id: number }>`
    select uid, id from sales.sale where company_id = ${companyId} and uid = any(${uids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uid, id }) => [uid, id]))
}

type Known = {
  readonly sessionId: number
  readonly originals: ReadonlyMap<string, number>
  readonly costs: ReadonlyMap<string, string>
}

/** The file names no tax, so that turnover is its own sums: prices are net and nothing is added. */
function saleOf(counter: Counter, receipt: PlannedReceipt, known: Known): PostedSale {
  const { uid, kind, day, time, customer, originalUid, vouchers } = receipt
  const lines = receipt.lines.map((line, index) => lineOf(counter, receipt, { line, index, costs: known.costs }))
  const grossMinor = lines.reduce((sum, line) => sum + line.grossMinor, 0)
  const voucherMinor = vouchers.reduce((sum, amount) => sum + amount, 0)
  const payableMinor = grossMinor + voucherMinor
  const tender = {
    paymentTypeId: counter.paymentTypeId,
    tenderedMinor: payableMinor,
    changeMinor: 0,
    reference: null,
  }
  return {
    uid,
    kind,
    tillSessionId: known.sessionId,
    customerId: counter.customerIds.get(customer) ?? null,
    originalSaleId: originalUid === null ? null : found(known.originals.get(originalUid), `receipt ${originalUid}`),
    currencyCode: counter.currency,
    taxIncluded: false,
    netMinor: grossMinor,
    taxMinor: 0,
    grossMinor,
    roundingMinor: 0,
    payableMinor,
    discountMinor: 0,
    businessOn: day,
    postedOn: day,
    soldAt: `${day} ${time} ${counter.timezone}`,
    isSettled: true,
    reason: null,
    lines,
    tenders: payableMinor === 0 ? [] : [tender],
    voucherMinor,
    vouchers: vouchers.map((amountMinor, place) => voucherOf(amountMinor, place)),
  }
}

type Placed = {
  readonly line: ReceiptLine
  readonly index: number
  readonly costs: ReadonlyMap<string, string>
}

function lineOf(
  { variantIds }: Counter,
  { kind, originalUid }: PlannedReceipt,
  { line, index, costs }: Placed,
): PostedLine {
  const { code, quantity, priceMinor, originalLineNo } = line
  const amountMinor = quantity * priceMinor
  const unitCost = kind === 'return' && originalUid === null ? costs.get(code) : undefined
  return {
    lineNo: index + 1,
    ...(originalLineNo !== null && { originalLineNo }),
    ...(unitCost !== undefined && { unitCost }),
    variantId: found(variantIds.get(code), `code ${code}`),
    taxCodeId: null,
    quantity,
    listMinor: priceMinor,
    unitMinor: priceMinor,
    discountMinor: 0,
    discountNetMinor: 0,
    netMinor: amountMinor,
    taxMinor: 0,
    grossMinor: amountMinor,
    isRestocked: true,
    taxes: [],
  }
}

/** Its code is known to no one: a number drawn for its hash alone. */
function voucherOf(amountMinor: number, place: number) {
  const codeHash = randomBytes(32).toString('hex')
  return { place, kind: 'gift' as const, codeHash, lastFour: codeHash.slice(-4).toUpperCase(), amountMinor }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}.`)
  return value
}

function lineCount(receipts: readonly PlannedReceipt[]): number {
  return receipts.reduce((sum, { lines }) => sum + lines.length, 0)
}
