import { inflateRawSync } from 'node:zlib'
import { membersOf } from '../../apps/server/src/platform/spreadsheet/zip-members.ts'

/** Cells of the first sheet by address, with the formula of those that have one. */
export type Cells = ReadonlyMap<string, { readonly formula?: string; readonly value: string }>

const cell = /<c r="([A-Z]+\d+)"[^>/]*>(.*?)<\/c>/gs

/** What a workbook holds itself: a spreadsheet program would calculate the formulas again. */
export function cellsIn(file: Buffer): Cells {
  const sheet = membersOf(file).find(({ name }) => name === 'xl/worksheets/sheet1.xml')
  if (sheet === undefined) return new Map()
  const packed = file.subarray(sheet.start, sheet.start + sheet.packedBytes)
  const xml = (sheet.isDeflated ? inflateRawSync(packed) : packed).toString()
  return new Map(
    [...xml.matchAll(cell)].map(([, address = '', content = '']) => {
      const [, formula] = /<f>(.*?)<\/f>/s.exec(content) ?? []
      const [, value = ''] = /<(?:v|t)(?: [^>]*)?>(.*?)<\/(?:v|t)>/s.exec(content) ?? []
      return [address, { ...(formula !== undefined && { formula }), value: plain(value) }]
    }),
  )
}

function plain(xml: string): string {
  return xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
