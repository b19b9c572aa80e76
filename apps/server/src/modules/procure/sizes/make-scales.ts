import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { ReadyScaleKey } from '@countinghouse/contract/procure/ready-scales'
import { readyScales } from '@countinghouse/contract/procure/ready-scales'
import { text } from '@countinghouse/contract/procure/ready-scales.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { codesOf, insertSizes } from './change-sizes.ts'
import { pairByTable } from './equivalents.ts'
import { findSizes } from './find-sizes.ts'

type Created = { id: number; code: string; name: string; version: number }

/** Clones a scale with its sizes in order. Throws: not_found, duplicate. */
export async function cloneScale(ctx: Ctx, tx: Tx, { id, code, name }: Omit<Created, 'version'>): Promise<Created> {
  const sizes = await findSizes(ctx, tx, id)
  const { rows } = await sql<Created & ScaleDetails>`
    insert into procure.size_scale (company_id, code, name, system, category, gender, dim1_label, dim2_label, created_by, updated_by)
    select company_id, ${code}, ${name}, system, category, gender, dim1_label, dim2_label, ${ctx.userId}, ${ctx.userId}
    from procure.size_scale where company_id = ${ctx.companyId} and id = ${id}
    returning id, code, name, version, system, category, gender, dim1_label as "dim1Label", dim2_label as "dim2Label", status`.execute(
    tx,
  )
  const created = rows[0] ?? fail('not_found')
  const active = sizes.filter(({ status }) => status === 'active')
  audit(ctx, created, active)
  if (active.length > 0) {
    await insertSizes(ctx, tx, { scaleId: created.id, added: active, path: 'sizes.' })
    await sql`
      update procure.size n set measurements = s.measurements from procure.size s
      where n.company_id = ${ctx.companyId} and n.size_scale_id = ${created.id} and s.company_id = n.company_id
        and s.size_scale_id = ${id} and s.code = n.code and s.measurements <> '[]'`.execute(tx)
  }
  return { id: created.id, code: created.code, name: created.name, version: created.version }
}

/** Adds missing ready-made scales, named in the language of the user. Throws: duplicate when all exist, or another scale has such a name. */
export async function createReadyScales(ctx: Ctx, tx: Tx, keys: readonly ReadyScaleKey[]): Promise<Created[]> {
  const created: Created[] = []
  for (const key of new Set(keys)) {
    const ready = readyScales[key]
    const isSplit = ready.sizes.some(({ dim1 }) => dim1 !== undefined)
    const { rows } = await sql<Created & ScaleDetails>`
      insert into procure.size_scale (company_id, code, name, system, category, gender, dim1_label, dim2_label, created_by, updated_by)
      values (${ctx.companyId}, ${ready.code}, ${format(text[key], ctx.locale)}, ${ready.system}, ${ready.category}, ${ready.gender},
        ${isSplit ? format(text.waist, ctx.locale) : null}, ${isSplit ? format(text.length, ctx.locale) : null}, ${ctx.userId}, ${ctx.userId})
      on conflict (company_id, code_key) do nothing
      returning id, code, name, version, system, category, gender, dim1_label as "dim1Label", dim2_label as "dim2Label", status`.execute(
      tx,
    )
    const [scale] = rows
    if (scale === undefined) continue
    const sizes = sizesOf(key, ctx.locale)
    audit(ctx, scale, sizes)
    await insertSizes(ctx, tx, { scaleId: scale.id, added: sizes, path: 'sizes.' })
    created.push({ id: scale.id, code: scale.code, name: scale.name, version: scale.version })
  }
  if (created.length === 0) {
    const message = format(text.allThere, ctx.locale)
    fail('duplicate', { fields: { keys: [{ code: 'duplicate', message }] } })
  }
  await pairByTable(
    ctx,
    tx,
    tableCells,
    created.map(({ id }) => id),
  )
  return created
}

const tableCells = Object.values(readyScales).flatMap(({ code, table, sizes }) =>
  table === undefined
    ? []
    : sizes.map((size, index) => ({ table: table.name, row: table.firstRow + index, scale: code, size: size.code })),
)

function sizesOf(key: ReadyScaleKey, locale: Locale) {
  const { sizes } = readyScales[key]
  if (key !== 'one_size') return sizes
  const nameAr = locale === 'ar' ? null : text.one_size.ar
  return sizes.map((size) => ({ ...size, name: format(text.one_size, locale), nameAr }))
}

type ScaleDetails = Readonly<Record<'system' | 'category' | 'gender' | 'dim1Label' | 'dim2Label' | 'status', unknown>>

function audit(
  ctx: Ctx,
  { id, version: _version, ...facts }: Created & ScaleDetails,
  sizes: readonly { code: string }[],
): void {
  ctx.audit({
    entity: 'procure.size_scale',
    entityId: id,
    label: facts.name,
    before: null,
    after: { ...facts, sizes: codesOf(sizes) },
  })
}
