import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/voucher-errors.text'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import type { Voucher } from '@countinghouse/contract/sales/voucher'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findVouchers } from './find-voucher.ts'
import { requireLookUps } from './look-up-limit.ts'
import { newVoucher } from './voucher-code.ts'

/** Kind of payment type that takes each kind of voucher. */
export const tenderOfVoucher: Readonly<Record<Voucher['kind'], string>> = {
  gift: 'voucher',
  store_credit: 'store_credit',
}

export type PostedTender = Omit<TenderInput, 'currencyMinor' | 'terminalUid'> & {
  readonly terminalUid?: string | null
  readonly currencyMinor?: number | null
  readonly voucherId?: number
  /** Of cash of another currency. */
  readonly currencyCode?: string
  readonly exchangeRate?: string
}

/** A voucher that a receipt issues, as `sales.move_vouchers` takes it. */
export type IssuedVoucher = {
  readonly place: number
  readonly kind: Voucher['kind']
  readonly codeHash: string
  readonly lastFour: string
  readonly amountMinor: number
  /** Place of the payment that it was issued for, from 1. */
  readonly tender?: number
  /** The printed card that has its code. */
  readonly giftCardId?: number
}

type Paying = {
  readonly tenders: readonly PostedTender[]
  /** Of the payment types, in the order of the tenders. */
  readonly kinds: readonly string[]
  /** Business date. */
  readonly day: string
}

/**
 * Payments with the vouchers of their codes, which are masked from here on. Throws: sales.voucher_unknown, sales.voucher_unusable,
 * sales.voucher_short, each at its payment.
 */
export async function withVouchers(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { tenders, kinds, day }: Paying,
): Promise<PostedTender[]> {
  const isVoucher = (place: number) => Object.values(tenderOfVoucher).includes(kinds[place] ?? '')
  if (!kinds.some((_, place) => isVoucher(place))) return [...tenders]
  await requireLookUps(ctx, tx)
  const codes = tenders.map(({ reference }, place) => (isVoucher(place) ? (reference ?? '') : ''))
  const found = await findVouchers(ctx, tx, box, { codes, day })
  return tenders.map((tender, place): PostedTender => {
    if (!isVoucher(place)) return tender
    const voucher = found[place] ?? null
    if (voucher === null || tenderOfVoucher[voucher.kind] !== kinds[place]) return refuse(ctx, 'voucher_unknown', place)
    if (!voucher.isUsable) return refuse(ctx, 'voucher_unusable', place)
    if (voucher.balanceMinor < tender.tenderedMinor)
      return refuse(ctx, 'voucher_short', place, { balanceMinor: voucher.balanceMinor })
    return { ...tender, reference: voucher.name, voucherId: voucher.voucherId }
  })
}

type Issuing = Pick<Paying, 'tenders' | 'kinds'> & { readonly uid: string }

/** The store credit that a return pays back with. */
export function creditOf({ companyId }: Pick<Ctx, 'companyId'>, box: SecretBox, issuing: Issuing): IssuedVoucher[] {
  const { uid, tenders, kinds } = issuing
  return tenders.flatMap(({ tenderedMinor }, place) => {
    if (kinds[place] !== tenderOfVoucher.store_credit) return []
    const { code: _, ...stored } = newVoucher(box, { companyId, uid, place })
    return { place, kind: 'store_credit', ...stored, amountMinor: tenderedMinor, tender: place + 1 }
  })
}

function refuse(
  { locale }: Ctx,
  code: 'voucher_unknown' | 'voucher_unusable' | 'voucher_short',
  place: number,
  details: Readonly<Record<string, unknown>> = {},
): never {
  return fail(`sales.${code}`, {
    details,
    fields: { [`tenders.${place}.reference`]: [{ code, message: format(text[code], locale) }] },
  })
}
