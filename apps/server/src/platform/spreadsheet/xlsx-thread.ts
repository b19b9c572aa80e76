import { parentPort, workerData } from 'node:worker_threads'
import { streamXlsxRows } from 'hucre/xlsx'
import type { SheetRow } from './cell.ts'
import { trimmed } from './cell.ts'
import { inspectMembers, unpacked } from './inspect-members.ts'
import { limits } from './limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import { sheetNamesOf } from './workbook-sheets.ts'
import type { XlsxMessage, XlsxOrder } from './xlsx-messages.ts'
import { membersOf } from './zip-members.ts'

const cellsPerBatch = 2000
const order = workerData as XlsxOrder
const file = Buffer.from(order.file.buffer, order.file.byteOffset, order.file.byteLength)
let sent = 0

try {
  await read()
  say({ kind: 'end' })
} catch (error) {
  // Whatever the library stumbles over is a workbook that cannot be read, never a failure of the product.
  const refusal = error instanceof SpreadsheetError ? error : new SpreadsheetError('damaged')
  say({ kind: 'refused', reason: refusal.reason, params: refusal.params })
}

async function read(): Promise<void> {
  const members = membersOf(file)
  await inspectMembers(file, members)
  const workbook = members.find(({ name }) => name === 'xl/workbook.xml')
  if (workbook === undefined) throw new SpreadsheetError('wrong_content', { named: 'XLSX' })
  const sheets = sheetNamesOf((await unpacked(file, workbook)).toString('utf8'))
  const sheet = order.sheet ?? sheets[0]
  if (sheet === undefined) throw new SpreadsheetError('damaged')
  if (!sheets.includes(sheet)) throw new SpreadsheetError('no_such_sheet', { sheet })
  say({ kind: 'opened', sheets, sheet })
  await sendRows(sheet)
}

async function sendRows(sheet: string): Promise<void> {
  let batch: SheetRow[] = []
  let cellCount = 0
  for await (const { index, values } of streamXlsxRows(file, { sheet })) {
    const cells = trimmed(values)
    if (cells.length === 0) continue
    if (cells.length > limits.columns)
      throw new SpreadsheetError('too_many_columns', { row: index + 1, maximum: limits.columns })
    batch.push({ number: index + 1, cells })
    cellCount += cells.length
    if (cellCount < cellsPerBatch) continue
    sendBatch(batch)
    batch = []
    cellCount = 0
  }
  if (batch.length > 0) sendBatch(batch)
}

/** Stops the thread, and with it the library, until the batch before is taken: what is read must not pile up. */
function sendBatch(rows: readonly SheetRow[]): void {
  say({ kind: 'rows', rows })
  sent += 1
  for (;;) {
    const taken = Atomics.load(order.taken, 0)
    if (taken >= sent - 1) return
    Atomics.wait(order.taken, 0, taken)
  }
}

function say(message: XlsxMessage): void {
  parentPort?.postMessage(message)
}
