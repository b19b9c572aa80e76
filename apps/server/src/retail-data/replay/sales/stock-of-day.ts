import type { PlannedDay, PlannedLine } from '../plan-replay.ts'

type StockDay = {
  readonly stock: PlannedDay
  /** Unit costs of goods by code that came back or were found this day and that the store never had before. */
  readonly firstCosts: ReadonlyMap<string, string>
}

/** What a planned day moves beside its receipts: supply and adjustments. */
export function stockOfDay({ day, postings }: PlannedDay): StockDay {
  const documents = postings.filter(({ sourceType }) => isDocument(sourceType))
  const firstCosts = new Map(
    documents.flatMap(({ lines }) =>
      lines.flatMap(({ code, unitCost }) => (unitCost === null ? [] : [[code, unitCost] as const])),
    ),
  )
  const left = postings.flatMap((posting) => {
    if (!isDocument(posting.sourceType)) return [posting]
    const lines = posting.lines.filter(({ kind }) => !isOfReceipt(kind)).map((line) => withCost(line, firstCosts))
    return lines.length === 0 ? [] : [{ ...posting, lines }]
  })
  return { stock: { day, postings: left }, firstCosts }
}

function isDocument(sourceType: PlannedDay['postings'][number]['sourceType']): boolean {
  return sourceType === 'retail_invoice' || sourceType === 'retail_credit_note'
}

function isOfReceipt(kind: PlannedLine['kind']): boolean {
  return kind === 'sale' || kind === 'sale_return'
}

/** What was first by the order of the file may be posted second: both bring the cost. */
function withCost(line: PlannedLine, firstCosts: ReadonlyMap<string, string>): PlannedLine {
  return line.kind === 'adjust_in' ? { ...line, unitCost: firstCosts.get(line.code) ?? null } : line
}
