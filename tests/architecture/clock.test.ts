import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { isTest, sourcesOf } from './sources.ts'
import { memberName, nodesOf, placeOf } from './syntax.ts'

/** `ctx.now` everywhere else. The supervisor and the demo run outside requests; the browser only shows what it is given. */
const mayReadTheClock = /^apps\/server\/src\/(platform\/config\/clock\.ts|supervisor\/|demo\/)/

function clockReads(source: Source): string[] {
  if (!/\bnew Date\b|\bDate\b\s*\.\s*now/.test(source.text)) return []
  return nodesOf(source)
    .filter(
      (node) =>
        isNewDate(node.type, node.callee, node.arguments) ||
        (node.type === 'CallExpression' && memberName(node.callee) === 'Date.now'),
    )
    .map((node) => placeOf(source, node))
}

function isNewDate(type: string, callee: unknown, values: unknown): boolean {
  const isDate = typeof callee === 'object' && callee !== null && 'value' in callee && callee.value === 'Date'
  return type === 'NewExpression' && isDate && Array.isArray(values) && values.length === 0
}

test('only platform/config/clock.ts reads the clock', () => {
  const found = sourcesOf('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    ({ file }) => !isTest(file) && !mayReadTheClock.test(file),
  )
  expect(found.flatMap(clockReads)).toEqual([])
})

test('both ways of reading it are seen, and a date made from a value is not one', () => {
  const text = 'const a = new Date()\nconst b = Date.now()\nconst c = new Date(iso)\n'
  expect(clockReads({ file: 'planted.ts', text })).toEqual(['planted.ts:1', 'planted.ts:2'])
})
