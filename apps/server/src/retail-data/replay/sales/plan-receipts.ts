import type { Issue } from '../../plan-catalogue.ts'
import type { RetailLine } from '../../retail-line.ts'
import { mostLines } from '../plan-replay.ts'
import type { DocumentLine, FileDocument } from './document-gatherer.ts'
import { LineSums } from './line-sums.ts'
import type { GivenAs, LineUse, Sellable, TakenAs } from './line-use.ts'
import { useOfLine } from './line-use.ts'
import { keyOf, Originals } from './originals.ts'
import { uuidOf } from './uuid-of.ts'

/** Units: pieces, minor units. */
export type ReceiptLine = {
  readonly code: string
  readonly quantity: number
  readonly priceMinor: number
  /** The line of the original receipt that came back. */
  readonly originalLineNo: number | null
}

/** A receipt of a till under the number that makes it once for ever. */
export type PlannedReceipt = Pick<RetailLine, 'day' | 'time' | 'customer'> & {
  readonly uid: string
  readonly kind: 'sale' | 'return'
  readonly originalUid: string | null
  readonly lines: readonly ReceiptLine[]
  /** Amounts of gift vouchers that it sells, in minor units. */
  readonly vouchers: readonly number[]
}

export type ReceiptDay = {
  readonly day: string
  readonly sales: readonly PlannedReceipt[]
  readonly returns: readonly PlannedReceipt[]
}

type Given = {
  readonly days: readonly { readonly day: string; readonly documents: readonly FileDocument[] }[]
  readonly issues: readonly Issue[]
  readonly sellable: Sellable
  readonly identity: number
}
type UsedLine = { readonly line: DocumentLine; readonly use: LineUse }

const classNames: Readonly<Record<GivenAs | 'discount', string>> = {
  goods: 'goods sold',
  service: 'services sold',
  voucher: 'gift vouchers sold',
  discount: 'discounts given back',
  adjustment: 'stock adjustments',
}

/** The receipts of a file's year, day by day, and what became of each of its lines. Follows from file and catalogue alone. */
export function planReceipts({ days, issues, sellable, identity }: Given): {
  readonly days: readonly ReceiptDay[]
  readonly sums: LineSums
} {
  const issueOf = new Map(issues.map((issue) => [issue.code, issue]))
  const usesOf = (document: FileDocument): UsedLine[] =>
    document.lines.map((line) => {
      const issue = issueOf.get(line.code)
      if (issue === undefined) throw new Error(`Code ${line.code} was not read.`)
      return { line, use: useOfLine({ ...line, invoice: document.invoice }, issue, sellable) }
    })
  const originals = new Originals(keysOfReturns(days, usesOf))
  const sums = new LineSums()
  const planned = days.map(({ day, documents }): ReceiptDay => {
    const receipts = documents.flatMap((document) => {
      const used = usesOf(document)
      return [...salesOf(document, used), ...returnsOf(document, used)]
    })
    return {
      day,
      sales: receipts.filter(({ kind }) => kind === 'sale'),
      returns: receipts.filter(({ kind }) => kind === 'return'),
    }
  })
  return { days: planned, sums }

  function uidOf({ invoice, day }: FileDocument, kind: string, part: number | string): string {
    return uuidOf(identity, invoice, day, kind, part)
  }

  function salesOf(document: FileDocument, used: readonly UsedLine[]): PlannedReceipt[] {
    const { day, time, customer } = document
    const lines: ReceiptLine[] = []
    const vouchers: number[] = []
    for (const { line, use } of used) {
      const { code, quantity, priceMinor } = line
      if (use.as === null) sums.add({ name: 'left out', reason: use.why }, line)
      else if (!isReturn(use)) sums.add({ name: classNames[use.as], reason: null }, line)
      if (use.as === 'voucher') vouchers.push(...Array.from({ length: quantity }, () => priceMinor))
      if (use.as === 'goods' || use.as === 'service') {
        const uid = uidOf(document, 'sale', Math.floor(lines.length / mostLines))
        originals.add(document, line, { uid, lineNo: (lines.length % mostLines) + 1 })
        lines.push({ code, quantity, priceMinor, originalLineNo: null })
      }
    }
    const parts = Math.max(Math.ceil(lines.length / mostLines), vouchers.length > 0 ? 1 : 0)
    return Array.from({ length: parts }, (_, part) => ({
      uid: uidOf(document, 'sale', part),
      kind: 'sale',
      day,
      time,
      customer,
      originalUid: null,
      lines: lines.slice(part * mostLines, (part + 1) * mostLines),
      vouchers: part === 0 ? vouchers : [],
    }))
  }

  function returnsOf(document: FileDocument, used: readonly UsedLine[]): PlannedReceipt[] {
    const { day, time, customer } = document
    const byOriginal = new Map<string, ReceiptLine[]>()
    const add = (uid: string, line: ReceiptLine) => byOriginal.set(uid, [...(byOriginal.get(uid) ?? []), line])
    for (const { line, use } of used) {
      if (!isReturn(use)) continue
      const { code, priceMinor } = line
      const quantity = -line.quantity
      const taken = originals.take(document, line, quantity)
      for (const { uid, lineNo, quantity: part } of taken)
        add(uid, { code, quantity: part, priceMinor, originalLineNo: lineNo })
      const rest = taken.reduce((left, { quantity: part }) => left - part, quantity)
      if (rest > 0) add('', { code, quantity: rest, priceMinor, originalLineNo: null })
      const name = use.as === 'discount' ? classNames.discount : returnName(rest, quantity)
      sums.add({ name, reason: null }, line)
    }
    return [...byOriginal].flatMap(([originalUid, lines]) =>
      Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, part) => ({
        uid: uidOf(document, 'return', `${originalUid} ${part}`),
        kind: 'return' as const,
        day,
        time,
        customer,
        originalUid: originalUid === '' ? null : originalUid,
        lines: lines.slice(part * mostLines, (part + 1) * mostLines),
        vouchers: [],
      })),
    )
  }
}

function keysOfReturns(days: Given['days'], usesOf: (document: FileDocument) => readonly UsedLine[]): Set<string> {
  const keys = new Set<string>()
  for (const { documents } of days)
    for (const document of documents)
      for (const { line, use } of usesOf(document)) {
        const key = isReturn(use) ? keyOf(document, line) : null
        if (key !== null) keys.add(key)
      }
  return keys
}

function isReturn(use: LineUse): use is { readonly as: TakenAs } {
  return use.as === 'return' || use.as === 'discount'
}

function returnName(rest: number, quantity: number): string {
  if (rest === 0) return 'returned to their receipt'
  return rest === quantity ? 'returned without a receipt' : 'returned in part to their receipt'
}
