import { expect, test } from 'vitest'
import { faultsOf, faultsOfPage } from './proofs.ts'
import { provenTitles } from './test-titles.ts'

test('every sentence of the specification has a proof that exists, or the module that will bring it', () => {
  expect(faultsOfPage('docs/spec-coverage.md')).toEqual([])
})

test('a missing proof, a missing test and an unknown module are seen', () => {
  const page = [
    '| sentence | proof |',
    '|---|---|',
    '| One | web/here “does it” |',
    '| Two | web/here “does not” |',
    '| Three |  |',
    '| Four | later: nowhere |',
    '| Five | later: erp |',
    '| Six | by design: left out |',
  ].join('\n')
  const titles = new Map([['apps/web/src/here.test.ts', new Set(['does it'])]])
  const faults = faultsOf(page, (file) => titles.get(file) ?? new Set(), ['erp'])
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['Two', 'Three', 'Four'])
})

test('a title proves something only where its test runs and expects something', () => {
  const text = `
    test('plain', () => expect(1).toBe(1))
    test.each([1])('each $n', () => expectWhole())
    test('of all', { timeout: 1 }, () => fc.assert(property))
    test.describe('steps', () => { test('step', () => { expect(1) }) })
    describe.skipIf(isWindows)('group', () => { test('inside', () => { expect(1) }) })
    test('empty', () => {})
    test.skip('left out', () => { expect(1) })
    test('given up', () => { test.fixme(); expect(1) })
    describe.skip('all of it', () => { test('within', () => { expect(1) }) })
    test(\`\${'a'} is put together\`, () => expect(1))
    // test('told of only', () => expect(1))
    const words = 'quoted only'`
  expect([...provenTitles({ text })]).toEqual(['plain', 'each $n', 'of all', 'step', 'inside', 'is put together'])
})
