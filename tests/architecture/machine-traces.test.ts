import { homedir, hostname } from 'node:os'
import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { matchesIn, projectDir, sourcesOf } from './sources.ts'

const text = '*.{cjs,css,csv,html,js,json,jsonc,md,mjs,sh,sql,svg,ts,tsx,txt,yaml,yml}'

/** What only one machine knows: its folders, its name and the registry it installs from. */
function traces(source: Source): string[] {
  const own = [projectDir, `${homedir()}/`, hostname(), process.env['npm_config_registry'] ?? ''].filter(
    (name) => name.length > 5 && name !== 'localhost',
  )
  const places = own.map((name) => new RegExp(RegExp.escape(name), 'g'))
  const people = /(?<![\w.~-])\/(?:home|Users)\/[a-z][\w.-]*\/|[A-Z]:\\Users\\\w+/g
  const registries =
    /https?:\/\/[^\s/"'`]*(?:registry|artifactory|nexus|verdaccio|jfrog|mirror)[^\s"'`]*|"resolved": "h[t]tp[^"]*"/g
  return [...places, people, registries].flatMap((pattern) => matchesIn(source, pattern))
}

test('no file names a folder of one machine or a registry', () => {
  const files = sourcesOf(
    text,
    `.*/**/${text}`,
    '.{npmrc,nvmrc,gitignore,*rc.json,*.cjs}',
    `{apps,packages,scripts,tests,docs,data}/**/${text}`,
    '.ci/*',
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(traces)).toEqual([])
})

test('each trace is seen', () => {
  const person = ['', 'home', 'ada', 'src'].join('/')
  const registry = ['https:', '', 'registry.example.org', 'zod'].join('/')
  const planted = `cd ${projectDir}\ncd ${person}\n"${registry}"\n`
  expect(traces({ file: 'planted.md', text: planted }).map((line) => line.split(':')[1])).toEqual(['1', '2', '3'])
})
