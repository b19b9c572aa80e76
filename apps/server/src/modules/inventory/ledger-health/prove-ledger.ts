import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { sql } from 'kysely'
import type { Check } from '../../../platform/registry/check.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ExceptionKind } from '../../../platform/registry/exception-kind.ts'
import { raiseException, resolveException } from '../../desk/index.ts'

/** The checks of a verification so far; JSON, because a job stores it between two steps. */
export type ProofSoFar = {
  readonly startedAt: string
  readonly moves: number
  readonly balances: number
  readonly pools: number
  readonly checks: readonly CheckedOnce[]
}

type CheckedOnce = {
  readonly code: string
  readonly milliseconds: number
  readonly issues: readonly string[]
}

/** Nothing is corrected automatically: a user adjusts the stock with a reason code. */
export const ledgerMismatch: ExceptionKind = {
  kind: 'inventory.ledger_mismatch',
  title: text.mismatch,
  cause: text.mismatchCause,
  severity: 'error',
  page: ledgerHealthPage,
  event: 'verify',
}

/** Start time and row counts of a verification. */
export async function startVerification(reader: Reader, companyId: number): Promise<ProofSoFar> {
  const { rows } = await sql<Omit<ProofSoFar, 'checks'>>`
    select clock_timestamp()::text as "startedAt",
      (select count(*) from inventory.stock_move m where m.company_id = ${companyId}) as moves,
      (select count(*) from inventory.stock_balance b where b.company_id = ${companyId}) as balances,
      (select count(*) from inventory.stock_pool p where p.company_id = ${companyId}) as pools`.execute(reader)
  const [found] = rows
  if (found === undefined) throw new Error('A count came back empty.')
  return { ...found, checks: [] }
}

/** Runs one check. Each is one statement, so that a concurrent posting is included entirely or not at all. */
export async function checkOnce(reader: Reader, { id, issues }: Check): Promise<CheckedOnce> {
  const startedAt = performance.now()
  const found = await issues(reader)
  const milliseconds = Math.round(performance.now() - startedAt)
  return { code: id.slice(id.indexOf('.') + 1), milliseconds, issues: found }
}

/** Stores a finished verification and raises an exception for its mismatches. Answers their number. */
export async function recordVerification(
  tx: Tx,
  { companyId, requestedBy }: { readonly companyId: number; readonly requestedBy: number | null },
  { startedAt, moves, balances, pools, checks }: ProofSoFar,
): Promise<number> {
  const lines = checks.map((check, index) => ({ ...check, lineNo: index + 1 }))
  const { rows } = await sql<{ id: number }>`
    with proof as (
      insert into inventory.ledger_proof (company_id, started_at, finished_at, moves, balances, pools, requested_by)
      values (${companyId}, ${startedAt}::timestamptz, clock_timestamp(), ${moves}, ${balances}, ${pools}, ${requestedBy})
      returning company_id, id),
    checked as (
      insert into inventory.ledger_proof_check (company_id, proof_id, line_no, code, milliseconds, issues)
      select p.company_id, p.id, l."lineNo", l.code, l.milliseconds, l.issues
      from proof p, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l ("lineNo" integer, code text, milliseconds integer, issues text[]))
    select id from proof`.execute(tx)
  const broken = checks.filter(({ issues }) => issues.length > 0)
  const issues = broken.reduce((sum, check) => sum + check.issues.length, 0)
  if (issues === 0) await resolveException({ companyId }, tx, ledgerMismatch, 'ledger')
  else
    await raiseException({ companyId }, tx, ledgerMismatch, {
      key: 'ledger',
      label: text.title.en,
      recordId: rows[0]?.id ?? null,
      arguments: { issues, checks: broken.map(({ code }) => code).join(', ') },
    })
  return issues
}
