import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** Where the short names of docs/spec-coverage.md lead. */
const places: Readonly<Record<string, (name: string) => string>> = {
  e2e: (name) => `tests/e2e/journeys/${name}.spec.ts`,
  web: (name) => `apps/web/src/${name}.test.ts`,
  contract: (name) => `packages/contract/src/${name}.test.ts`,
  server: (name) => `apps/server/src/${name}.test.ts`,
}

/** What is wrong with the proofs of a page: a sentence without one, a test that is not there, a module nobody knows. */
function faultsOf(page: string, textOf: (file: string) => string | undefined, modules: readonly string[]): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
  return rows.flatMap((row) => {
    const [sentence = '', proof = ''] = row.slice(2, -2).split(' | ')
    if (proof.startsWith('by design: ')) return []
    if (proof.startsWith('later: ')) {
      const unknown = proof
        .slice('later: '.length)
        .split(', ')
        .filter((name) => !modules.includes(name))
      return unknown.map((name) => `${sentence}: no module ${name}`)
    }
    const proofs = [...proof.matchAll(/(\w+)\/(\S+) “(.+?)”(?:; |$)/g)]
    const isProven = proofs.every(([, place = '', name = '', title = '']) =>
      textOf(places[place]?.(name) ?? '')?.includes(title),
    )
    return proofs.length > 0 && isProven ? [] : [`${sentence}: ${proof}`]
  })
}

test('every sentence of the specification has a proof that exists, or the module that will bring it', () => {
  const tests = new Map(
    sourcesOf('tests/e2e/journeys/*.ts', '{apps,packages}/**/*.test.ts').map(({ file, text }) => [file, text]),
  )
  const modules = Object.keys(JSON.parse(readFileSync('modules.json', 'utf8')) as object)
  expect(faultsOf(readFileSync('docs/spec-coverage.md', 'utf8'), (file) => tests.get(file), modules)).toEqual([])
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
