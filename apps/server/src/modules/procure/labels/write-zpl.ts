import type { RenderedLabel, PlacedSymbol } from './arrange-label.ts'
import { bitmapOf } from './bitmap.ts'
import type { LabelImage } from './render-pdf.ts'
import type { PlacedLine } from '../../../platform/print/set-lines.ts'
import type { CodeSymbol } from './symbol.ts'

/**
 * Labels for printers that read ZPL II. The printer draws codes and Latin text itself; other and struck-through text is sent as
 * dots. Source: ZPL II Programming Guide.
 */
export function writeZpl(labels: readonly LabelImage[]): Uint8Array {
  return new TextEncoder().encode(labels.map(writeLabel).join(''))
}

function writeLabel({ drawing, copies }: LabelImage): string {
  const dots = (mm: number) => Math.round(mm / drawing.dot)
  return [
    // Encoding UTF-8, and the label size.
    `^XA^CI28^LH0,0^PW${dots(drawing.width)}^LL${dots(drawing.height)}`,
    ...drawing.lines.map((line) => writeLine(line, drawing)),
    writeSymbol(drawing.symbol, drawing),
    `^PQ${copies}^XZ\n`,
  ].join('\n')
}

/** Characters that every printer font contains. */
const printersOwn = /^[\u0020-\u007E\u00A0-\u00FF€]*$/

function writeLine(line: PlacedLine, { dot }: RenderedLabel): string {
  const dots = (mm: number) => Math.round(mm / dot)
  const { x, baseline, size } = line
  if (!line.isStruck && printersOwn.test(line.line.text))
    return `^FT${dots(x)},${dots(baseline)}^A0N,${dots(size)},${dots(size)}${fieldOf(line.line.text)}`
  const bitmap = bitmapOf(line, dot)
  const total = bitmap.bytesPerRow * bitmap.rows.length
  const hex = bitmap.rows.map((row) => Buffer.from(row).toString('hex').toUpperCase()).join('')
  return `^FO${Math.max(0, bitmap.x)},${Math.max(0, bitmap.y)}^GFA,${total},${total},${bitmap.bytesPerRow},${hex}^FS`
}

function writeSymbol({ symbol, x, y, moduleDots, height }: PlacedSymbol, { dot }: RenderedLabel): string {
  const dots = (mm: number) => Math.round(mm / dot)
  const { command, data } = commandOf(symbol, moduleDots, dots(height))
  return `^FO${dots(x)},${dots(y)}^BY${moduleDots},2.0,${dots(height)}${command}${fieldOf(data)}`
}

type Command = { readonly command: string; readonly data: string }

/** The printer adds the check digits of EAN and UPC; readable text is a line of the label. */
function commandOf({ kind, data }: CodeSymbol, module: number, height: number): Command {
  switch (kind) {
    case 'ean13':
      return { command: `^BEN,${height},N,N`, data: data.slice(0, 12) }
    case 'ean8':
      return { command: `^B8N,${height},N,N`, data: data.slice(0, 7) }
    case 'upca':
      return { command: `^BUN,${height},N,N,N`, data: data.slice(0, 11) }
    case 'upce':
      throw new Error('A printer gets the UPC-A that a UPC-E is short for.')
    case 'itf14':
      return { command: `^B2N,${height},N,N,N`, data }
    case 'code128':
      return { command: `^BCN,${height},N,N,N,N`, data: code128Of(data) }
    // Code set C, FNC1, then pairs of digits.
    case 'gs1_128':
      return { command: `^BCN,${height},N,N,N,N`, data: `>;>801${data}` }
    case 'qr':
      return { command: `^BQN,2,${module}`, data: `MA,${data}` }
    case 'datamatrix': {
      const escape = [...'_|#!'].find((letter) => !data.includes(letter)) ?? '_'
      return { command: `^BXN,${module},200,,,,${escape}`, data: data.replaceAll(escape, escape + escape) }
    }
    case 'gs1_datamatrix':
      return { command: `^BXN,${module},200,,,,_`, data: `_101${data}` }
  }
}

/** Code set C for pairs of digits, otherwise code set B, in which `>` starts a command and is escaped. */
function code128Of(data: string): string {
  if (/^(?:\d\d)+$/.test(data)) return `>;${data}`
  const [, odd, pairs] = /^(\d)((?:\d\d)+)$/.exec(data) ?? []
  if (odd !== undefined && pairs !== undefined) return `>:${odd}>5${pairs}`
  return `>:${data.replaceAll('>', '>0')}`
}

/** Control characters are escaped as bytes, so that data can neither end its field nor start a command. */
function fieldOf(data: string): string {
  const escaped = data.replaceAll(/[\\^~_\p{Cc}]/gu, (letter) =>
    [...new TextEncoder().encode(letter)]
      .map((byte) => `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )
  return `^FH\\^FD${escaped}^FS`
}
