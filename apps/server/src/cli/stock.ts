import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { findCompanyOwner } from '../modules/erp/index.ts'
import { readStockOnHand } from '../modules/inventory/index.ts'
import type { Reader } from '../platform/database/db.ts'
import type { Cell } from '../platform/spreadsheet/cell.ts'
import { writeCsv } from '../platform/spreadsheet/write-csv.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'
import { named, throughConnections } from './connections.ts'

export const stockExport: Command = {
  name: 'stock export',
  summary: 'export quantity and value of every SKU in every store as CSV',
  takes: [],
  flags: {
    company: { type: 'string', value: '<code>', help: 'the company that owns the stock' },
    out: { type: 'string', value: '<file.csv>', help: 'write to a file instead of standard output' },
  },
  async run(call) {
    const code = call.text('company')
    if (code === null) throw new CommandError('Name the company that owns the stock: --company <code>.')
    const out = call.text('out')
    if (out === null && call.isOn('json'))
      throw new CommandError('Standard output cannot contain both stock and JSON. Add --out <file.csv>.')
    const rows = await throughConnections(call, async ({ db, everything }) => {
      const { companyId } = await named(`There is no company "${code}".`, findCompanyOwner(everything, code))
      const target = out === null ? process.stdout : createWriteStream(out)
      return await db.snapshot({ companyId }, (reader) => writeStock(reader, companyId, target), true)
    })
    return { isFine: true, data: { company: code, rows, out }, lines: out === null ? [] : [`${rows} rows: ${out}`] }
  },
}

/** Answers how many rows it wrote below the heading. The standard output stays open for others. */
async function writeStock(reader: Reader, companyId: number, target: Writable): Promise<number> {
  let count = 0
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield ['store', 'code', 'location', 'quantity', 'value', 'currency']
    for await (const { store, sku, isTransit, quantity, valueMinor, currency } of readStockOnHand(reader, companyId)) {
      count += 1
      const value = decimalOfMinor(valueMinor, currencyDigits(currency))
      yield [store, sku, isTransit ? 'in transit' : 'in store', quantity, value, currency]
    }
  }
  await pipeline(writeCsv(rows(), { bom: false }), target, { end: target !== process.stdout })
  return count
}
