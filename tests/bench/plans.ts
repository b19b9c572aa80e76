import pg from 'pg'
import type { Statement } from '../../apps/server/src/platform/flight.ts'

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}
type Explained = { Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }; 'Execution Time': number }

export type PlanReport = { readonly what: string; readonly nodes: string; readonly blocks: number; readonly ms: number; readonly scans: readonly string[] }

const watched = ['brand', 'search_word']
// From the sixth execution on PostgreSQL may keep one plan for all parameters, as it does for the product's named statements.
const executions = 6

/** How role app, under row-level security, executes a statement once it is warm; with the watched tables that are read as a whole. */
export async function explainAsApp(appUrl: string, companyId: number, what: string, statement: Statement): Promise<PlanReport> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company', $1, true)`, [String(companyId)])
    await client.query(`prepare watched as ${statement.sql}`)
    const values = statement.parameters.map((value) => pg.escapeLiteral(String(value))).join(', ')
    const execute = `execute watched(${values})`
    for (let n = 0; n < executions; n++) await client.query(execute)
    const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(`explain (analyze, buffers, costs off, format json) ${execute}`)
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    if (explained === undefined) throw new Error('No plan came back.')
    const nodes = executedNodes(explained.Plan)
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && watched.includes(node['Relation Name'] ?? ''))
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

function executedNodes(node: PlanNode): PlanNode[] {
  return [...(node['Actual Loops'] > 0 ? [node] : []), ...(node.Plans ?? []).flatMap(executedNodes)]
}

function isRead(node: PlanNode): boolean {
  return /Scan|Sort|Join|Loop/.test(node['Node Type']) && !/CTE|Subquery|Function|Result/.test(node['Node Type'])
}

function nameOf(node: PlanNode): string {
  return [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
}
