import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { findCompanyOwner } from '../modules/erp/index.ts'
import type { CodeKind } from '../retail-data/classify-code.ts'
import { codeKinds } from '../retail-data/classify-code.ts'
import type { Loaded } from '../retail-data/load-catalogue.ts'
import { loadCatalogue } from '../retail-data/load-catalogue.ts'
import type { Issue } from '../retail-data/plan-catalogue.ts'
import { writeCsv } from '../platform/spreadsheet/write-csv.ts'
import { RetailFileError } from '../retail-data/read-retail-file.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'
import { columns } from './columns.ts'
import { consoleCall, named, throughConnections } from './connections.ts'

export const retailCatalogue: Command = {
  name: 'retail-data catalogue',
  summary: 'import products, prices and customers from a retailer’s invoices',
  takes: ['file'],
  flags: {
    company: { type: 'string', value: '<code>', help: 'the company to import into' },
    report: { type: 'string', value: '<file.csv>', help: 'write every code with its classification and the reason' },
  },
  async run(call) {
    const code = call.text('company')
    if (code === null) throw new CommandError('Name the company to import into: --company <code>.')
    const file = call.argument('file')
    const loaded = await throughConnections(call, async ({ db, everything }) => {
      const owned = await named(`There is no company "${code}".`, findCompanyOwner(everything, code))
      return await loadCatalogue(db, owned, file, consoleCall('retail-data'))
    }).catch(asRefusal)
    const report = call.text('report')
    if (report !== null) await pipeline(writeCsv(reportRows(loaded.issues)), createWriteStream(report))
    return { isFine: true, data: { company: code, ...loaded }, lines: told(code, loaded, report) }
  },
}

function told(code: string, { lines, issues, products, prices, customers }: Loaded, report: string | null): string[] {
  const rows = codeKinds.flatMap((kind) => rowsOf(kind, issues))
  const few = issues.filter(({ kind }) => kind !== 'goods' && kind !== 'noise')
  return [
    `${lines} lines of ${issues.length} codes. New in ${code}: ${products} products, ${prices} prices, ${customers} customers.`,
    '',
    ...columns(['type', 'codes', 'reason'], rows),
    '',
    ...columns(
      ['code', 'type', 'name', 'lines'],
      few.map(({ code: one, kind, called, lines: count }) => [one, kind, called ?? '', String(count)]),
    ),
    '',
    report === null ? 'For every code with its reason: --report <file.csv>.' : `Every code with its reason: ${report}`,
  ]
}

function rowsOf(kind: CodeKind, issues: readonly Issue[]): string[][] {
  const found = issues.filter((issue) => issue.kind === kind)
  return found.length === 0 ? [] : [[kind, String(found.length), found[0]?.why ?? '']]
}

function reportRows(issues: readonly Issue[]): (readonly (string | number | null)[])[] {
  const rows = issues.map(({ code, kind, why, called, lines, sales }) => [code, kind, why, called, lines, sales])
  return [['code', 'type', 'reason', 'name', 'lines', 'sales'], ...rows]
}

/** What is wrong with the file or the company, as words for whoever called. Throws: always. */
export function asRefusal(error: unknown): never {
  if (error instanceof RetailFileError) throw new CommandError(error.message)
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new CommandError(error.message)
  throw error
}
