import type { StockAccount } from '@countinghouse/contract/inventory/ledger-health'
import { stockRoles } from '@countinghouse/contract/inventory/ledger-health'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { countUnjournalled } from '../catch-up/catch-up-journals.ts'
import { stockAccounts } from '../journal-checks.ts'

type Found = { readonly role: StockAccount['role']; readonly ledger: number; readonly stock: number }

/** Stock beside its accounts; values of the whole company need the permission for costs in all stores. */
export async function findBooks(ctx: Ctx, reader: Reader): Promise<{ unjournalled: number; books?: StockAccount[] }> {
  const unjournalled = await countUnjournalled(reader, ctx.companyId)
  if (ctx.grants.storesWith(stockCostPermission) !== null) return { unjournalled }
  const { rows } = await sql<Found>`
    select role, ledger, stock from (${stockAccounts(sql`= ${ctx.companyId}`)}) k`.execute(reader)
  const books = stockRoles.map((role) => {
    const { stock = 0, ledger = 0 } = rows.find((row) => row.role === role) ?? {}
    return { role, stockMinor: stock, accountMinor: ledger }
  })
  return { unjournalled, books }
}
