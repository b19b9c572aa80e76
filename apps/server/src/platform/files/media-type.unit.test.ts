import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

const zip = [0x50, 0x4b, 0x03, 0x04]
const cases: readonly (readonly [string, readonly number[] | string, string])[] = [
  ['a.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ['photo.csv', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a.PDF', '%PDF-1.7', 'application/pdf'],
  ['a.xlsx', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.csv', zip, 'application/zip'],
  ['a.xlsx', 'no archive', 'application/octet-stream'],
  ['a.csv', 'code;name', 'text/csv'],
  ['a.csv', [0xff, 0xfe, 0x61, 0x00], 'text/csv'],
  ['a.csv', [0x61, 0x00, 0x62], 'application/octet-stream'],
  ['page.html', '<script>', 'application/octet-stream'],
  ['picture.svg', '<svg>', 'application/octet-stream'],
  ['none', 'text', 'application/octet-stream'],
]

test.for(cases)('%s beginning with %j is %s', ([name, head, mediaType]) => {
  expect(mediaTypeOf(name, Buffer.from(head as string))).toBe(mediaType)
})
