import { randomUUID } from 'node:crypto'
import { budget } from '@countinghouse/contract/accounts/budget'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { accountsOf, postJournal } from '../../support/journals.ts'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly session: () => Promise<string> }

/** Posting rules for a category that has none yet, a balance in another currency, and budgets, each of a year and store without one. */
export function accountMakers(server: TestServer, { companyId, session }: Where): Map<string, () => Promise<Found>> {
  async function rule() {
    const code = randomUUID().slice(0, 18)
    const [row] = await query<{ categoryId: number; accountId: number }>(
      server.database.superUrl,
      `insert into procure.category (company_id, code, name, slug) values ($1, $2, $2, $2)
        returning id as "categoryId", (select a.id from accounts.account a where a.company_id = $1 and a.code = '1220') as "accountId"`,
      [companyId, code],
    )
    const { categoryId = 0, accountId = 0 } = row ?? {}
    return { code, name: code, role: 'claims', accountId: Number(accountId), categoryId: Number(categoryId) } as const
  }

  let openBalances = 0
  /** A month with a balance in another currency that is not at its closing rate: February and March in turn. */
  async function openBalance(): Promise<Found> {
    const { db } = server.app
    const month = openBalances++ % 2 === 0 ? '2026-03' : '2026-02'
    const { '4000': sales = 0 } = await accountsOf(db, companyId)
    const client = server.client(await session())
    for (const day of ['2026-02-28', '2026-03-31'])
      await client.call(setExchangeRate, { currencyCode: 'USD', day, rate: '0.8' })
    const owed = { role: 'receivable', amountMinor: 70, currencyCode: 'USD', documentMinor: 100 } as const
    const lines = [owed, { accountId: sales, amountMinor: -70 }]
    await postJournal(db, companyId, { source: 'invoice', postedOn: `${month}-10`, lines })
    return { id: 0, version: undefined, body: { month } }
  }

  async function plan() {
    const code = randomUUID().slice(0, 18)
    const [row] = await query<{ storeId: string; accountId: string }>(
      server.database.superUrl,
      `insert into erp.store (company_id, code, name, type) values ($1, $2, $2, 'shop')
        returning id as "storeId", (select a.id from accounts.account a where a.company_id = $1 and a.code = '4000') as "accountId"`,
      [companyId, code],
    )
    const draft = { code, name: code, fiscalYear: 2026, storeId: Number(row?.storeId) } as const
    return { draft, accountId: Number(row?.accountId) }
  }

  async function createBudget(): Promise<Found> {
    const { draft, accountId } = await plan()
    const { id, version } = await server.client(await session()).call(budget.routes.create, draft)
    return { id, version, body: { accountId } }
  }

  return new Map([
    ['accounts.currencyRevaluation.post', openBalance],
    [
      'accounts.budget.create',
      async () => {
        const { draft } = await plan()
        return { id: draft.storeId, version: undefined, body: { draft } }
      },
    ],
    ['accounts.budget', createBudget],
    [
      'accounts.postingRule.create',
      async () => {
        const draft = await rule()
        return { id: 0, version: undefined, body: { storeId: null, paymentTypeId: null, ...draft, draft } }
      },
    ],
  ])
}
