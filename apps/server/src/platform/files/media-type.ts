import { extensionOf } from './file-name.ts'

/** How many bytes of the beginning decide. */
export const headBytes = 512

const signatures: readonly (readonly [string, readonly (number | null)[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['image/avif', [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/gzip', [0x1f, 0x8b]],
]

/** What a ZIP archive of that extension is. */
const archives: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
}

const texts: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  json: 'application/json',
  xml: 'application/xml',
}

/** What bytes are, by how they begin; the name only tells apart what begins alike. Anything else is `application/octet-stream`. */
export function mediaTypeOf(fileName: string, head: Uint8Array): string {
  const extension = extensionOf(fileName)
  const signed = signatures.find(([, bytes]) =>
    bytes.every((byte, index) => byte === null || head[index] === byte),
  )?.[0]
  if (signed === 'application/zip') return archives[extension] ?? signed
  if (signed !== undefined) return signed
  const isText = isUtf16(head) || !head.includes(0)
  return (isText ? texts[extension] : undefined) ?? 'application/octet-stream'
}

/** A media type as people call it: `PNG`, `XLSX`. */
export function kindName(mediaType: string): string {
  const extension = Object.entries({ ...archives, ...texts }).find(([, type]) => type === mediaType)?.[0]
  return (extension ?? mediaType.split('/').at(-1) ?? mediaType).toUpperCase()
}

/** Spreadsheets export text so, with a byte order mark. */
function isUtf16(head: Uint8Array): boolean {
  return (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
}
