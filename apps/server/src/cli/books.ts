import { sql } from 'kysely'
import { findCompanyOwner } from '../modules/erp/index.ts'
import { catchUpJournals, countUnjournalled, createJournalMonths } from '../modules/inventory/index.ts'
import type { Database, Reader } from '../platform/database/db.ts'
import type { Command } from './command.ts'
import { named, throughConnections } from './connections.ts'

/** Postings of one transaction: few enough for its time limit, enough that commits cost nothing beside them. */
const atOnce = 1000

type Company = { readonly companyId: number; readonly code: string }
type CaughtUp = { readonly company: string; readonly journalled: number }

export const booksCatchUp: Command = {
  name: 'books catch-up',
  summary: 'post missing journals of stock postings to the general ledger; continues after an interruption',
  takes: [],
  flags: { company: { type: 'string', value: '<code>', help: 'one company; by default all companies' } },
  async run(call) {
    const code = call.text('company')
    const companies = await throughConnections(call, async ({ db, everything }) => {
      const caughtUp: CaughtUp[] = []
      for (const company of await readCompanies(everything, code)) caughtUp.push(await catchUp(db, company))
      return caughtUp
    })
    const count = companies.reduce((sum, { journalled }) => sum + journalled, 0)
    const words = count === 0 ? 'No journal was missing.' : `${count} stock postings are in the general ledger now.`
    return { isFine: true, data: { companies }, lines: [words] }
  },
}

async function readCompanies(everything: Reader, code: string | null): Promise<readonly Company[]> {
  if (code !== null) {
    const { companyId } = await named(`There is no company "${code}".`, findCompanyOwner(everything, code))
    return [{ companyId, code }]
  }
  const { rows } = await sql<Company>`select c.id as "companyId", c.code from erp.company c order by c.id`.execute(
    everything,
  )
  return rows
}

/** In batches with a transaction each, so that a killed run loses one at most. */
async function catchUp(db: Database, { companyId, code }: Company): Promise<CaughtUp> {
  const scope = { companyId }
  const total = await countUnjournalled(db.reader(scope), companyId)
  let journalled = 0
  if (total > 0) await db.inTransaction(scope, (tx) => createJournalMonths(tx, companyId))
  for (let added = total; added > 0;) {
    added = await db.inTransaction(scope, (tx) => catchUpJournals(tx, companyId, atOnce))
    journalled += added
    if (added > 0) process.stderr.write(`${code}: ${journalled} of ${Math.max(total, journalled)} stock postings\n`)
  }
  return { company: code, journalled }
}
