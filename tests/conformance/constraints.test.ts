import type { Master } from '@countinghouse/contract/master'
import { snakeCase } from '@countinghouse/kernel/names'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from '../../apps/server/src/platform/contract.ts'
import { loadContract } from '../../apps/server/src/platform/contract.ts'
import { loadModules } from '../../apps/server/src/platform/handlers.ts'
import { query } from '../support/database.ts'
import { fieldSlice, kioskTables } from '../support/field-slice.ts'
import { useServer } from '../support/server.ts'
import type { JsonSchema } from './driver/document.ts'
import { alternativesOf } from './driver/document.ts'

const server = useServer()
let contract: Contract
let masters: readonly Master[]
const largestInteger: Readonly<Record<string, number>> = {
  int2: 32_767,
  int4: 2_147_483_647,
  int8: Number.MAX_SAFE_INTEGER,
}

beforeAll(async () => {
  contract = await loadContract()
  masters = [...contract.masters, ...(fieldSlice.masters ?? [])]
  await query(server.database.ownerUrl, kioskTables)
})

test('every unique key of a master has a rule that names the other record, so that its violation is never a server error', async () => {
  const { constraintRules } = await loadModules(contract, server.app.db, {
    more: [{ masters: fieldSlice.masters ?? [] }],
  })
  for (const master of masters) {
    const keys = await read<{ name: string }>(
      `
      select n.nspname || '.' || x.relname as name from pg_index i join pg_class x on x.oid = i.indexrelid join pg_namespace n on n.oid = x.relnamespace
      where i.indrelid = $1::regclass and i.indisunique and not i.indisprimary`,
      master,
    )
    expect(keys.length, master.entity).toBeGreaterThan(0)
    expect(
      keys.map((key) => key.name).filter((name) => !constraintRules.has(name)),
      master.entity,
    ).toEqual([])
  }
})

test('every rule of a constraint belongs to a constraint or index that exists', async () => {
  const { constraintRules } = await loadModules(contract, server.app.db, {
    more: [{ masters: fieldSlice.masters ?? [] }],
  })
  const existing = await query<{ name: string }>(
    server.database.maintUrl,
    `
    select n.nspname || '.' || c.conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    union select n.nspname || '.' || x.relname from pg_class x join pg_namespace n on n.oid = x.relnamespace where x.relkind = 'i'`,
  )
  const names = new Set(existing.map((row) => row.name))
  expect([...constraintRules.keys()].filter((name) => !names.has(name))).toEqual([])
})

test('whatever a check constraint of a master refuses, its contract refuses before or a rule explains', async () => {
  const { constraintRules } = await loadModules(contract, server.app.db, {
    more: [{ masters: fieldSlice.masters ?? [] }],
  })
  for (const master of masters) {
    const checks = await read<{ name: string; columns: string[] }>(
      `
      select c.conname as name, array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
      from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'c'`,
      master,
    )
    for (const { name, columns } of checks) {
      if (constraintRules.has(`${master.module}.${name}`)) continue
      expect(columns.length, `${master.entity} ${name} compares columns and has no rule`).toBe(1)
      for (const column of columns.filter((other) => other !== 'status')) {
        const schema = schemaOf(master, column)
        const isStated = alternativesOf(schema ?? {}).some(
          (other) =>
            other.enum ?? other.pattern ?? other.format ?? (other.minimum !== undefined && other.maximum !== undefined),
        )
        expect(isStated, `${master.entity} ${name}: the field of ${column} states no bounds`).toBeTruthy()
      }
    }
  }
})

test('a column takes null exactly where its field may stay empty, and every number its field admits', async () => {
  for (const master of masters) {
    const columns = await read<{ name: string; type: string; is_required: boolean }>(
      `
      select a.attname as name, t.typname as type, a.attnotnull as is_required from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
      master,
    )
    for (const field of Object.keys(master.fields)) {
      const column = columns.find((other) => other.name === snakeCase(field))
      if (column === undefined) throw new Error(`${master.entity} has no column for ${field}`)
      expect(master.fields[field]?.safeParse(null).success, `${master.entity}.${field}`).toBe(!column.is_required)
      for (const schema of alternativesOf(schemaOf(master, column.name) ?? {}).filter(
        (other) => other.type === 'integer',
      )) {
        expect(schema.maximum, `${master.entity}.${field}`).toBeLessThanOrEqual(largestInteger[column.type] ?? 0)
      }
    }
  }
})

function schemaOf(master: Master, column: string): JsonSchema | undefined {
  const field = Object.keys(master.fields).find((name) => snakeCase(name) === column)
  const schema = field === undefined ? undefined : master.fields[field]
  return schema === undefined ? undefined : (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)
}

async function read<T extends object>(text: string, master: Master): Promise<T[]> {
  return await query<T & Record<string, unknown>>(server.database.maintUrl, text, [master.entity])
}
