import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { mostMinor } from '@countinghouse/kernel/minor'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Entered lines of a journal. Units: minor units of the company's currency. */
export type EntryLine = {
  readonly accountId: number
  readonly debitMinor?: number | null
  readonly creditMinor?: number | null
  readonly storeId?: number | null
  readonly memo?: string | null
}

type By = Pick<Ctx, 'companyId' | 'locale'>
type Refused = keyof typeof refusedWords

/** What is wrong with the account of a line. */
export const refusedWords = {
  'accounts.control_account': text.control_account,
  'accounts.unknown_account': text.unknown_account,
} as const

type RefusedLine = { readonly index: number; readonly code: Refused }

/** Lines with an inactive account, and those with an account that takes no manual journal. */
export async function findRefusedAccounts(
  { companyId }: Pick<By, 'companyId'>,
  db: Reader | Tx,
  lines: readonly EntryLine[],
): Promise<readonly RefusedLine[]> {
  const ids = lines.map(({ accountId }) => accountId)
  const { rows } = await sql<{ id: number; refused: Refused }>`
    select a.id, case when a.status <> 'active' then 'accounts.unknown_account' else 'accounts.control_account' end as refused
    from accounts.account a
    where a.company_id = ${companyId} and a.id = any(${ids}::bigint[]) and (a.status <> 'active' or not a.is_manual)`.execute(
    db,
  )
  const refused = new Map(rows.map((row) => [row.id, row.refused]))
  return lines.flatMap(({ accountId }, index) => {
    const code = refused.get(accountId)
    return code === undefined ? [] : [{ index, code }]
  })
}

/** Throws: accounts.entry_too_large at the lines; accounts.unknown_account or accounts.control_account at their accounts. */
export async function validateLines(by: By, db: Reader | Tx, lines: readonly EntryLine[]): Promise<void> {
  if (totalOf(lines) > mostMinor) {
    const tooLarge = [{ code: 'rule', message: format(text.entry_too_large, by.locale) }]
    fail('accounts.entry_too_large', { fields: { lines: tooLarge } })
  }
  const wrong = await findRefusedAccounts(by, db, lines)
  const [first] = wrong
  if (first === undefined) return
  fail(first.code, {
    details: { lines: wrong.map(({ index }) => ({ line: index + 1 })) },
    fields: Object.fromEntries(
      wrong.map(({ index, code }) => [
        `lines.${index}.accountId`,
        [{ code: 'rule', message: format(refusedWords[code], by.locale) }],
      ]),
    ),
  })
}

/** Throws: accounts.unbalanced at the lines, with both sums. */
export function requireBalanced({ locale }: By, lines: readonly EntryLine[]): void {
  const { debitMinor, creditMinor } = sumsOf(lines)
  if (debitMinor === creditMinor) return
  fail('accounts.unbalanced', {
    details: { debitMinor, creditMinor },
    fields: { lines: [{ code: 'rule', message: format(text.unbalanced, locale) }] },
  })
}

export function sumsOf(lines: readonly EntryLine[]): { readonly debitMinor: number; readonly creditMinor: number } {
  return {
    debitMinor: lines.reduce((sum, line) => sum + (line.debitMinor ?? 0), 0),
    creditMinor: lines.reduce((sum, line) => sum + (line.creditMinor ?? 0), 0),
  }
}

/** The amount of a journal: the larger side, which is both where it balances. */
export function totalOf(lines: readonly EntryLine[]): number {
  const { debitMinor, creditMinor } = sumsOf(lines)
  return Math.max(debitMinor, creditMinor)
}
