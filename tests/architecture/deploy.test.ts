import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import { helpText } from '../../apps/server/src/platform/config/config-help.ts'
import { filesOf, projectDir } from './sources.ts'

// These files cannot be run here; what they name must at least be there.

const read = (name: string): string => readFileSync(join(projectDir, 'deploy', name), 'utf8')
const all = filesOf('deploy/*').map((file) => ({ file, text: readFileSync(join(projectDir, file), 'utf8') }))

test('every program they start and every file they name is there', () => {
  const named = all.flatMap(
    ({ text }) => text.match(/\b(?:apps|deploy|docs)\/[\w./-]+\.(?:ts|md|yaml)\b|deploy\/Dockerfile/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((path) => !existsSync(join(projectDir, path)))).toEqual([])
  const scripts: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectDir, 'package.json'), 'utf8'),
  )
  const run = all.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? ''))
  expect(run.filter((name) => !(name in scripts.scripts))).toEqual([])
})

test('every setting they give is one, and they are settings that a server accepts', () => {
  const env = [...read('Dockerfile').matchAll(/([A-Z_]+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const compose = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): (\S+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const unit = [...read('countinghouse.service').matchAll(/^Environment=([A-Z_]+)=(\S+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const external = [...read('compose.external.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(
    ([, name = '']) => [name, ''] as const,
  )
  const names = [...env, ...compose, ...unit, ...external].map(([name]) => name).filter((name) => name !== 'NODE_ENV')
  expect(names.filter((name) => !helpText.includes(name))).toEqual([])
  expect(readConfig(['--no-open', '--no-demo'], Object.fromEntries([...env, ...compose]))).toMatchObject({
    config: { port: 8080, host: '0.0.0.0', dataDir: '/var/lib/countinghouse' },
  })
  expect(readConfig(['--no-open', '--no-demo'], Object.fromEntries(unit)).kind).toBe('run')
})

test('port, data folder and the time to stop are the same everywhere', () => {
  for (const { file, text } of all) {
    expect(
      [...text.matchAll(/(?:EXPOSE |PORT=|127\.0\.0\.1:8080:|127\.0\.0\.1:)(\d+)/g)].filter(
        (match) => match[1] !== '8080',
      ),
      file,
    ).toEqual([])
    expect(
      (text.match(/\/var\/lib\/[\w/]+/g) ?? []).filter(
        (path) => !/^\/var\/lib\/(?:countinghouse|apt\/lists\/)$/.test(path),
      ),
      file,
    ).toEqual([])
  }
  expect(read('compose.yaml')).toContain('stop_grace_period: 60s')
  expect(read('countinghouse.service')).toContain('TimeoutStopSec=60')
})
