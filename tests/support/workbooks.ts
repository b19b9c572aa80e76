import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive; what it says of itself may be a lie. */
export type Part = {
  readonly name: string
  readonly data: string | Buffer
  readonly saysBytes?: number
  readonly isLocked?: boolean
  /** Lies where the first part lies. */
  readonly overlaps?: boolean
}

/** A zip archive with the given parts, as no program would write it when they lie. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const packed = deflateRawSync(data)
    const name = Buffer.from(part.name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(part.isLocked === true ? 1 : 0, 2)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(part.saysBytes ?? data.length, 18)
    head.writeUInt16LE(name.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(part.overlaps === true ? 0 : at, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, tail, name)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, name, packed])
    bodies.push(body)
    at += body.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, entries, end])
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'

type Workbook = {
  /** What stands between the tags of sheetData. */
  readonly rows?: string
  /** The whole sheet instead. */
  readonly sheet?: string
  readonly strings?: readonly string[]
  readonly is1904?: boolean
  readonly contentType?: string
  readonly more?: readonly Part[]
}

/** Parts of a workbook with one sheet; style 1 is a date. */
export function workbookParts({
  rows = '',
  sheet,
  strings = [],
  is1904 = false,
  contentType,
  more = [],
}: Workbook): Part[] {
  const type = contentType ?? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  return [
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Brands &amp; more" sheetId="1" r:id="rId1"/><sheet name="Away" sheetId="2" state="hidden" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      data: `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      data: `<sst xmlns="${main}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      data: sheet ?? `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ]
}

export function workbook(parts: Workbook): Buffer {
  return zipOf(workbookParts(parts))
}
