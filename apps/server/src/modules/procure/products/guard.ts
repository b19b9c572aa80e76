import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { wholePpm } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product-record.text'
import { format } from '@countinghouse/contract/text'
import { percentOfPpm } from '@countinghouse/kernel/percent'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ProductBlocker, ProductLock } from '../../../platform/registry/blocker.ts'
import { findBlocked } from '../../../platform/registry/blocker.ts'
import type { GuardCtx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { dropImages } from './images.ts'
import { rejectCategory } from './reject-category.ts'

/** Fields on which stock quantities depend and that cannot be changed afterwards. */
const countedBy = ['kind', 'baseUnitId', 'tracking'] as const

const Fibres = z.array(z.object({ sharePpm: z.int() }))

/** Rules of products across fields. Every product has a variant from the start: the one without colour and size. */
export const guardProducts = (locks: readonly ProductLock[], blockers: readonly ProductBlocker[]): MasterGuard => ({
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (verb === 'delete' && before !== null) return await beforeDelete(ctx, tx, before)
    rejectComposition(ctx, after?.['composition'])
    const categoryId = after?.['categoryId']
    if (typeof categoryId === 'number' && categoryId !== before?.['categoryId'])
      await rejectCategory(ctx, tx, categoryId)
    const scale = after?.['sizeScaleId']
    if (before !== null && scale !== undefined && scale !== before['sizeScaleId']) await rejectScale(ctx, tx, before.id)
    const counted = countedBy.filter((field) => after?.[field] !== undefined && after[field] !== before?.[field])
    if (before !== null && before.status !== 'draft' && after?.['status'] === 'draft')
      await rejectDraft(ctx, tx, [...locks, ...blockers], before.id)
    if (before !== null && counted.length > 0) await rejectCounted(ctx, tx, { locks, fields: counted, id: before.id })
  },
  afterWrites: async ({ companyId, userId }, tx, writes) => {
    const created = writes.flatMap(({ verb, after }) => (verb === 'create' && after !== null ? [after] : []))
    if (created.length > 0)
      await sql`
        insert into procure.variant (company_id, product_id, sku, created_by, updated_by)
        select ${companyId}, r.id, r.sku, ${userId}, ${userId}
        from unnest(${created.map(({ id }) => id)}::bigint[], ${created.map(({ code }) => code)}::text[]) as r(id, sku)`.execute(
        tx,
      )
    const renamed = writes.flatMap(({ before, after }) =>
      before === null || after === null || before.code === after.code
        ? []
        : [{ id: after.id, was: before.code, is: after.code }],
    )
    if (renamed.length > 0)
      await sql`
        update procure.variant v set sku = r."is", updated_by = ${userId}
        from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r(id bigint, was text, "is" text)
        where v.company_id = ${companyId} and v.product_id = r.id and v.color_id is null and v.size_id is null and v.sku = r.was`.execute(
        tx,
      )
  },
})

async function beforeDelete(ctx: GuardCtx, tx: Tx, { id, status }: { readonly id: number; readonly status: string }) {
  if (status !== 'draft')
    fail('state_conflict', {
      message: format(text.onlyDrafts, ctx.locale),
      details: { from: status, action: 'delete', allowed: [] },
    })
  const { rows } = await sql<{ id: number }>`
    select id from procure.product_image where company_id = ${ctx.companyId} and product_id = ${id}`.execute(tx)
  await dropImages(
    ctx,
    tx,
    rows.map((image) => image.id),
  )
}

function rejectComposition({ locale }: GuardCtx, composition: unknown): void {
  const fibres = Fibres.safeParse(composition).data ?? []
  const sum = fibres.reduce((total, { sharePpm }) => total + sharePpm, 0)
  if (fibres.length === 0 || sum === wholePpm) return
  const message = format(errorText.composition_sum, locale, { sum: percentOfPpm(sum) })
  fail('procure.rule_broken', { fields: { composition: [{ code: 'rule', message }] } })
}

async function rejectScale({ companyId, locale }: GuardCtx, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`
    select from procure.variant where company_id = ${companyId} and product_id = ${id} and size_id is not null limit 1`.execute(
    tx,
  )
  if (rows.length === 0) return
  const message = format(errorText.locked_scale, locale)
  fail('procure.locked_field', { fields: { sizeScaleId: [{ code: 'locked_field', message }] } })
}

/** No transition leads back to draft except the undo of an import, as long as the product is unused. */
async function rejectDraft(
  { companyId, locale }: GuardCtx,
  tx: Tx,
  uses: readonly ProductBlocker[],
  productId: number,
): Promise<void> {
  const [use] = await findBlocked(tx, uses, { companyId, productId }, locale)
  if (use !== undefined) fail('state_conflict', { message: use.message })
}

type Counted = { readonly locks: readonly ProductLock[]; readonly fields: readonly string[]; readonly id: number }

async function rejectCounted({ companyId, locale }: GuardCtx, tx: Tx, { locks, fields, id }: Counted): Promise<void> {
  const [lock] = await findBlocked(tx, locks, { companyId, productId: id }, locale)
  if (lock === undefined) return
  const said = [{ code: 'locked_field', message: lock.message }]
  fail('procure.locked_field', { fields: Object.fromEntries(fields.map((field) => [field, said])) })
}
