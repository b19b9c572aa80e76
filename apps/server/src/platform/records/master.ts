import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Master, MasterRow, MasterVerb } from '@countinghouse/contract/master'
import { hasVerb } from '@countinghouse/contract/master'
import { AppError } from '@countinghouse/kernel/errors'
import { camelCase, snakeCase } from '@countinghouse/kernel/names'
import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { columnsOf } from '../database/constraint-meaning.ts'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import type { Handler } from '../calls/handle.ts'
import { handleRead, handleWrite } from '../calls/handle.ts'
import { checkGuard, notifyGuard, verbOf } from './master-guard.ts'
import type { MasterTable } from './master-table.ts'
import { columnValues, masterTableOf } from './master-table.ts'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import { rejectInactive } from './inactive-names.ts'
import { brokenLine, missingInLine } from './line-rules.ts'
import { writeLines } from './lines-table.ts'
import { writeLinks } from './links-table.ts'
import { expirePicture } from './master-picture.ts'
import { readRow, rowsOf } from './master-row.ts'
import { mergedInto, rejectMerged, survivorOf } from '../merge/merged.ts'
import { usageOf } from './usage.ts'

type Values = Readonly<Record<string, unknown>>

/** Serves every call of a master from its contract but those of its list, and those of records of every type; a master needs no server code of its own. */
export function masterHandlers(master: Master): Handler[] {
  const table = masterTableOf(master)
  const { routes } = master
  const only = (verb: MasterVerb, created: () => Handler[]) => (hasVerb(master, verb) ? created() : [])
  return [
    handleRead(routes.get, async (ctx, reader, { id }) => {
      const row = await readRow(ctx, reader, table, id)
      return { ...row, usage: await usageOf(reader, ctx.companyId, table.entity, id) }
    }),
    ...only('create', () => [handleWrite(routes.create, (ctx, tx, values) => create(ctx, tx, table, values))]),
    handleWrite(routes.update, (ctx, tx, { id, version, ...values }) =>
      update(ctx, tx, table, { id, version }, values),
    ),
    ...only('delete', () => [handleWrite(routes.delete, (ctx, tx, target) => remove(ctx, tx, table, target))]),
  ]
}

async function create(ctx: Ctx, tx: Tx, table: MasterTable, values: Values): Promise<MasterRow> {
  await checkGuard(ctx, tx, table.entity, { verb: 'create', before: null, after: values })
  await rejectInactive(ctx, tx, table, { before: null, after: values })
  const columns = columnValues(table, values)
  const [created] = await rowsOf(
    tx,
    sql`
    with t as (
      insert into ${table.name} (company_id, ${names(columns)}, created_by, updated_by)
      values (${ctx.companyId}, ${sql.join(columns.map(([, value]) => value))}, ${ctx.userId}, ${ctx.userId})
      returning *)
    select ${table.row} from t ${table.joined}`,
  )
  if (created === undefined) throw new Error('An insert answered no row.')
  const row = await withParts(ctx, tx, table, created, values)
  await notifyGuard(ctx, tx, table.entity, { verb: 'create', before: null, after: row })
  ctx.audit({ entity: table.entity, entityId: row.id, label: row.name, before: null, after: fieldsOf(table, row) })
  return row
}

/**
 * Edits what was sent, if the version is still the one the user saw. Throws: not_found, stale with the current row in details,
 * merged, state_conflict for a status that is set already.
 */
export async function update(
  ctx: Ctx,
  tx: Tx,
  table: MasterTable,
  target: { id: number; version: number },
  values: Values,
): Promise<MasterRow> {
  const before = await readRow(ctx, tx, table, target.id, true)
  if (before.version !== target.version) fail('stale', { details: { current: before } })
  await rejectMerged(ctx, tx, table, before)
  const isStatus = 'status' in values
  if (isStatus && values['status'] === before.status) fail('state_conflict')
  const verb = verbOf(before, values)
  await checkGuard(ctx, tx, table.entity, { verb, before, after: { ...fieldsOf(table, before), ...values } })
  await rejectInactive(ctx, tx, table, { before, after: values })
  const columns: [string, unknown][] = isStatus ? [['status', values['status']]] : columnValues(table, values)
  const set = [...columns, ['updated_by', ctx.userId] as [string, unknown]]
  const [edited] = await rowsOf(
    tx,
    sql`
    with t as (
      update ${table.name} set ${sql.join(set.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where company_id = ${ctx.companyId} and id = ${target.id} and version = ${target.version}
      returning *)
    select ${table.row} from t ${table.joined}`,
  )
  if (edited === undefined) return fail('stale')
  const row = await withParts(ctx, tx, table, edited, values)
  await notifyGuard(ctx, tx, table.entity, { verb, before, after: row })
  ctx.audit({
    entity: table.entity,
    entityId: row.id,
    label: row.name,
    before: fieldsOf(table, before),
    after: fieldsOf(table, row),
  })
  return row
}

/** Throws: not_found, stale, merged, in_use with the counts of what points to the record in details.usage. */
async function remove(
  ctx: Ctx,
  tx: Tx,
  table: MasterTable,
  target: { id: number; version: number },
): Promise<{ id: number }> {
  const before = await readRow(ctx, tx, table, target.id, true)
  if (before.version !== target.version) fail('stale', { details: { current: before } })
  await rejectMerged(ctx, tx, table, before)
  const usage = [
    ...(await usageOf(tx, ctx.companyId, table.entity, target.id)),
    ...(await mergedInto(ctx, tx, table, target.id)),
  ]
  if (usage.length > 0) fail('in_use', { details: { usage } })
  await checkGuard(ctx, tx, table.entity, { verb: 'delete', before, after: null })
  await expirePicture(ctx, tx, table, target.id)
  await sql`delete from ${table.name} where company_id = ${ctx.companyId} and id = ${target.id}`.execute(tx)
  await notifyGuard(ctx, tx, table.entity, { verb: 'delete', before, after: null })
  ctx.audit({
    entity: table.entity,
    entityId: target.id,
    label: before.name,
    before: fieldsOf(table, before),
    after: null,
  })
  return { id: target.id }
}

/** The row that was written, with the lines and links that are written with it. */
async function withParts(ctx: Ctx, tx: Tx, table: MasterTable, row: MasterRow, values: Values): Promise<MasterRow> {
  const isWritten = await writeLines(ctx.companyId, tx, table.lines, { id: row.id, values })
  const isLinked = await writeLinks(ctx.companyId, tx, table.links, [{ id: row.id, values }])
  return isWritten || isLinked ? await readRow(ctx, tx, table, row.id) : row
}

function names(columns: readonly [string, unknown][]): RawBuilder<unknown> {
  return sql.join(columns.map(([column]) => sql.ref(column)))
}

/** What the audit shows of a row: its editable fields with its lines and links, and its status. */
export function fieldsOf(table: MasterTable, row: MasterRow): Values {
  return Object.fromEntries(
    [...table.columns.keys(), ...[...table.lines, ...table.links].map(({ field }) => field), 'status'].map((field) => [
      field,
      row[field],
    ]),
  )
}

/** What a master's constraints mean to the user: its unique keys, and each check that has a text `rule_<rest of its name>`. */
export function masterConstraintRules(master: Master): [string, ConstraintRule][] {
  const table = masterTableOf(master)
  const thing = snakeCase(master.thing)
  const checks = Object.entries(master.text).filter(([key]) => key.startsWith('rule_'))
  return [
    ...checks.map(([key, text]): [string, ConstraintRule] => {
      const name = `${master.module}.${thing}_${key.slice('rule_'.length)}`
      const lines = table.lines.find(({ entity }) => name.startsWith(`${entity}_`))
      return [
        name,
        lines === undefined ? brokenRule(master.module, name, text) : brokenLine(master.module, lines, name, text),
      ]
    }),
    ...table.lines.flatMap((lines) =>
      lines.lineFields
        .filter(({ widget }) => widget === 'record')
        .map((field): [string, ConstraintRule] => [
          `${lines.entity}_company_id_${snakeCase(field.key)}_fkey`,
          missingInLine(lines, field),
        ]),
    ),
    ...table.links.map((links): [string, ConstraintRule] => [
      `${links.entity}_company_id_${links.column}_fkey`,
      missing(links.field),
    ]),
    [`${master.module}.${thing}_merged`, isMerged],
    [`${master.module}.${thing}_standing`, isMerged],
    [`${master.module}.${thing}_code`, taken(table, 'code', sql`t.code_key`, (value) => sql`lower(${value}::text)`)],
    ...(master.uniqueName === 'none' ? [] : [nameRule(master, table)]),
  ]
}

function nameRule({ module, thing }: Master, table: MasterTable): [string, ConstraintRule] {
  const rule = taken(table, 'name', sql`t.name_key`, (value) => sql`platform.normalise(${value}::text)`)
  return [`${module}.${snakeCase(thing)}_name`, rule]
}

function missing(field: string): ConstraintRule {
  return async ({ locale }) => {
    const message = format(issueText.not_a_choice, locale)
    return new AppError('invalid_input', { fields: { [field]: [{ code: 'not_a_choice', message }] } })
  }
}

const isMerged: ConstraintRule = async () => new AppError('merged')

/** Shows the rule's text at every field the check reads. */
export function brokenRule(module: string, name: string, text: Text): ConstraintRule {
  return async (ctx, reader) => {
    const refusal = [{ code: 'rule', message: format(text, ctx.locale) }]
    const columns = await columnsOf(reader, name)
    return new AppError(`${module}.rule_broken`, {
      fields: Object.fromEntries(columns.map((column) => [camelCase(column), refusal])),
    })
  }
}

type Holder = { id: number; code: string; name: string; status: string; mergedFrom: string | null }

/** Names the record that holds the value already, or stands for the one that does, so that the user can open or reactivate it. */
function taken(
  table: MasterTable,
  field: string,
  key: RawBuilder<unknown>,
  keyOf: (value: string) => RawBuilder<unknown>,
): ConstraintRule {
  return async (ctx, reader, input) => {
    const value = String((input as Values)[field] ?? '')
    const { rows } = await sql<Holder>`
      select s.id, s.code, s.name, s.status, case when t.is_merged then t.name end as "mergedFrom" from ${table.name} t
      join ${table.name} s on s.company_id = t.company_id and s.id = ${survivorOf}
      where t.company_id = ${ctx.companyId} and ${key} = ${keyOf(value)} order by t.is_merged limit 1`.execute(reader)
    const [holder] = rows
    const from = holder?.mergedFrom ?? ''
    const message = format(from === '' ? issueText.taken : issueText.taken_by_merged, ctx.locale, {
      name: holder?.name ?? value,
      code: holder?.code ?? '',
      from,
    })
    return new AppError('duplicate', {
      details: { field, record: holder ?? null },
      fields: { [field]: [{ code: 'duplicate', message }] },
    })
  }
}
