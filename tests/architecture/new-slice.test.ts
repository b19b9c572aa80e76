import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from './project-copy.ts'
import { filesOf, projectDir } from './sources.ts'
import { nodesOf } from './syntax.ts'

const folders = ['packages', 'scripts', 'apps/server/migrations', 'apps/server/src/modules/procure']

function runNew(dir: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(dir, 'scripts/new/main.ts'), ...args], { cwd: dir, encoding: 'utf8' })
}

function compile(dir: string, files: readonly string[]) {
  const options = { extends: './tsconfig.base.json', files }
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(options))
  return spawnSync(process.execPath, [join(projectDir, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: dir,
    encoding: 'utf8',
  })
}

test('npm run new -- master writes four files that compile', () => {
  const dir = copyProject(folders)
  const { status, stderr } = runNew(dir, 'master', 'procure/packing-type')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const number = String(filesOf('apps/server/migrations/*.sql').length + 1).padStart(4, '0')
  const contract = [
    'packages/contract/src/procure/packing-type.ts',
    'packages/contract/src/procure/packing-type.text.ts',
  ]
  const migration = `apps/server/migrations/${number}_procure_packing_type.sql`
  const written = 'apps/server/src/modules/procure/packing-type.test.ts'
  const texts = [...contract, migration, written].map((file) => readFileSync(join(dir, file), 'utf8'))
  expect(texts.filter((text) => text.includes('{{') || text.includes('undefined'))).toEqual([])
  expect(compile(dir, contract).stdout).toBe('')
  expect(texts[2]).toContain("select platform.protect_master('procure.packing_type');")
  expect(nodesOf({ file: written, text: texts[3] ?? '' }).length).toBeGreaterThan(100)
  expect(texts[3]).toContain('expect.fail(')

  expect(runNew(dir, 'master', 'procure/packing-type').stderr).toContain('share the rights of packing-type')
  expect(runNew(dir, 'master', 'procure/packing-type', '--path', '/procure/other/').stderr).toContain(
    'procure.packing_type exists already',
  )
}, 60_000)

test('npm run new -- document writes six files that compile', () => {
  const dir = copyProject(folders)
  const { status, stderr } = runNew(dir, 'document', 'procure/price-check')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const number = String(filesOf('apps/server/migrations/*.sql').length + 1).padStart(4, '0')
  const contract = ['packages/contract/src/procure/price-check.ts', 'packages/contract/src/procure/price-check.text.ts']
  const others = [
    `apps/server/migrations/${number}_procure_price_check.sql`,
    'apps/server/src/modules/procure/price-check.api.ts',
    'apps/web/src/features/procure/price-check.screen.tsx',
    'apps/server/src/modules/procure/price-check.test.ts',
  ]
  const texts = [...contract, ...others].map((file) => readFileSync(join(dir, file), 'utf8'))
  expect(texts.filter((text) => /\{\{[a-zA-Z]/.test(text) || text.includes('undefined'))).toEqual([])
  expect(compile(dir, contract).stdout).toBe('')
  expect(texts[2]).toContain("select platform.protect_document('procure.price_check'")
  expect(texts[4]).toContain('<DocumentScreen document={priceCheck} />')
  expect(texts[5]).toContain('expect.fail(')
}, 60_000)

test('a module without a schema gets one, and its pages stand below a suite', () => {
  const dir = copyProject(folders)
  const modules = JSON.parse(readFileSync(join(dir, 'modules.json'), 'utf8')) as object
  const rental = { families: ['rental'], dependsOn: ['erp'] }
  writeFileSync(join(dir, 'modules.json'), JSON.stringify({ ...modules, rental }))
  expect(runNew(dir, 'master', 'rental/reason').stderr).toContain('name it with --path')
  expect(runNew(dir, 'master', 'rental/reason', '--path', '/finance/reason/').status).toBe(0)
  const migration = filesOf('apps/server/migrations/*.sql').length + 1
  const sql = readFileSync(
    join(dir, `apps/server/migrations/${String(migration).padStart(4, '0')}_rental_reason.sql`),
    'utf8',
  )
  expect(sql).toMatch(/^create schema rental;/)
}, 60_000)

test('an unknown module, another kind and a name that is no name are refused, and nothing is written', () => {
  const dir = copyProject(folders)
  const refusals = [
    ['master', 'shop/thing'],
    ['report', 'procure/thing'],
    ['master', 'procure/Thing'],
    ['master', 'procure'],
    ['master', 'procure/order'],
    ['master', 'procure/brand'],
  ]
  expect(refusals.map((args) => runNew(dir, ...args).status)).toEqual(refusals.map(() => 1))
  expect(existsSync(join(dir, 'packages/contract/src/procure/thing.ts'))).toBe(false)
  expect(existsSync(join(dir, 'packages/contract/src/shop'))).toBe(false)
}, 60_000)
