import type { BankProposal } from '@countinghouse/contract/payments/bank-lines'
import { sql } from 'kysely'

export const mostPerKind = 3

/** An open line; `text`: everything that the bank wrote. */
export type OpenLine = {
  readonly lineNo: number
  readonly bookedOn: string
  readonly amountMinor: number
  readonly text: string
}
export type Proposals = ReadonlyMap<number, readonly BankProposal[]>

/** The lines as `q`. */
export function linesTable(lines: readonly OpenLine[]) {
  const words = lines.map(({ text }) =>
    (text.toUpperCase().match(/[A-Z0-9][A-Z0-9/-]{3,}/g) ?? []).slice(0, 40).join(' '),
  )
  return sql`unnest(${lines.map(({ lineNo }) => lineNo)}::int[], ${lines.map(({ bookedOn }) => bookedOn)}::date[],
    ${lines.map(({ amountMinor }) => amountMinor)}::bigint[], ${lines.map(({ text }) => text)}::text[], ${words}::text[])
    as q (line_no, booked_on, amount_minor, text, words)`
}

export function grouped(found: readonly (readonly [number, BankProposal])[]): Proposals {
  return Map.groupBy(found, ([lineNo]) => lineNo)
    .entries()
    .reduce(
      (all, [lineNo, rows]) =>
        all.set(
          lineNo,
          rows.map(([, proposal]) => proposal),
        ),
      new Map<number, BankProposal[]>(),
    )
}
