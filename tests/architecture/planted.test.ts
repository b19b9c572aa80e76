import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Planted = { fault: string; file: string; from: string; to: string; tests: string[] }

test('every planted fault has its place in the sources, and tests that are to notice it', () => {
  const planted = JSON.parse(readFileSync('tests/planted.json', 'utf8')) as Planted[]
  expect(planted.length).toBeGreaterThanOrEqual(30)
  for (const { fault, file, from, to, tests } of planted) {
    expect(readFileSync(file, 'utf8').split(from).length, `${fault}: places in ${file}`).toBe(2)
    expect(to, fault).not.toBe(from)
    expect(
      tests.filter((path) => !existsSync(path)),
      fault,
    ).toEqual([])
  }
  expect(new Set(planted.map(({ fault }) => fault)).size).toBe(planted.length)
})
