import { sql } from 'kysely'
import type { Client } from 'pg'
import { checks } from '../../apps/server/src/modules/accounts/index.ts'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import { send } from '../support/processes-http.ts'
import { fillCompany } from './company.ts'
import type { BenchCompany } from './company.ts'
import { cpuSeconds } from './cpu.ts'
import { postingCost } from './journal-cost.ts'
import { writeJournals } from './journal-data.ts'
import { percentile } from './windows.ts'

export type JournalResult = {
  readonly what: string
  readonly figure: string
  readonly goal: string
  readonly isMet: boolean
}

type Requested = {
  readonly product: Product
  /** Journals of two lines that are verified; the trial balance is read when half of them are there. */
  readonly journals: number
  /** Address of the trial balance, measured beside its statement; null: the statement alone. */
  readonly trialBalance: string | null
  readonly say: (line: string) => void
}

const readings = 300
const goals = { postingMs: 0.2, balanceMs: 25, verifySeconds: 30 }

/** What the general ledger costs: per stock posting, in its largest report, and in its verification. */
export async function measureJournals(requested: Requested): Promise<JournalResult[]> {
  const { product, journals, say } = requested
  const db = openDatabase({ url: product.database('app'), size: 2 })
  const maint = openDatabase({ url: product.database('maint'), size: 1 })
  try {
    const results = [...(await postings(requested, db))]
    const company = await inBench(product, (client) => fillCompany(client, 'owner', []))
    const { companyId } = company
    say(`Writing ${journals / 2} journals.`)
    await inBench(product, (client) => writeJournals(client, companyId, journals / 2))
    results.push(...(await trialBalances(requested, db, company)))
    say(`Writing ${journals} journals.`)
    await inBench(product, (client) => writeJournals(client, companyId, journals / 2))
    results.push(await verified(product, maint, journals))
    return results
  } finally {
    await db.close()
    await maint.close()
  }
}

async function postings({ product, say }: Requested, db: Database): Promise<JournalResult[]> {
  say('Posting with and without journals.')
  const { withJournals, without, floor, caughtUp } = await postingCost(product, db)
  const more = (withJournals - without) / 1000
  const figures = `${withJournals.toFixed(0)} us with, ${without.toFixed(0)} us without`
  return [
    resultOf(`journal of a stock posting of five lines (${figures})`, `${more.toFixed(3)} ms of CPU`, [
      `<= ${goals.postingMs} ms`,
      more <= goals.postingMs,
    ]),
    resultOf('the bare statements of such a journal', `${(floor / 1000).toFixed(3)} ms of CPU`, ['', true]),
    resultOf('catch-up with postings of five lines', `${caughtUp.toFixed(0)} a second`, ['', true]),
  ]
}

/** Opening balance, debits and credits of each account in a period that begins and ends within months. */
function trialBalance(companyId: number, from: string, to: string) {
  return sql`
    select a.code, k.opening, k.debit, k.credit
    from (
      select b.account_id, sum(case when b.day < ${from}::date then b.debit - b.credit else 0 end)::bigint as opening,
        sum(case when b.day >= ${from}::date then b.debit else 0 end)::bigint as debit,
        sum(case when b.day >= ${from}::date then b.credit else 0 end)::bigint as credit
      from (
        select b.account_id, b.month as day, b.debit_minor as debit, b.credit_minor as credit from accounts.balance_monthly b
        where b.company_id = ${companyId} and b.month < date_trunc('month', ${from}::timestamp)
        union all
        select b.account_id, b.day, b.debit_minor, b.credit_minor from accounts.balance_daily b
        where b.company_id = ${companyId} and b.day between date_trunc('month', ${from}::timestamp) and ${to}::date) b
      group by 1) k
    join accounts.account a on a.company_id = ${companyId} and a.id = k.account_id order by a.code`
}

/** The same from every line of the journals. */
function scanOfLines(companyId: number, from: string, to: string) {
  return sql`
    select a.code, k.opening, k.debit, k.credit
    from (
      select l.account_id, sum(case when l.posted_on < ${from}::date then l.debit_minor - l.credit_minor else 0 end)::bigint as opening,
        sum(case when l.posted_on >= ${from}::date then l.debit_minor else 0 end)::bigint as debit,
        sum(case when l.posted_on >= ${from}::date then l.credit_minor else 0 end)::bigint as credit
      from accounts.journal_line l where l.company_id = ${companyId} and l.posted_on <= ${to}::date
      group by 1) k
    join accounts.account a on a.company_id = ${companyId} and a.id = k.account_id order by a.code`
}

/** The trial balance says what its lines say, and takes a part of the time that reading them takes. */
async function besideScan(db: Database, companyId: number, day: (days: number) => string): Promise<JournalResult> {
  const times = { balance: [] as number[], scan: [] as number[] }
  const timeOf = async (kind: keyof typeof times, statement: ReturnType<typeof scanOfLines>) => {
    const startedAt = performance.now()
    const { rows } = await statement.execute(db.reader({ companyId }))
    times[kind].push(performance.now() - startedAt)
    return JSON.stringify(rows)
  }
  for (const from of [20, 75, 130, 205, 310]) {
    const period = [companyId, day(from), day(from - 20)] as const
    const [balance, scan] = [
      await timeOf('balance', trialBalance(...period)),
      await timeOf('scan', scanOfLines(...period)),
    ]
    if (balance !== scan) throw new Error(`The trial balance from ${day(from)} is not the sum of its lines.`)
  }
  const [balance, scan] = [times.balance, times.scan].map((all) =>
    percentile(
      all.toSorted((one, other) => one - other),
      0.5,
    ),
  )
  const figure = `${((balance ?? 0) / (scan ?? 1)).toFixed(4)} of ${(scan ?? 0).toFixed(0)} ms`
  return resultOf('trial balance beside the scan of all its lines', figure, ['equal to the scan', true])
}

async function trialBalances(
  { product, trialBalance: path, journals }: Requested,
  db: Database,
  { companyId, tokens }: BenchCompany,
): Promise<JournalResult[]> {
  const random = seededRandom(7)
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const statement = async () => {
    const from = 20 + Math.floor(random() * 300)
    const { rows } = await trialBalance(companyId, day(from), day(from - 20)).execute(db.reader({ companyId }))
    if (rows.length === 0) throw new Error('The trial balance is empty.')
  }
  const results = [
    await timed(`trial balance of a month over ${journals} lines, its statement`, statement),
    await besideScan(db, companyId, day),
  ]
  if (path === null) return results
  let turn = 0
  const call = async () => {
    const answer = await send(product.url, { method: 'GET', path, token: tokens[turn++ % tokens.length] ?? '' })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  }
  return [...results, await timed(`trial balance of ${path}`, call)]
}

async function timed(what: string, run: () => Promise<void>): Promise<JournalResult> {
  const times: number[] = []
  for (let turn = 0; turn < readings; turn++) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  const p95 = percentile(
    times.toSorted((one, other) => one - other),
    0.95,
  )
  return resultOf(what, `p95 ${p95.toFixed(1)} ms`, [`<= ${goals.balanceMs} ms`, p95 <= goals.balanceMs])
}

async function verified(product: Product, maint: Database, journals: number): Promise<JournalResult> {
  const used = () => cpuSeconds([product.postmaster()]) ?? Number.NaN
  const [startedAt, before] = [performance.now(), used()]
  await maint.snapshot({ companyId: null }, async (reader) => {
    for (const { id, issues } of checks) {
      const [found] = await issues(reader)
      if (found !== undefined) throw new Error(`${id}: ${found}`)
    }
  })
  const seconds = (performance.now() - startedAt) / 1000
  const figure = `${seconds.toFixed(1)} s, ${(used() - before).toFixed(1)} s of CPU`
  return resultOf(`verify of ${journals} journals`, figure, [
    `< ${goals.verifySeconds} s`,
    seconds < goals.verifySeconds,
  ])
}

async function inBench<T>(product: Product, run: (client: Client) => Promise<T>): Promise<T> {
  return await withClient(product.database('postgres'), async (client) => {
    const answer = await run(client)
    await client.query('vacuum analyze')
    return answer
  })
}

function resultOf(what: string, figure: string, [goal, isMet]: readonly [string, boolean]): JournalResult {
  return { what, figure, goal, isMet }
}

export function journalTable(results: readonly JournalResult[]): string[][] {
  return [
    ['work', 'measured', 'goal', 'met'],
    ...results.map(({ what, figure, goal, isMet }) => [
      what,
      figure,
      goal,
      goal === '' ? '' : isMet ? 'yes' : '**no**',
    ]),
  ]
}
