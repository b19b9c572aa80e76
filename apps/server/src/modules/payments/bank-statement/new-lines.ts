import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ParsedLine, ParsedStatement } from './parsed-statement.ts'

/**
 * Lines that no statement of the account has which is not cancelled. Files of rows overlap, since a person chooses their days; with balances,
 * the lines of a statement are whole. Of lines that are alike, as many are left out as there are.
 */
export async function newLines(
  { companyId }: Ctx,
  tx: Tx,
  bankAccountId: number,
  { openingMinor, closingMinor, lines }: ParsedStatement,
): Promise<readonly ParsedLine[]> {
  if (openingMinor !== null || closingMinor !== null) return lines
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const { rows } = await sql<ParsedLine>`
    select l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor", l.party, l.party_iban as "partyIban", l.reference, l.description
    from payments.bank_statement s
    join payments.bank_statement_line l on l.company_id = s.company_id and l.bank_statement_id = s.id
    where s.company_id = ${companyId} and s.bank_account_id = ${bankAccountId} and s.status <> 'cancelled'
      and s.opened_on <= ${days.at(-1)}::date and s.closed_on >= ${days[0]}::date
      and l.booked_on between ${days[0]}::date and ${days.at(-1)}::date`.execute(tx)
  const known = new Map<string, number>()
  for (const line of rows) known.set(keyOf(line), (known.get(keyOf(line)) ?? 0) + 1)
  return lines.filter((line) => {
    const count = known.get(keyOf(line)) ?? 0
    known.set(keyOf(line), count - 1)
    return count <= 0
  })
}

function keyOf({ bookedOn, amountMinor, party, partyIban, reference, description }: ParsedLine): string {
  return JSON.stringify([bookedOn, amountMinor, party, partyIban, reference, description])
}
