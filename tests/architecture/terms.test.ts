import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { filesOf, matchesIn, projectDir, sourcesOf } from './sources.ts'

/** English words and phrases that the glossary replaces, each with the term to write. Only those that no sound sentence contains. */
const phrases: Readonly<Record<string, string>> = {
  'somebody|nobody|everybody|whoever': 'the role, "you" or the passive',
  "can’t|can't": 'cannot',
  'left empty|empty:': 'leave blank to …',
  'hand(?:ed|s)? in\\b': 'submit',
  'deeds?': 'action',
  'recipes?': 'bill of materials',
  'rations?|rationed': 'picking limit',
  anew: 'again',
  'comes? about': 'is calculated',
  'put(?:s|ting)? right': 'correct',
  'through the eyes of|somebody else’s eyes': 'view as',
  'second factor': 'two-factor authentication',
  'cooling off': 'payment hold period',
  'main shelf': 'default location',
  'to be sent on|sent on': 'pushed',
  'ask(?:ed|s|ing)? for transfers?': 'transfer request',
  'buying price': 'purchase price',
  'least (?:margin|order)': 'minimum',
  'drawer time': 'till session',
  'way to pay': 'tender',
  'who delivers': 'preferred supplier',
  'own label': 'private label',
  'what went wrong': 'exception',
}

/** Parts of names that the glossary replaces, in identifiers, keys, file and folder names. */
const parts: Readonly<Record<string, string>> = {
  judge: 'validate',
  judges: 'validates',
  judged: 'validated',
  weigh: 'value, preview or calculate',
  deed: 'action',
  deeds: 'actions',
  flight: 'statement batch',
  ration: 'picking limit',
  rations: 'picking limits',
  recipe: 'bom',
  recipes: 'boms',
  naughty: 'hostile values',
  verdict: 'access decision',
  verdicts: 'access decisions',
  promised: 'reserved',
}

const forbidden = new RegExp(`(?<![\\p{L}’-])(?:${Object.keys(phrases).join('|')})(?![\\p{L}])`, 'giu')

/** What is wrong with an English text, each as `place: word`. */
function wordsIn(text: string, place: string): string[] {
  return [...text.matchAll(forbidden)].map(([word]) => `${place}: ${word}`)
}

function englishIn(value: unknown, place: string): { text: string; place: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') return [{ text: value.en, place }]
  return Object.entries(value).flatMap(([name, below]) => englishIn(below, `${place} ${name}`))
}

/** Parts of a name: of `judgeSettlement`, `judge_settlement` and `judge-settlement` the same two. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

function oldParts(name: string): string[] {
  return partsOf(name).filter((part) => Object.hasOwn(parts, part))
}

/** Names that are declared, and the keys of literals and types. */
const declared =
  /\b(?:function\*?|const|let|class|type|interface)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:/gm

function namesIn(source: Source): string[] {
  return matchesIn(source, declared).filter((found) => oldParts(found.slice(found.indexOf(': ') + 2)).length > 0)
}

const itself = 'tests/architecture/terms.test.ts'

test('no English text has a word that the glossary replaces', async () => {
  const files = filesOf('packages/*/src/**/*.text.ts', 'apps/*/src/**/*.text.ts')
  const found = await Promise.all(
    files.map(async (file) => englishIn(await import(pathToFileURL(join(projectDir, file)).href), file)),
  )
  expect(found.flat().flatMap(({ text, place }) => wordsIn(text, place))).toEqual([])
})

test('no file or folder has a name that the glossary replaces', () => {
  const files = filesOf('{apps,packages}/*/{src,sql,build,worker}/**/*', 'tests/**/*', 'scripts/**/*')
  expect(files.filter((file) => oldParts(file).length > 0)).toEqual([])
})

test('nothing that is declared has a name that the glossary replaces', () => {
  const sources = sourcesOf(
    '{apps,packages}/*/{src,build,worker}/**/*.{ts,tsx}',
    'tests/**/*.ts',
    'scripts/**/*.{ts,mjs}',
  )
  expect(sources.filter(({ file }) => file !== itself && !file.endsWith('.gen.ts')).flatMap(namesIn)).toEqual([])
})

test('old words are seen', () => {
  expect(wordsIn('Handed in by somebody; leave blank', 'planted')).toEqual(['planted: Handed in', 'planted: somebody'])
  expect(wordsIn('Rational decorations are rationed', 'planted')).toEqual(['planted: rationed'])
  expect(englishIn({ text: { a: { en: 'One', ar: 'واحد' } } }, 'planted')).toEqual([
    { text: 'One', place: 'planted text a' },
  ])
  expect(['judgeRow', 'hold_stock', 'row-deed.ts', 'narration'].map(oldParts)).toEqual([['judge'], [], ['deed'], []])
  const text = 'const judgeRow = 1\nfunction weigh() {}\ntype A = {\n  readonly verdictOf: string\n}\nconst fine = 1\n'
  expect(namesIn({ file: 'planted.ts', text })).toEqual([
    'planted.ts:1: const judgeRow',
    'planted.ts:2: function weigh',
    'planted.ts:4: readonly verdictOf:',
  ])
})
