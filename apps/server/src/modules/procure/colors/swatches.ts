import { fail } from '@countinghouse/contract/errors'
import type {
  ColorSwatch,
  createSwatch,
  downloadSwatchPicture,
  updateSwatch,
} from '@countinghouse/contract/procure/color-swatch'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { snakeCase } from '@countinghouse/kernel/names'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { saveFile, openFile, setExpiry } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/upload.ts'

type Whose = Pick<Ctx, 'companyId'>
type TransitionTarget = { readonly id: number; readonly version: number }

/** Swatches of a colour, the default one first. Throws: not_found for an unknown colour. */
export async function findSwatches(ctx: Whose, db: Reader | Tx, colorId: number): Promise<ColorSwatch[]> {
  const { rows } = await sql`
    select from procure.color where company_id = ${ctx.companyId} and id = ${colorId}`.execute(db)
  if (rows.length === 0) fail('not_found')
  return await swatchesWhere(ctx, db, sql`s.color_id = ${colorId}`)
}

async function swatchesWhere(
  { companyId }: Whose,
  db: Reader | Tx,
  requested: ReturnType<typeof sql>,
): Promise<ColorSwatch[]> {
  const { rows } = await sql<ColorSwatch>`
    select s.id, s.color_id as "colorId", s.supplier_id as "supplierId", s.season_id as "seasonId", s.brand_id as "brandId",
      s.supplier_code as "supplierCode", s.supplier_name as "supplierName", s.lab_dip_status as "labDipStatus",
      s.is_default as "isDefault", p.name as supplier, e.name as season, platform.in_language(b.name, b.name_ar) as brand, s.small_file_id as picture, s.version
    from procure.color_swatch s
    left join procure.supplier p on p.company_id = s.company_id and p.id = s.supplier_id
    left join procure.season e on e.company_id = s.company_id and e.id = s.season_id
    left join procure.brand b on b.company_id = s.company_id and b.id = s.brand_id
    where s.company_id = ${companyId} and ${requested}
    order by s.is_default desc, p.name collate "und-x-icu" nulls first, s.id`.execute(db)
  return rows
}

async function one(ctx: Whose, tx: Tx, id: number): Promise<ColorSwatch> {
  return (await swatchesWhere(ctx, tx, sql`s.id = ${id}`))[0] ?? fail('not_found')
}

/** Throws: not_found, duplicate by its unique key. */
export async function addSwatch(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof createSwatch>): Promise<ColorSwatch> {
  const { id: colorId, ...values } = input
  const { rows: colors } = await sql`
    select from procure.color where company_id = ${ctx.companyId} and id = ${colorId} for no key update`.execute(tx)
  if (colors.length === 0) fail('not_found')
  if (values.isDefault === true) await clearDefault(ctx, tx, colorId)
  const columns = Object.entries({ ...values, createdBy: ctx.userId, updatedBy: ctx.userId })
  const { rows } = await sql<{ id: number }>`
    insert into procure.color_swatch (company_id, color_id, ${sql.join(columns.map(([name]) => sql.ref(snakeCase(name))))})
    values (${ctx.companyId}, ${colorId}, ${sql.join(columns.map(([, value]) => value))}) returning id`.execute(tx)
  const swatch = await one(ctx, tx, rows[0]?.id ?? 0)
  audit(ctx, null, swatch)
  return swatch
}

/** Throws: not_found, stale with the current row in details, duplicate by its unique key. */
export async function editSwatch(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof updateSwatch>): Promise<ColorSwatch> {
  const { id, version, ...values } = input
  const before = await lock(ctx, tx, { id, version })
  if (values.isDefault === true && !before.isDefault) await clearDefault(ctx, tx, before.colorId)
  const set = Object.entries({ ...values, updatedBy: ctx.userId })
  await sql`
    update procure.color_swatch set ${sql.join(set.map(([name, value]) => sql`${sql.ref(snakeCase(name))} = ${value}`))}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  const after = await one(ctx, tx, id)
  audit(ctx, before, after)
  return after
}

/** Throws: not_found, stale. */
export async function removeSwatch(ctx: Ctx, tx: Tx, target: TransitionTarget): Promise<{ id: number }> {
  const before = await lock(ctx, tx, target)
  await dropPicture(ctx, tx, target.id)
  await sql`delete from procure.color_swatch where company_id = ${ctx.companyId} and id = ${target.id}`.execute(tx)
  audit(ctx, before, null)
  return { id: target.id }
}

/** Saves the reduced sizes of a re-encoded picture. Throws: not_found. */
export async function savePicture(
  ctx: Ctx,
  tx: Tx,
  id: number,
  [file, medium = file, small = medium]: readonly [ReceivedFile, ...ReceivedFile[]],
): Promise<ColorSwatch> {
  const before = await lock(ctx, tx, { id, version: null })
  await dropPicture(ctx, tx, id)
  const keep = async (form: ReceivedFile) => (await saveFile(ctx, tx, form, { purpose: 'attachment' })).id
  await sql`
    update procure.color_swatch set medium_file_id = ${await keep(medium)}, small_file_id = ${await keep(small)},
      updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  const after = await one(ctx, tx, id)
  audit(ctx, before, after)
  return after
}

/** Throws: not_found, also without a picture. */
export async function openPicture(
  ctx: Ctx,
  reader: Reader,
  { id, size = 'small' }: InputOfRoute<typeof downloadSwatchPicture>,
  files: FileStore,
): Promise<DownloadAnswer> {
  const { rows } = await sql<{ small: number | null; medium: number | null }>`
    select small_file_id as small, medium_file_id as medium from procure.color_swatch
    where company_id = ${ctx.companyId} and id = ${id}`.execute(reader)
  const fileId = rows[0]?.[size] ?? fail('not_found')
  // File contents are immutable.
  return { ...(await openFile(ctx, reader, files, fileId)), etag: `"${fileId}"` }
}

/** A swatch with its colour. `version` null: not checked. Throws: not_found, stale. Locks: the swatch. */
async function lock(
  ctx: Ctx,
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number | null },
): Promise<ColorSwatch> {
  await sql`
    select from procure.color c where c.company_id = ${ctx.companyId} and c.id = (
      select s.color_id from procure.color_swatch s where s.company_id = c.company_id and s.id = ${id})
    for no key update`.execute(tx)
  const swatch = await one(ctx, tx, id)
  if (version !== null && swatch.version !== version) fail('stale', { details: { current: swatch } })
  return swatch
}

async function clearDefault({ companyId }: Whose, tx: Tx, colorId: number): Promise<void> {
  await sql`
    update procure.color_swatch set is_default = false where company_id = ${companyId} and color_id = ${colorId} and is_default`.execute(
    tx,
  )
}

async function dropPicture(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ medium: number; small: number }>`
    update procure.color_swatch set medium_file_id = null, small_file_id = null
    where company_id = ${ctx.companyId} and id = ${id} and small_file_id is not null
    returning old.medium_file_id as medium, old.small_file_id as small`.execute(tx)
  const ids = rows.flatMap(({ medium, small }) => [medium, small])
  await setExpiry(ctx, tx, ids, 0)
}

function audit(ctx: Ctx, before: ColorSwatch | null, after: ColorSwatch | null): void {
  const row = after ?? before
  if (row === null) return
  const told = (swatch: ColorSwatch | null) => {
    if (swatch === null) return null
    const { supplier, season, brand, supplierCode, supplierName, labDipStatus, isDefault, picture } = swatch
    return { supplier, season, brand, supplierCode, supplierName, labDipStatus, isDefault, picture }
  }
  ctx.audit({
    entity: 'procure.color_swatch',
    entityId: row.id,
    label: row.supplierCode ?? row.supplier,
    before: told(before),
    after: told(after),
  })
}
