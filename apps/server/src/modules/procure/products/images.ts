import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { product } from '@countinghouse/contract/procure/product'
import type {
  arrangeProductImages,
  downloadProductImage,
  ProductImage,
} from '@countinghouse/contract/procure/product-image'
import { mostImages } from '@countinghouse/contract/procure/product-image'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { saveFile, openFile, setExpiry } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/upload.ts'
import { rejectFile } from '../../../platform/files/upload.ts'
import { lockProduct } from './lock-product.ts'

/** The images of a product in order. */
export async function readImages({ companyId }: Ctx, db: Reader | Tx, productId: number): Promise<ProductImage[]> {
  const { rows } = await sql<ProductImage>`
    select id, color_id as "colorId", alt from procure.product_image
    where company_id = ${companyId} and product_id = ${productId} order by sort_order, id`.execute(db)
  return rows
}

/** Adds an image with thumbnails after the others. Throws: not_found, invalid_input beyond the maximum per product. */
export async function addImage(
  ctx: Ctx,
  tx: Tx,
  id: number,
  [file, medium = file, small = file]: readonly [ReceivedFile, ...ReceivedFile[]],
): Promise<ProductImage[]> {
  const head = await lockProduct(ctx, tx, id)
  const before = await readImages(ctx, tx, id)
  if (before.length >= mostImages) rejectFile(ctx, 'file_many', { most: String(mostImages) })
  const keep = async (one: ReceivedFile) => (await saveFile(ctx, tx, one, { purpose: 'attachment' })).id
  const ids = [await keep(file), await keep(medium), await keep(small)] as const
  await sql`
    insert into procure.product_image (company_id, product_id, sort_order, file_id, medium_file_id, small_file_id, created_by)
    select ${ctx.companyId}, ${id}, coalesce(max(i.sort_order), 0) + 1, ${ids[0]}, ${ids[1]}, ${ids[2]}, ${ctx.userId}
    from procure.product_image i where i.company_id = ${ctx.companyId} and i.product_id = ${id}`.execute(tx)
  audit(ctx, head, before.length, before.length + 1)
  return await readImages(ctx, tx, id)
}

/**
 * Sets the order, texts and colours of images; unnamed ones follow. Throws: not_found, invalid_input for images of other products
 * and for one both kept and removed.
 */
export async function arrangeImages(
  ctx: Ctx,
  tx: Tx,
  { id, images, removed }: InputOfRoute<typeof arrangeProductImages>,
): Promise<ProductImage[]> {
  const head = await lockProduct(ctx, tx, id)
  const before = await readImages(ctx, tx, id)
  const found = new Map(before.map((image) => [image.id, image]))
  const named = new Set(images.map((image) => image.id))
  rejectStrange(
    ctx,
    'images',
    images.map((image) => !found.has(image.id)),
  )
  rejectStrange(
    ctx,
    'removed',
    removed.map((gone) => !found.has(gone) || named.has(gone)),
  )
  await dropImages(ctx, tx, removed)
  const others = before.filter((image) => !named.has(image.id) && !removed.includes(image.id))
  const placed = [...images, ...others].map((image, at) => ({ ...found.get(image.id), ...image, place: at + 1 }))
  await sql`
    update procure.product_image i set sort_order = r.place, color_id = r."colorId", alt = r.alt
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as r(id bigint, "colorId" bigint, alt text, place int)
    where i.company_id = ${ctx.companyId} and i.id = r.id`.execute(tx)
  audit(ctx, head, before.length, placed.length)
  return await readImages(ctx, tx, id)
}

function rejectStrange({ locale }: Ctx, field: 'images' | 'removed', areStrange: readonly boolean[]): void {
  const at = areStrange.indexOf(true)
  if (at === -1) return
  const message = format(issueText.not_a_choice, locale)
  const path = field === 'images' ? `images.${at}.id` : `removed.${at}`
  fail('invalid_input', { fields: { [path]: [{ code: 'rule', message }] } })
}

/** Removes images, and releases files that no other product uses. */
export async function dropImages({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ fileId: number }>`
    with gone as (
      delete from procure.product_image where company_id = ${companyId} and id = any(${ids}::bigint[])
      returning id, file_id, medium_file_id, small_file_id)
    select distinct f.id as "fileId" from gone, unnest(array[gone.file_id, gone.medium_file_id, gone.small_file_id]) as f(id)
    where not exists (select from procure.product_image o
      where o.company_id = ${companyId} and o.file_id = gone.file_id and o.id <> all(${ids}::bigint[]))`.execute(tx)
  await setExpiry(
    { companyId },
    tx,
    rows.map(({ fileId }) => fileId),
    0,
  )
}

/** Throws: not_found. */
export async function openImage(
  ctx: Ctx,
  reader: Reader,
  { id, size }: InputOfRoute<typeof downloadProductImage>,
  files: FileStore,
): Promise<DownloadAnswer> {
  const { rows } = await sql<{ whole: number; medium: number; small: number }>`
    select file_id as whole, medium_file_id as medium, small_file_id as small from procure.product_image
    where company_id = ${ctx.companyId} and id = ${id}`.execute(reader)
  const fileId = rows[0]?.[size ?? 'whole'] ?? fail('not_found')
  const file = await openFile(ctx, reader, files, fileId)
  // WebP files were encoded by the server, and the bytes of a file never change.
  return { ...file, isInline: file.mediaType === 'image/webp', etag: `"${fileId}"` }
}

function audit(ctx: Ctx, { id, name }: { readonly id: number; readonly name: string }, before: number, after: number) {
  ctx.audit({ entity: product.entity, entityId: id, label: name, before: { images: before }, after: { images: after } })
}
