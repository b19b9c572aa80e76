import { readFileSync } from 'node:fs'
import { sourcesOf } from './sources.ts'
import { provenTitles, writtenTexts } from './test-titles.ts'

/** Where the short names of pages of proofs lead. */
const places: Readonly<Record<string, (name: string) => string>> = {
  e2e: (name) => `tests/e2e/journeys/${name}.spec.ts`,
  web: (name) => `apps/web/src/${name}.test.ts`,
  contract: (name) => `packages/contract/src/${name}.test.ts`,
  server: (name) => `apps/server/src/${name}.test.ts`,
  kernel: (name) => `packages/kernel/src/${name}.test.ts`,
  conformance: (name) => `tests/conformance/${name}.test.ts`,
  faults: (name) => `tests/faults/${name}.test.ts`,
  bench: (name) => `tests/bench/${name}.ts`,
}

/** What is wrong with the proofs of a page: a sentence without one, a test that is not there or does not run, an unknown module. */
export function faultsOf(
  page: string,
  titlesOf: (file: string) => ReadonlySet<string>,
  modules: readonly string[],
): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (sentence|case) /.test(line))
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
      titlesOf(places[place]?.(name) ?? '').has(title),
    )
    return proofs.length > 0 && isProven ? [] : [`${sentence}: ${proof}`]
  })
}

/** What is wrong with the proofs of a page of the documentation. */
export function faultsOfPage(file: string): string[] {
  const patterns = ['tests/e2e/journeys/*.ts', 'tests/{bench,conformance,faults}/*.ts', '{apps,packages}/**/*.test.ts']
  const texts = new Map(sourcesOf(...patterns).map((source) => [source.file, source.text]))
  const titles = new Map<string, ReadonlySet<string>>()
  const titlesOf = (name: string): ReadonlySet<string> => {
    const text = texts.get(name) ?? ''
    const known = titles.get(name) ?? (name.startsWith('tests/bench/') ? writtenTexts : provenTitles)({ text })
    titles.set(name, known)
    return known
  }
  const modules = Object.keys(JSON.parse(readFileSync('modules.json', 'utf8')) as object)
  return faultsOf(readFileSync(file, 'utf8'), titlesOf, modules)
}
