import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf } from './lib/checks.mjs'
import { environmentOf, findNode, projectDir } from './lib/project.mjs'
import { countsOfVitest } from './lib/test-counts.mjs'

// npm run test:planted -- [part of a fault's name]: puts each fault of tests/planted.json into the sources, one after the other, and
// runs the tests that must notice it. Ends with 1 when one is not noticed. Only on a clean working tree, which it leaves as it was.

const [part = ''] = process.argv.slice(2)
const faults = JSON.parse(readFileSync(join(projectDir, 'tests/planted.json'), 'utf8'))
const node = findNode()
const folder = mkdtempSync(join(tmpdir(), 'countinghouse-planted-'))
const report = join(folder, 'counts.json')

if (git('status', '--porcelain') !== '')
  throw new Error('Commit or discard your changes first: faults are put into the sources.')
const chosen = faults.filter(({ fault }) => fault.includes(part))
const missed = chosen.filter((planted) => !isNoticed(planted))
rmSync(folder, { recursive: true, force: true })
console.log(`${chosen.length} faults, ${missed.length} not noticed`)
process.exitCode = missed.length === 0 ? 0 : 1

function isNoticed({ fault, file, from, to, tests }) {
  const path = join(projectDir, file)
  const sound = readFileSync(path, 'utf8')
  const started = performance.now()
  writeFileSync(
    path,
    sound.replace(from, () => to),
  )
  try {
    const { failures } = countsOf(tests)
    // Tests that could not run notice nothing: a failed test is named behind its file.
    const isSeen = failures.some((failure) => failure.includes(' › '))
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${isSeen ? 'noticed    ' : 'NOT NOTICED'} ${seconds} s  ${fault}`)
    console.log(
      `            ${(failures.find((failure) => failure.includes(' › ')) ?? failures[0] ?? '').split('\n')[0]}`,
    )
    return isSeen
  } finally {
    writeFileSync(path, sound)
  }
}

function countsOf(tests) {
  rmSync(report, { force: true })
  const args = [
    programOf.vitest,
    'run',
    '--project',
    'unit',
    '--project',
    'database',
    '--reporter',
    './scripts/lib/counts-reporter.mjs',
  ]
  spawnSync(node, [...args, ...tests], {
    cwd: projectDir,
    env: Object.assign(environmentOf(node), { COUNTS_FILE: report }),
    stdio: 'ignore',
  })
  return countsOfVitest(report)
}

function git(...args) {
  return spawnSync('git', args, { cwd: projectDir, encoding: 'utf8' }).stdout.trim()
}
