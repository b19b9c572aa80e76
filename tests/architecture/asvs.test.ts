import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectDir } from './sources.ts'

/** Levels of the requirements: a line per chapter, a word per section, a digit per requirement. Source: OWASP ASVS 5.0.0. */
const levels: readonly string[] = [
  '22 1111122223 112222222223 222 123',
  '122 112 12223 23',
  '3 113 12223 11222233 11122333 3 22333',
  '12233 23333 22 1222',
  '2 112333 113 222',
  '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '222 1111 22 11222 223 22',
  '1233 1123 133 23',
  '111 1222',
  '22 223 22223 1111122222233333 22222 22 222',
  '2233 22233 11233 1222 23 23 33',
  '12233 11 22223',
  '2333 222223 2233 1222233',
  '22 12223333 122',
  '12233 12233 1222222 3333',
  '2 22222 2222 222 2223',
  '23 22223333 22',
]

const wanted: ReadonlyMap<string, string> = new Map(
  levels.flatMap((sections, chapter) =>
    sections
      .split(' ')
      .flatMap((section, place) =>
        [...section].map((level, index) => [`${chapter + 1}.${place + 1}.${index + 1}`, level] as const),
      ),
  ),
)
const states = ['met', 'partly', 'not met', 'not yet', 'not applicable']

/** Where a short path may lead. */
const roots = ['', 'apps/server/src/']

type Row = { readonly id: string; readonly level: string; readonly state: string; readonly proof: string }

function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, id = '', level = '', state = '', proof = '']) => ({ id, level, state, proof }),
  )
}

/** What is wrong with the rows: an id that is missing, twice or of another level, a state nobody knows, a proof that is not there. */
function faultsOf(rows: readonly Row[], textOf: (path: string) => string | null): string[] {
  const ids = rows.map(({ id }) => id)
  const missing = [...wanted].flatMap(([id, level]) => (level === '3' || ids.includes(id) ? [] : [`${id}: missing`]))
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: twice`)
  return [...missing, ...twice, ...rows.flatMap((row) => faultsOfRow(row, ids, textOf))]
}

function faultsOfRow(
  { id, level, state, proof }: Row,
  ids: readonly string[],
  textOf: (path: string) => string | null,
) {
  const faults: string[] = []
  if (level === '3' || wanted.get(id) !== level) faults.push(`${id}: level ${level}`)
  if (!states.includes(state)) faults.push(`${id}: ${state}`)
  let text: string | null = null as string | null
  let found = 0
  for (const [, code, title, other] of proof.matchAll(/`([^`]+)`|“([^”]+)”|\bas (\d+\.\d+\.\d+)/g)) {
    if (other !== undefined && !ids.includes(other)) faults.push(`${id}: as ${other}`)
    if (title !== undefined && text?.includes(title) !== true) faults.push(`${id}: “${title}”`)
    if (other !== undefined) found += 1
    if (code === undefined || !isPath(code)) continue
    text = textOf(code)
    found += 1
    if (text === null) faults.push(`${id}: ${code}`)
  }
  if (state === 'met' && found === 0) faults.push(`${id}: met by nothing`)
  return faults
}

function isPath(code: string): boolean {
  return /^[\w./-]+$/.test(code) && (code.includes('/') || /\.(?:json|md|ts)$/.test(code)) && !code.startsWith('/')
}

/** Empty for a folder, null for nothing. */
function textAt(path: string): string | null {
  const file = roots.map((root) => join(projectDir, root, path)).find((candidate) => existsSync(candidate))
  if (file === undefined) return null
  return /\.\w+$/.test(path) ? readFileSync(file, 'utf8') : ''
}

/** The line of the counts that the tables come to. */
function sumOf(rows: readonly Row[]): string {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const ofLevel = (wantedLevel: string) =>
    rows.filter(({ level, state }) => level === wantedLevel && state !== 'not applicable').length
  const apply = `${rows.length - count('not applicable')} (${ofLevel('1')} / ${ofLevel('2')})`
  return `| ${['**all**', rows.length, apply, ...states.map(count)].join(' | ').replaceAll('**', '')} |`
}

test('every requirement of levels 1 and 2 stands once, and whatever is said to meet it is there', () => {
  const page = readFileSync(join(projectDir, 'docs/security/asvs.md'), 'utf8')
  const rows = rowsOf(page)
  expect(faultsOf(rows, textAt)).toEqual([])
  expect(page.replaceAll('**', '')).toContain(sumOf(rows))
})

test('a missing and a doubled id, a wrong level, a proof that is not there and none at all are seen', () => {
  const page = [
    '| 1.1.1 | 2 | one | met | `here.ts` “does it” |',
    '| 1.1.1 | 2 | again | partly | nothing |',
    '| 1.1.2 | 1 | level | met | `here.ts` |',
    '| 1.2.1 | 1 | title | met | `here.ts` “does not” |',
    '| 1.2.2 | 1 | file | met | `gone.ts` |',
    '| 1.2.3 | 1 | proof | met | surely |',
    '| 1.2.4 | 1 | state | nearly | `here.ts` |',
    '| 1.2.5 | 1 | like another | met | as 9.9.9 |',
    '| 3.1.1 | 3 | not ours | met | `here.ts` |',
  ].join('\n')
  const faults = faultsOf(rowsOf(page), (path) => (path === 'here.ts' ? "test('does it', () => {})" : null))
  expect(faults.filter((fault) => !fault.endsWith(': missing'))).toEqual([
    '1.1.1: twice',
    '1.1.2: level 1',
    '1.2.1: “does not”',
    '1.2.2: gone.ts',
    '1.2.3: met by nothing',
    '1.2.4: nearly',
    '1.2.5: as 9.9.9',
    '3.1.1: level 3',
  ])
  expect(faults.filter((fault) => fault.endsWith(': missing'))).toHaveLength(253 - 7)
})
