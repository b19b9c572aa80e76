import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKeyFile, readKeyFile } from './key-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the key is drawn once, for the eyes of its owner, and stays', () => {
  const file = join(folder, 'secret.key')
  createKeyFile(file)
  const key = readKeyFile(file)
  expect(key).toHaveLength(32)
  expect(statSync(file).mode & 0o077).toBe(0)
  createKeyFile(file)
  expect(readKeyFile(file)).toEqual(key)
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}\n$/)
})

test('a key that is missing or cut off is refused with what to do', () => {
  const file = join(folder, 'secret.key')
  expect(() => readKeyFile(file)).toThrow('Put it back')
  writeFileSync(file, 'c2hvcnQ')
  expect(() => readKeyFile(file)).toThrow('damaged')
})
