import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorFile, formatAnchor, keepAnchor, parseAnchor, readAnchors } from './audit-anchors.ts'

const anchor = { number: 12, hash: 'ab'.repeat(32) }

test('anchors are read as they were kept; a line cut by a crash and a missing file are borne', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anchors-'))
  try {
    const file = anchorFile(folder)
    expect(readAnchors(file)).toEqual([])
    keepAnchor(file, anchor, new Date(0))
    keepAnchor(file, { ...anchor, number: 13 }, new Date(0))
    appendFileSync(file, `14:${'c'.repeat(20)}`)
    expect(readAnchors(file)).toEqual([anchor, { ...anchor, number: 13 }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an anchor is written and read back; anything else is none', () => {
  expect(parseAnchor(formatAnchor(anchor))).toEqual(anchor)
  for (const text of ['', '12', `x:${anchor.hash}`, `12:${anchor.hash}0`, `12:${anchor.hash.toUpperCase()}`])
    expect(parseAnchor(text), text).toBeNull()
})
