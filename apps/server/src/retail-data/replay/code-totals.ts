import type { PlannedDay, PlannedLine, PlannedPosting } from './plan-replay.ts'

/** Pieces of a code over all days, by what happened to them; what was dispatched was received. */
export type CodeTotals = { readonly [K in PlannedLine['kind']]: number }

const none: CodeTotals = {
  opening: 0,
  purchase_receipt: 0,
  ito_dispatch: 0,
  ito_receive: 0,
  sale: 0,
  sale_return: 0,
  adjust_out: 0,
  adjust_in: 0,
}

/** What a plan is in all, and the natural key of each day's last posting, by which a day is known to be done. */
export type PlanTotals = {
  readonly codes: ReadonlyMap<string, CodeTotals>
  readonly days: readonly { readonly day: string; readonly lines: number; readonly last: PostingKey }[]
  readonly postings: number
  readonly lines: number
}

export type PostingKey = { readonly sourceType: string; readonly sourceId: number; readonly eventNo: number }

/** `isBought`: receipts are those of purchase orders, not postings of the plan. */
export function totalsOf(planned: Iterable<PlannedDay>, isBought = false): PlanTotals {
  const codes = new Map<string, CodeTotals>()
  const days: { day: string; lines: number; last: PostingKey }[] = []
  let postings = 0
  for (const { day, postings: some } of planned) {
    const last = some.at(-1)
    if (last === undefined) continue
    for (const { code, kind, quantity } of some.flatMap((posting) => posting.lines)) {
      const before = codes.get(code) ?? none
      codes.set(code, { ...before, [kind]: before[kind] + quantity })
    }
    const posted = isBought ? withoutReceipts(some) : some
    days.push({ day, lines: posted.reduce((sum, { lines }) => sum + lines.length, 0), last })
    postings += posted.length
  }
  return { codes, days, postings, lines: days.reduce((sum, { lines }) => sum + lines, 0) }
}

/** What the replay itself posts where goods are bought through orders. */
export function withoutReceipts(postings: readonly PlannedPosting[]): PlannedPosting[] {
  return postings.filter(({ sourceType }) => sourceType !== 'retail_receipt')
}

/** What lies in both places together in the end. */
export function onHandOf(totals: CodeTotals): number {
  const { opening, purchase_receipt, sale, sale_return, adjust_out, adjust_in } = totals
  return opening + purchase_receipt - sale + sale_return - adjust_out + adjust_in
}
