import { Readable } from 'node:stream'
import type { Cell } from './cell.ts'
import { inertText } from './formula-safe.ts'
import type { Separator } from './text-form.ts'

export type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
export type CsvOptions = { readonly separator?: Separator; readonly bom?: boolean }

const charactersPerChunk = 64 * 1024

/** Rows as UTF-8 text with CRLF line ends, as they are read. Texts cannot run as formulas; numbers stay numbers. Source: RFC 4180. */
export function writeCsv(rows: Rows, { separator = ',', bom = true }: CsvOptions = {}): Readable {
  return Readable.from(chunksOf(rows, separator, bom), { objectMode: false })
}

async function* chunksOf(rows: Rows, separator: Separator, bom: boolean): AsyncGenerator<string> {
  let chunk = bom ? '\uFEFF' : ''
  for await (const row of rows) {
    chunk += `${row.map((cell) => fieldOf(cell, separator)).join(separator)}\r\n`
    if (chunk.length < charactersPerChunk) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

function fieldOf(cell: Cell, separator: Separator): string {
  const value = textOf(cell)
  const mustQuote = value.includes(separator) || /["\r\n]|^\s|\s$/.test(value)
  return mustQuote ? `"${value.replaceAll('"', '""')}"` : value
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return inertText(cell)
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : numberText(cell)
}

/** Three decimals alone are taken for thousands by whoever writes a comma before decimals; with one more they are not. */
function numberText(value: number): string {
  const text = String(value)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
