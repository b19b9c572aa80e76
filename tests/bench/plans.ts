import pg from 'pg'
import type { Statement } from '../../apps/server/src/platform/database/statement-batch.ts'

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
type Explained = {
  Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
  'Execution Time': number
}

export type PlanReport = {
  readonly what: string
  readonly nodes: string
  readonly blocks: number
  readonly ms: number
  readonly scans: readonly string[]
}

const watched = ['brand', 'product', 'search_word', 'search_record', 'purchase_order']
// An index that is entered at the wrong place, because a bound may only filter, reads as much as a scan of the table.
const wastedRows = 1000
// From the sixth execution on PostgreSQL may keep one plan for all parameters, as it does for the product's named statements.
const executions = 6

/** How role app, under row-level security, executes a statement once it is warm; with the watched tables of which far too much is read. */
export async function explainAsApp(
  appUrl: string,
  companyId: number,
  what: string,
  statement: Statement,
): Promise<PlanReport> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    await client.query('begin')
    // What takes long is to be shown, not to be ended.
    await client.query('set local transaction_timeout = 0; set local statement_timeout = 0')
    await client.query(`select set_config('app.company', $1, true)`, [String(companyId)])
    await client.query(`prepare watched as ${statement.sql}`)
    const values = statement.parameters.map((value) => pg.escapeLiteral(written(value))).join(', ')
    const execute = `execute watched(${values})`
    for (let n = 0; n < executions; n++) await client.query(execute)
    const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
      `explain (analyze, buffers, costs off, format json) ${execute}`,
    )
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    if (explained === undefined) throw new Error('No plan came back.')
    const nodes = executedNodes(explained.Plan)
    const scans = nodes.filter((node) => watched.includes(node['Relation Name'] ?? '') && isWasteful(node))
    return {
      what,
      nodes: [...new Set(nodes.filter(isRead).map(nameOf))].join(', '),
      blocks: explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks'],
      ms: explained['Execution Time'],
      scans: scans.map((node) => node['Relation Name'] ?? ''),
    }
  } finally {
    await client.end()
  }
}

function written(value: unknown): string {
  return Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value)
}

function executedNodes(node: PlanNode): PlanNode[] {
  return [...(node['Actual Loops'] > 0 ? [node] : []), ...(node.Plans ?? []).flatMap(executedNodes)]
}

function isWasteful(node: PlanNode): boolean {
  return node['Node Type'] === 'Seq Scan' || (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'] > wastedRows
}

function isRead(node: PlanNode): boolean {
  return /Scan|Sort|Join|Loop/.test(node['Node Type']) && !/CTE|Subquery|Function|Result/.test(node['Node Type'])
}

function nameOf(node: PlanNode): string {
  return [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
}
