import { fieldModels, isLines, isRecords } from '@countinghouse/contract/field-model'
import type { Master } from '@countinghouse/contract/master'
import { snakeCase } from '@countinghouse/kernel/names'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from '../../apps/server/src/platform/calls/contract.ts'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import { loadModules } from '../../apps/server/src/platform/calls/handlers.ts'
import { query } from '../support/database.ts'
import { fieldSlice, kioskTables } from '../support/field-slice.ts'
import { useServer } from '../support/server.ts'
import type { JsonSchema } from './driver/document.ts'
import { alternativesOf } from './driver/document.ts'

const server = useServer()
let contract: Contract
let masters: readonly Master[]
/** The tables of masters and those of their lines, each with the fields that its columns hold. */
let tables: readonly Table[]
/** `listed`: what the table holds besides, which no form writes. */
type Table = Pick<Master, 'entity' | 'module' | 'fields'> & { readonly listed?: Master['fields'] }
const largestInteger: Readonly<Record<string, number>> = {
  int2: 32_767,
  int4: 2_147_483_647,
  int8: Number.MAX_SAFE_INTEGER,
}

beforeAll(async () => {
  contract = await loadContract()
  masters = [...contract.masters, ...(fieldSlice.masters ?? [])]
  tables = masters.flatMap(tablesOf)
  await query(server.database.ownerUrl, kioskTables)
})

function tablesOf(master: Master): Table[] {
  const models = fieldModels(master)
  const own = models.filter((model) => !isLines(model) && !isRecords(model))
  const fieldsOf = (some: readonly { key?: string; name: string; schema: z.ZodType }[]) =>
    Object.fromEntries(some.map(({ key, name, schema }) => [key ?? name, schema]))
  const { entity, module } = master
  return [
    { entity, module, fields: fieldsOf(own), listed: master.listing.fields },
    ...models
      .filter(isLines)
      .map(({ one, lineFields }) => ({ entity: `${entity}_${snakeCase(one)}`, module, fields: fieldsOf(lineFields) })),
  ]
}

test('every unique key of a master has a rule that names the other record, so that its violation is never a server error', async () => {
  const { constraintRules } = await loadModules(contract, server.app.db, {
    more: [{ masters: fieldSlice.masters ?? [] }],
  })
  for (const table of tables) {
    const keys = await read<{ name: string }>(
      `
      select n.nspname || '.' || x.relname as name from pg_index i join pg_class x on x.oid = i.indexrelid join pg_namespace n on n.oid = x.relnamespace
      where i.indrelid = $1::regclass and i.indisunique and not i.indisprimary`,
      table,
    )
    if ('code' in table.fields) expect(keys.length, table.entity).toBeGreaterThan(0)
    expect(
      keys.map((key) => key.name).filter((name) => !constraintRules.has(name)),
      table.entity,
    ).toEqual([])
  }
})

test('every unique key of entered lines of a document has a rule at the line, so that lines that repeat are never a server error', async () => {
  const { constraintRules } = await loadModules(contract, server.app.db)
  const lines = contract.documents
    .filter(({ constrainedBy }) => constrainedBy === null)
    .flatMap((document) =>
      fieldModels(document.entry)
        .filter(isLines)
        .map((model) => ({ document, model })),
    )
  expect(lines.length).toBeGreaterThan(20)
  for (const { document, model } of lines) {
    const entity = `${document.entity}_${snakeCase(model.one)}`
    const entered = model.lineFields.map(({ key }) => snakeCase(key))
    const keys = await query<{ name: string }>(
      server.database.maintUrl,
      `
      select n.nspname || '.' || x.relname as name from pg_index i join pg_class x on x.oid = i.indexrelid join pg_namespace n on n.oid = x.relnamespace
      where i.indrelid = $1::regclass and i.indisunique and not i.indisprimary
        and exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = any($2))`,
      [entity, entered],
    )
    expect(
      keys.map(({ name }) => name).filter((name) => !constraintRules.has(name)),
      entity,
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
  for (const table of tables) {
    const checks = await read<{ name: string; columns: string[] }>(
      `
      select c.conname as name, array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
      from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'c'`,
      table,
    )
    // What no field writes, such as the files of a picture, nobody breaks by an input.
    const written = new Set(['status', 'line_no', ...Object.keys({ ...table.listed, ...table.fields }).map(snakeCase)])
    for (const { name, columns } of checks.filter((check) => check.columns.some((column) => written.has(column)))) {
      if (constraintRules.has(`${table.module}.${name}`)) continue
      expect(columns.length, `${table.entity} ${name} compares columns and has no rule`).toBe(1)
      for (const column of columns.filter((other) => other !== 'status' && other !== 'line_no')) {
        const schema = schemaOf(table, column)
        const isStated = alternativesOf(schema ?? {}).some(
          (other) =>
            other.enum ?? other.pattern ?? other.format ?? (other.minimum !== undefined && other.maximum !== undefined),
        )
        expect(isStated, `${table.entity} ${name}: the field of ${column} states no bounds`).toBeTruthy()
      }
    }
  }
})

test('a column takes null exactly where its field may stay empty, and every number its field admits', async () => {
  for (const table of tables) {
    const columns = await read<{ name: string; type: string; is_required: boolean }>(
      `
      select a.attname as name, t.typname as type, a.attnotnull as is_required from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
      table,
    )
    for (const field of Object.keys(table.fields)) {
      const column = columns.find((other) => other.name === snakeCase(field))
      if (column === undefined) throw new Error(`${table.entity} has no column for ${field}`)
      expect(table.fields[field]?.safeParse(null).success, `${table.entity}.${field}`).toBe(!column.is_required)
      for (const schema of alternativesOf(schemaOf(table, column.name) ?? {}).filter(
        (other) => other.type === 'integer',
      )) {
        expect(schema.maximum, `${table.entity}.${field}`).toBeLessThanOrEqual(largestInteger[column.type] ?? 0)
      }
    }
  }
})

function schemaOf(table: Table, column: string): JsonSchema | undefined {
  const fields = { ...table.listed, ...table.fields }
  const field = Object.keys(fields).find((name) => snakeCase(name) === column)
  const schema = field === undefined ? undefined : fields[field]
  return schema === undefined ? undefined : (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)
}

async function read<T extends object>(text: string, table: Table): Promise<T[]> {
  return await query<T & Record<string, unknown>>(server.database.maintUrl, text, [table.entity])
}
