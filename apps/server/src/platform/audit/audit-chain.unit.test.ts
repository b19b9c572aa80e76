import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SealedRow } from './audit-chain.ts'
import { genesis, hashOf } from './audit-chain.ts'

test('the hash is that of the previous hash and the rows as canonical JSON, whatever the order of their keys', () => {
  const rows: SealedRow[] = [
    { id: '1', entity_label: 'Café "A"', at: null },
    { id: '2', at: 'x' },
  ]
  const text = '{"at":null,"entity_label":"Café \\"A\\"","id":"1"}\n{"at":"x","id":"2"}\n'
  const expected = createHash('sha256').update(Buffer.alloc(32)).update(text).digest('hex')
  expect(hashOf(genesis.hash, rows)).toBe(expected)
  expect(hashOf(genesis.hash, [{ at: null, id: '1', entity_label: 'Café "A"' }, ...rows.slice(1)])).toBe(expected)
})

test('other rows, another order and another past give another hash', () => {
  const [one, two] = [{ id: '1' }, { id: '2' }]
  const hashes = [
    hashOf(genesis.hash, [one, two]),
    hashOf(genesis.hash, [two, one]),
    hashOf(genesis.hash, [one]),
    hashOf(hashOf(genesis.hash, [one]), [two]),
    hashOf('1'.repeat(64), [one, two]),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('a column that came later counts where it has a value, so that seals from before it hold', () => {
  const row: SealedRow = { id: '1', entity_label: null }
  const later = { ...row, store_id: null, source: null, outcome: null, reason: null }
  expect(hashOf(genesis.hash, [later])).toBe(hashOf(genesis.hash, [row]))
  const written = { ...later, outcome: 'denied' }
  expect(hashOf(genesis.hash, [written])).not.toBe(hashOf(genesis.hash, [later]))
  expect(hashOf(genesis.hash, [{ ...later, reason: 'denied' }])).not.toBe(hashOf(genesis.hash, [written]))
})
