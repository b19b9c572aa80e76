import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Asking = Pick<Ctx, 'companyId' | 'locale'>
type Params = Readonly<Record<string, string>>

/** Fails with a message on each of the fields. */
export function failAt(
  { locale }: Pick<Ctx, 'locale'>,
  code: ErrorCode,
  fields: readonly string[],
  words: Text,
  params: Params = {},
): never {
  const message = format(words, locale, params)
  const said = [{ code: code.split('.').at(-1) ?? code, message }]
  fail(code, { message, fields: Object.fromEntries(fields.map((field) => [field, said])) })
}

/** Both amounts, or the one that does not match the type of the list. */
export function failAmounts(ctx: Pick<Ctx, 'locale'>): never {
  failAt(ctx, 'procure.rule_broken', ['amountMinor', 'buyAmount'], text.price_one_amount)
}

/** Owner and period of a price; `id`: an existing price, which does not overlap itself. */
export type PriceClaim = {
  readonly id: number | null
  readonly priceListId: number
  readonly productId: number | null
  readonly variantId: number | null
  readonly storeId: number | null
  readonly minQty: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** Finds the overlapping period after the constraint has rejected the write, so that concurrent writes are covered. */
export async function overlapOf({ companyId, locale }: Asking, db: Reader, claim: PriceClaim): Promise<AppError> {
  const { id, priceListId, productId, variantId, storeId, minQty, validFrom, validUntil } = claim
  const { rows } = await sql<{ from: string; until: string | null }>`
    select p.valid_from as "from", p.valid_until as until from procure.price p
    where p.company_id = ${companyId} and p.price_list_id = ${priceListId} and p.min_qty = ${minQty}::numeric
      and p.variant_id is not distinct from ${variantId}::bigint
      and p.product_id is not distinct from ${variantId === null ? productId : null}::bigint
      and p.store_id is not distinct from ${storeId}::bigint and p.id is distinct from ${id}::bigint
      and p.valid && daterange(coalesce(${validFrom}::date, (select (now() at time zone c.timezone)::date from erp.company c where c.id = ${companyId})),
        ${validUntil}::date, '[]')
    order by p.valid_from limit 1`.execute(db)
  const [other] = rows
  // The other price has been deleted since.
  return other === undefined ? new AppError('procure.price_overlap') : overlapWith(locale, other)
}

/** Adds the overlapping period as a field message. */
export function overlapWith(
  locale: Locale,
  { from, until }: { readonly from: string; readonly until: string | null },
): AppError {
  const message =
    until === null
      ? format(text.price_overlap_open, locale, { from })
      : format(text.price_overlap_until, locale, { from, until })
  return new AppError('procure.price_overlap', { message, fields: { validFrom: [{ code: 'price_overlap', message }] } })
}
