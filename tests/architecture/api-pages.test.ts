import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import { projectDir } from './sources.ts'

/** How many calls each names at least, so that a table which is read no more is noticed. */
const pages = { 'docs/api-warehouse.md': 80, 'docs/api-catalogue.md': 80 }

test.for(Object.entries(pages))('every call that %s says is built is one of the contract', async ([file, least]) => {
  const { routes } = await loadContract()
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  const built = readFileSync(join(projectDir, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split(' | ')[1] ?? '').matchAll(/`([A-Z]+ \/.+?)`/g)].map(([, call = '']) => call))
  expect(built.length).toBeGreaterThan(least)
  expect(built.filter((call) => !served.has(call))).toEqual([])
})
