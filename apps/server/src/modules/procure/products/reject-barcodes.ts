import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import type { Variant } from '@countinghouse/contract/procure/variant'
import { text } from '@countinghouse/contract/procure/variant.text'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { CodeDetails } from './barcode-details.ts'
import { barcodeDetails } from './barcode-details.ts'
import { findHolders } from './find-holders.ts'

type Requested = {
  readonly productId: number
  /** In input order. */
  readonly read: readonly (CodeDetails & { readonly code: string })[]
  /** The other variants of the product. */
  readonly others: readonly Variant[]
}

/**
 * Reports errors at each barcode: wrong digits, duplicate in the input, or used by another variant. Throws: procure.bad_barcode,
 * procure.bad_check_digit, duplicate, by the first error.
 */
export async function rejectBarcodes(ctx: Ctx, tx: Tx, { productId, read, others }: Requested): Promise<void> {
  const { locale } = ctx
  const holders = new Map([
    ...(await findHolders(ctx, tx, { productId, skus: [], barcodeKeys: read.map(({ key }) => key) })),
    ...others.flatMap(({ sku, barcodes }) =>
      barcodes.map(({ code, kind }) => [barcodeDetails(code, locale, kind).key, sku] as const),
    ),
  ])
  const wrong = read.flatMap(
    ({ code: value, key, problem }, at): { at: number; code: ErrorCode; message: string }[] => {
      if (problem !== null) return [{ at, ...problem }]
      const holder = holders.get(key)
      const isTwice = read.some((other, place) => place < at && other.key === key)
      if (holder === undefined && !isTwice) return []
      const message = isTwice
        ? format(text.twice_barcode, locale, { value })
        : format(text.taken_barcode, locale, { value, holder: holder ?? '' })
      return [{ at, code: 'duplicate', message }]
    },
  )
  const [first] = wrong
  if (first === undefined) return
  fail(first.code, {
    fields: Object.fromEntries(
      wrong.map(({ at, code, message }) => [
        `barcodes.${at}.code`,
        [{ code: code === 'duplicate' ? code : 'barcode', message }],
      ]),
    ),
  })
}
