import type { Cell } from '../../apps/server/src/platform/spreadsheet/cell.ts'
import { readRows } from '../../apps/server/src/platform/spreadsheet/read-rows.ts'
import { SpreadsheetError } from '../../apps/server/src/platform/spreadsheet/spreadsheet-error.ts'

/** Every row of a file, with what was found out about it. */
export async function readAll(file: Buffer, name: string, options: { sheet?: string } = {}) {
  const { rows, close: _, ...form } = await readRows(chunked(file), name, options)
  const numbers: number[] = []
  const cells: (readonly Cell[])[] = []
  for await (const row of rows) {
    numbers.push(row.number)
    cells.push(row.cells)
  }
  return { ...form, numbers, cells }
}

/** Why a file is refused, `read` when it is not. Throws: whatever is no refusal. */
export async function refusalOf(file: Buffer, name: string, options: { sheet?: string } = {}): Promise<string> {
  try {
    await readAll(file, name, options)
    return 'read'
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.reason
    throw error
  }
}

export async function* chunked(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536)
}

/** Everything a stream writes. */
export async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}
