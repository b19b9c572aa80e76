import { expect, test } from 'vitest'
import { faultsOf, faultsOfPage } from './proofs.ts'

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
  const texts: Readonly<Record<string, string>> = { 'apps/web/src/here.test.ts': "test('does it', () => {})" }
  const faults = faultsOf(page, (file) => texts[file], ['erp'])
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['Two', 'Three', 'Four'])
})
