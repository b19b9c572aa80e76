import { spawnSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import { databaseTypesArguments } from '../../../../../scripts/generate/db-types-arguments.ts'

test('db-types.gen.ts is what the migrations make; `npm run gen` writes it anew', () => {
  const env = { ...process.env, DATABASE_URL: inject('ownerUrl') }
  const { status, stderr } = spawnSync(process.execPath, databaseTypesArguments('verify'), { env, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
