import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContract } from '../../apps/server/src/platform/contract.ts'
import { projectDir } from './sources.ts'

test('every call that docs/api-warehouse.md says is built is one of the contract', async () => {
  const { routes } = await loadContract()
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  const page = readFileSync(join(projectDir, 'docs/api-warehouse.md'), 'utf8')
  const built = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split(' | ')[1] ?? '').matchAll(/`([A-Z]+ \/.+?)`/g)].map(([, call = '']) => call))
  expect(built.length).toBeGreaterThan(80)
  expect(built.filter((call) => !served.has(call))).toEqual([])
})
