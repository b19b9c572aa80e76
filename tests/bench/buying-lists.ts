import { filterShapes, type FilterShape } from '@countinghouse/contract/filter'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Client } from 'pg'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import { loadModules } from '../../apps/server/src/platform/calls/handlers.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { documentTableOf } from '../../apps/server/src/platform/documents/document-table.ts'
import type { Product } from '../support/processes.ts'
import type { Buying } from './buying-data.ts'
import { explainAsApp, type PlanReport } from './plans.ts'
import { listStatement } from './statements.ts'

/** A page by one filter: over HTTP, and how its statement is executed. */
export type ListedOrders = { readonly filter: string; readonly p50: number; readonly plan: PlanReport }

const rounds = 5
const { listing } = purchaseOrder
/** What the screen asks for. */
const fields = [...listing.columns]

/** A page of the list by each of its filters, with values that an order of the middle has. */
export async function measureOrderList(product: Product, client: Client, buying: Buying): Promise<ListedOrders[]> {
  const { companyId } = buying.company
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from purchase.purchase_order t where t.company_id = $1 and t.status = 'ordered' and t.number like 'BO-%'
     order by t.id offset (select count(*) / 2 from purchase.purchase_order o where o.company_id = $1 and o.status = 'ordered' and o.number like 'BO-%') limit 1`,
    [companyId],
  )
  const row = rows[0]?.row ?? {}
  const queries: [string, Record<string, unknown>][] = [
    ['none', {}],
    ['number', { q: String(row['number']) }],
    ...filterShapes(listing).flatMap((shape): [string, Record<string, unknown>][] => {
      const value = valueOf(shape, row[snake(shape.field)])
      return value === null ? [] : [[shape.key, { [shape.key]: value }]]
    }),
  ]
  // Modules say how the fields of an order name records.
  const db = openDatabase({ url: product.database('app'), size: 1 })
  await loadModules(await loadContract(), db)
  await db.close()
  const table = documentTableOf(purchaseOrder)
  const listed: ListedOrders[] = []
  for (const [filter, condition] of queries) {
    const query = { ...condition, fields }
    const plan = await explainAsApp(
      product.database('app'),
      companyId,
      filter,
      await listStatement(companyId, query, table),
    )
    const times = []
    for (let turn = 0; turn < rounds; turn++) {
      const startedAt = performance.now()
      await buying.call(purchaseOrder.routes.list, query)
      times.push(performance.now() - startedAt)
    }
    listed.push({ filter, p50: times.toSorted((one, other) => one - other)[2] ?? Number.NaN, plan })
  }
  return listed
}

/** One condition of each field: any of one value, or the day, number or text of the row; null: another operator. */
function valueOf({ operator, kind }: FilterShape, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (operator === 'anyOf') return [value]
  if (operator === 'on') return String(value).slice(0, 10)
  if (operator === 'equals' && kind === 'text') return String(value)
  return null
}

function snake(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function listedTable(listed: readonly ListedOrders[]): string[][] {
  return [
    ['filter', 'p50 ms', 'blocks', 'statement ms', 'reads', 'too much of'],
    ...listed.map(({ filter, p50, plan: { blocks, ms, nodes, scans } }) => [
      filter,
      p50.toFixed(1),
      String(blocks),
      ms.toFixed(2),
      nodes,
      scans.join(', '),
    ]),
  ]
}
