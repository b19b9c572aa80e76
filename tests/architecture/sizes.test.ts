import { expect, test } from 'vitest'
import { filesOf, isTest, sourcesOf } from './sources.ts'

const limit = 400
const folderLimit = 40

test(`no hand-written file is longer than ${limit} lines`, () => {
  const written = sourcesOf(
    '{apps,packages}/*/{src,build,migrations,sql}/**/*.{ts,tsx,css,sql,mjs}',
    'scripts/**/*.{mjs,ts}',
    'tests/**/*.{ts,tsx}',
  )
    .filter(({ file }) => !file.includes('.gen.'))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  report(written.filter(({ file }) => /\.tsx?$/.test(file) && !isTest(file)).map(({ lines }) => lines))
  expect(written.filter(({ lines }) => lines > limit).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
})

test(`no folder of the browser holds more than ${folderLimit} files`, () => {
  const folders = Map.groupBy(filesOf('apps/web/src/**/*.*'), (file) => file.slice(0, file.lastIndexOf('/')))
  const full = [...folders].filter(([, files]) => files.length > folderLimit)
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

/** Scorecard of the house style: median at most 60 lines, 95th percentile at most 250. An alarm, not a goal. */
function report(lines: readonly number[]): void {
  const ordered = lines.toSorted((one, other) => one - other)
  const at = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? 0
  process.stdout.write(
    `${ordered.length} source files, median ${at(0.5)} lines, 95th percentile ${at(0.95)}, longest ${at(1)}\n`,
  )
}
