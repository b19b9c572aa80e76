import type {
  acceptProductText,
  ProductText,
  rejectProductText,
  WrittenText,
} from '@countinghouse/contract/assist/product-text'
import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { locales } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { requirePermission } from '../../../platform/access/permission.ts'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findTexts, requireText } from './find-texts.ts'

type Target = { readonly id: number; readonly version: number }

/** Writes the text into the description of its product. Throws: not_found, stale, state_conflict, forbidden, assist.product_refused. */
export async function accept(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof acceptProductText>): Promise<ProductText> {
  const { productId, texts } = await lockDraft(ctx, tx, input)
  requirePermission(ctx.grants, { page: product.page, event: 'edit' })
  const languages = locales.filter((locale) => input.languages.includes(locale))
  const description = languages.map((locale) => descriptionOf(texts[locale])).join('\n\n')
  const [outcome] = await applyRows(ctx, tx, product, [{ number: 1, id: productId, values: { description } }], {
    mode: 'update',
  })
  if (outcome === undefined || outcome.kind === 'refused') {
    const reason = outcome?.issues.map(({ message }) => message).join(' ') ?? ''
    return fail('assist.product_refused', { details: { reason } })
  }
  return await decide(ctx, tx, input, 'accepted')
}

/** Throws: not_found, stale, state_conflict. */
export async function reject(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof rejectProductText>): Promise<ProductText> {
  await lockDraft(ctx, tx, input)
  return await decide(ctx, tx, input, 'rejected')
}

async function lockDraft(ctx: Ctx, tx: Tx, { id, version }: Target): Promise<ProductText> {
  const draft = (await findTexts(ctx, tx, { id, isLocked: true }))[0] ?? fail('not_found')
  if (draft.version !== version) fail('stale', { details: { current: draft } })
  if (draft.status !== 'draft') fail('state_conflict')
  return draft
}

async function decide(ctx: Ctx, tx: Tx, { id }: Target, status: 'accepted' | 'rejected'): Promise<ProductText> {
  await sql`
    update assist.product_text set status = ${status}, decided_at = now(), decided_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  const decided = await requireText(ctx, tx, id)
  const label = decided.productName
  ctx.audit({ entity: 'assist.product_text', entityId: id, label, before: { status: 'draft' }, after: { status } })
  return decided
}

/** The short text and its bullets; the title is the reviewer’s to use for the name. */
function descriptionOf({ short, bullets }: WrittenText): string {
  return [short, ...bullets.map((bullet) => `• ${bullet}`)].join('\n')
}
