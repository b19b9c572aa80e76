import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { NewSize, Size, updateSize } from '@countinghouse/contract/procure/size'
import { mostSizes } from '@countinghouse/contract/procure/size'
import { text } from '@countinghouse/contract/procure/size.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { snakeCase } from '@countinghouse/kernel/names'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { usageOf } from '../../../platform/records/usage.ts'
import { syncSizes } from '../prices/sync-sizes.ts'
import type { SizeRow } from './find-sizes.ts'
import { findScaleOf, findSizes, lockSize, withUsage, writeSizes } from './find-sizes.ts'

type Moving = { readonly id: number; readonly otherId: number | null }
type TransitionTarget = { readonly id: number; readonly version: number }

/** Gap between sort orders, for manual inserts. */
const gap = 10

/** Locks a scale, whose sizes cannot be changed by others until the end of the transaction. Answers its code. Throws: not_found. */
async function lockScale({ companyId }: Ctx, tx: Tx, id: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from procure.size_scale where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  return rows[0]?.code ?? fail('not_found')
}

/** Locks a size after its scale, the same order in which several sizes are changed. */
async function lock(ctx: Ctx, tx: Tx, target: TransitionTarget): Promise<{ scale: string; before: SizeRow }> {
  const scaleId = await findScaleOf(ctx, tx, target.id)
  return { scale: await lockScale(ctx, tx, scaleId), before: await lockSize(ctx, tx, target) }
}

/** Adds a size after the last one. Throws: not_found, procure.too_many_sizes, duplicate. */
export async function addSize(ctx: Ctx, tx: Tx, scaleId: number, added: NewSize): Promise<Size> {
  const scale = await lockScale(ctx, tx, scaleId)
  const { created } = await insertSizes(ctx, tx, { scaleId, added: [added], path: '' })
  const [row] = created
  if (row === undefined) return fail('not_found')
  audit(ctx, scale, null, row)
  return row
}

/** Adds sizes after the last one. Throws: not_found, procure.too_many_sizes, duplicate at each size whose code or name is taken. */
export async function addSizes(ctx: Ctx, tx: Tx, scaleId: number, added: readonly NewSize[]): Promise<Size[]> {
  const scale = await lockScale(ctx, tx, scaleId)
  const { standing, created } = await insertSizes(ctx, tx, { scaleId, added, path: 'sizes.' })
  ctx.audit({
    entity: 'procure.size_scale',
    entityId: scaleId,
    label: scale,
    before: { sizes: codesOf(standing) },
    after: { sizes: codesOf([...standing, ...created]) },
  })
  return created
}

/** Size codes as shown in lists. */
export function codesOf(sizes: readonly Pick<Size, 'code'>[]): string {
  return sizes.map(({ code }) => code).join(' ')
}

type Adding = { readonly scaleId: number; readonly added: readonly NewSize[]; readonly path: string }

/** The caller has locked or just created the scale. */
export async function insertSizes(
  ctx: Ctx,
  tx: Tx,
  { scaleId, added, path }: Adding,
): Promise<{ standing: Size[]; created: Size[] }> {
  const standing = await findSizes(ctx, tx, scaleId)
  if (standing.length + added.length > mostSizes) fail('procure.too_many_sizes')
  rejectTaken(ctx, standing, added, path)
  const rows = await writeSizes(
    tx,
    sql`
    insert into procure.size as s (company_id, size_scale_id, code, name, name_ar, short_name, dim1, dim2, nrf_code, gs1_code, is_core,
      sort_order, created_by, updated_by)
    select ${ctx.companyId}, ${scaleId}, n.code, n.name, n."nameAr", n."shortName", n.dim1, n.dim2, n."nrfCode", n."gs1Code",
      coalesce(n."isCore", false), l.place + n.line * ${gap}, ${ctx.userId}, ${ctx.userId}
    from (select coalesce(max(sort_order), 0) as place from procure.size
        where company_id = ${ctx.companyId} and size_scale_id = ${scaleId}) l,
      rows from (jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as (code text, name text, "nameAr" text, "shortName" text, dim1 text,
        dim2 text, "nrfCode" text, "gs1Code" text, "isCore" boolean)) with ordinality
        as n (code, name, "nameAr", "shortName", dim1, dim2, "nrfCode", "gs1Code", "isCore", line)
    order by n.line`,
  )
  return { standing, created: rows.map((row) => ({ ...row, usage: 0 })) }
}

/** Throws: not_found, stale, duplicate, procure.rule_broken for a measurement that ends below its start. */
export async function editSize(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof updateSize>): Promise<Size> {
  const { id, version, ...values } = input
  const { scale, before } = await lock(ctx, tx, { id, version })
  rejectBackwards(ctx, values.measurements ?? [])
  const others = (await findSizes(ctx, tx, before.sizeScaleId)).filter((size) => size.id !== id)
  rejectTaken(ctx, others, [{ ...before, ...values }], '')
  const set = Object.entries(values).map(([field, value]) => {
    const written = field === 'measurements' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
    return sql`${sql.ref(snakeCase(field))} = ${written}`
  })
  const [row] = await writeSizes(
    tx,
    sql`
    update procure.size as s set ${sql.join([...set, sql`updated_by = ${ctx.userId}`])}
    where s.company_id = ${ctx.companyId} and s.id = ${id}`,
  )
  if (row === undefined) return fail('not_found')
  audit(ctx, scale, before, row)
  return await only(ctx, tx, row)
}

/** Moves a size before another one of its scale; null: to the end. Throws: not_found, also when the other one is in another scale. */
export async function moveSize(ctx: Ctx, tx: Tx, { id, otherId }: Moving): Promise<Size> {
  const scaleId = await findScaleOf(ctx, tx, id)
  const scale = await lockScale(ctx, tx, scaleId)
  const before = await findSizes(ctx, tx, scaleId)
  const from = before.findIndex((size) => size.id === id)
  const size = before[from]
  const others = before.toSpliced(from, 1)
  const to =
    otherId === null ? others.length : otherId === id ? from : others.findIndex((other) => other.id === otherId)
  if (size === undefined || to === -1) return fail('not_found')
  const placed = others.toSpliced(to, 0, size).map((one, line) => ({ id: one.id, place: (line + 1) * gap }))
  await syncSizes(tx, { companyId: ctx.companyId, scaleId }, placed)
  await sql`
    update procure.size s set sort_order = n.place
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as n(id bigint, place integer)
    where s.company_id = ${ctx.companyId} and s.size_scale_id = ${scaleId} and s.id = n.id and s.sort_order <> n.place`.execute(
    tx,
  )
  ctx.audit({
    entity: 'procure.size',
    entityId: id,
    label: `${scale} ${size.code}`,
    before: { place: from + 1 },
    after: { place: to + 1 },
  })
  return (await findSizes(ctx, tx, scaleId)).find((one) => one.id === id) ?? fail('not_found')
}

/** Throws: not_found, stale, state_conflict for an unchanged status. */
export async function setStatus(ctx: Ctx, tx: Tx, target: TransitionTarget, status: SizeRow['status']): Promise<Size> {
  const { scale, before } = await lock(ctx, tx, target)
  if (before.status === status) fail('state_conflict')
  const [row] = await writeSizes(
    tx,
    sql`update procure.size as s set status = ${status}, updated_by = ${ctx.userId}
      where s.company_id = ${ctx.companyId} and s.id = ${target.id}`,
  )
  if (row === undefined) return fail('not_found')
  audit(ctx, scale, before, row)
  return await only(ctx, tx, row)
}

/** Throws: not_found, stale, in_use with the reference counts in details.usage. */
export async function removeSize(ctx: Ctx, tx: Tx, target: TransitionTarget): Promise<{ id: number }> {
  const { scale, before } = await lock(ctx, tx, target)
  const usage = await usageOf(tx, ctx.companyId, 'procure.size', target.id)
  if (usage.length > 0) fail('in_use', { details: { usage } })
  await sql`delete from procure.size where company_id = ${ctx.companyId} and id = ${target.id}`.execute(tx)
  audit(ctx, scale, before, null)
  return { id: target.id }
}

async function only(ctx: Ctx, tx: Tx, row: SizeRow): Promise<Size> {
  const [size] = await withUsage(ctx, tx, [row])
  return size ?? fail('not_found')
}

type Named = Pick<NewSize, 'code' | 'name'>

/** `path`: path of the sizes in the input, each at its index; '' for a single one. */
function rejectTaken(ctx: Ctx, standing: readonly Named[], added: readonly Named[], path: string): void {
  const message = (name: string) => format(issueText.taken, ctx.locale, { name, code: name })
  const fields: Record<string, { code: string; message: string }[]> = {}
  for (const key of ['code', 'name'] as const) {
    const taken = new Set(standing.map((size) => size[key].toLowerCase()))
    for (const [index, size] of added.entries()) {
      const value = size[key].toLowerCase()
      const at = path === '' ? key : `${path}${index}.${key}`
      if (taken.has(value)) fields[at] = [{ code: 'duplicate', message: message(size[key]) }]
      taken.add(value)
    }
  }
  if (Object.keys(fields).length > 0) fail('duplicate', { fields })
}

function rejectBackwards({ locale }: Ctx, measurements: Size['measurements']): void {
  const index = measurements.findIndex(({ minMm, maxMm }) => minMm > maxMm)
  if (index === -1) return
  const message = format(text.rule_measurement_range, locale)
  fail('procure.rule_broken', { fields: { [`measurements.${index}.maxMm`]: [{ code: 'rule', message }] } })
}

function audit(ctx: Ctx, scale: string, before: SizeRow | null, after: SizeRow | null): void {
  const row = after ?? before
  if (row === null) return
  const told = (size: SizeRow | null) => {
    if (size === null) return null
    const { id: _id, sizeScaleId: _scale, version: _version, ...fields } = size
    return fields
  }
  ctx.audit({
    entity: 'procure.size',
    entityId: row.id,
    label: `${scale} ${row.code}`,
    before: told(before),
    after: told(after),
  })
}
