import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as ownText } from '@countinghouse/contract/inventory/transfer-errors.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { findCompanyLink } from '../../accounts/index.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Line = { readonly variantId: number; readonly unitPrice?: string | null }
type Entered = {
  readonly fromStoreId: number
  readonly toStoreId: number
  readonly pricingMethod?: string
  readonly lines: readonly Line[]
}

/** Rules of a draft that no constraint can check. Throws: inventory.same_store, inventory.rule_broken at lines without a required price. */
export async function validateTransfer(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { fromStoreId, toStoreId, pricingMethod, lines } = values as Entered
  if (fromStoreId === toStoreId) fail('inventory.same_store', { fields: { toStoreId: [said(ctx, text.same_store)] } })
  const unpriced = lines.flatMap(({ unitPrice }, index) =>
    pricingMethod === 'manual' && unitPrice == null ? [`lines.${index}.unitPrice`] : [],
  )
  if (unpriced.length > 0) fail('inventory.rule_broken', { fields: atEach(unpriced, said(ctx, ownText.price_wanted)) })
  // What a partner company supplies is bought.
  if ((await findCompanyLink(tx, ctx.companyId, { storeId: fromStoreId })) !== null)
    fail('inventory.rule_broken', { fields: { fromStoreId: [said(ctx, ownText.partner_source)] } })
}

/** Throws: inventory.variant_inactive at the lines of inactive products. */
export async function requireActive(ctx: Ctx, tx: Tx, lines: readonly Line[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select v.id from procure.variant v where v.company_id = ${ctx.companyId} and v.status = 'active'
      and v.id = any(${lines.map(({ variantId }) => variantId)}::bigint[])`.execute(tx)
  const active = new Set(rows.map(({ id }) => id))
  const idle = lines.flatMap(({ variantId }, index) => (active.has(variantId) ? [] : [`lines.${index}.variantId`]))
  if (idle.length > 0) fail('inventory.variant_inactive', { fields: atEach(idle, said(ctx, ownText.inactive)) })
}

/** Throws: inventory.rule_broken at closed stores. Locks: the stores, so that none is closed meanwhile. */
export async function requireStores(
  ctx: Ctx,
  tx: Tx,
  { fromStoreId, toStoreId }: Pick<Entered, 'fromStoreId' | 'toStoreId'>,
): Promise<void> {
  const { rows } = await sql<{ id: number; status: string }>`
    select s.id, s.status from erp.store s
    where s.company_id = ${ctx.companyId} and s.id in (${fromStoreId}, ${toStoreId}) order by s.id for share`.execute(
    tx,
  )
  const closed = rows.flatMap(({ id, status }) =>
    status === 'active' ? [] : id === fromStoreId ? 'fromStoreId' : 'toStoreId',
  )
  if (closed.length > 0) fail('inventory.rule_broken', { fields: atEach(closed, said(ctx, ownText.store_closed)) })
}

function said({ locale }: Ctx, words: Text) {
  return { code: 'rule', message: format(words, locale) }
}

function atEach(names: readonly string[], refusal: ReturnType<typeof said>) {
  return Object.fromEntries(names.map((name) => [name, [refusal]]))
}
