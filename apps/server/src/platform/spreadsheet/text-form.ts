import { isUtf8 } from 'node:buffer'

/** Arabic of older programs, windows-1256, cannot be told from Western text by its bytes: a person says so. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256'
export type Separator = ',' | ';' | '\t' | '|'
export type TextForm = { readonly encoding: Encoding; readonly separator: Separator; readonly startsAt: number }

const separators: readonly Separator[] = [',', ';', '\t', '|']
const sampleBytes = 64 * 1024
const sampleLines = 20
/** First line by which Excel states the separator. */
const stated = /^sep=(.)\r?\n/

/** How a file of text is written: read from its bytes alone. Null when they are no text. */
export function textFormOf(file: Buffer): TextForm | null {
  const { encoding, bomBytes } = encodingOf(file)
  const sample = new TextDecoder(encoding).decode(file.subarray(bomBytes, bomBytes + sampleBytes))
  if (!isText(sample)) return null
  const [statement = '', separator] = stated.exec(sample) ?? []
  const known = separators.find((other) => other === separator)
  const width = encoding.startsWith('utf-16') ? 2 : 1
  return known === undefined
    ? { encoding, separator: separatorOf(sample), startsAt: bomBytes }
    : { encoding, separator: known, startsAt: bomBytes + statement.length * width }
}

function encodingOf(file: Buffer): { encoding: Encoding; bomBytes: number } {
  const [first, second, third] = file
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', bomBytes: 3 }
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', bomBytes: 2 }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', bomBytes: 2 }
  const head = file.subarray(0, 4096)
  const zeros = [0, 1].map((parity) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 5 && even === 0) return { encoding: 'utf-16le', bomBytes: 0 }
  if (even > head.length / 5 && odd === 0) return { encoding: 'utf-16be', bomBytes: 0 }
  return { encoding: isUtf8(file) ? 'utf-8' : 'windows-1252', bomBytes: 0 }
}

/** Pictures, archives and programs are full of control characters; a stray one may stand in any table. */
function isText(sample: string): boolean {
  const controls = sample.match(/[^\P{Cc}\t\n\r\v\f]/gu)?.length ?? 0
  return controls * 100 <= sample.length
}

/** The one that splits the most lines as it splits the heading, into the most parts. Exports of banks may begin with lines above it. */
function separatorOf(sample: string): Separator {
  const all = linesOf(sample)
  const lines = all.slice(all.findIndex((line) => separators.some((separator) => line.includes(separator))))
  const score = (separator: Separator) => {
    const [heading = 0, ...rest] = lines.map((line) => line.split(separator).length - 1)
    if (heading === 0) return 0
    return heading * (1 + rest.filter((count) => count === heading).length)
  }
  return separators.reduce((best, other) => (score(other) > score(best) ? other : best))
}

/** The first lines without what stands in quotation marks. */
function linesOf(sample: string): string[] {
  const bare = sample.replaceAll(/"(?:[^"]|"")*"/g, '')
  return bare
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
}
