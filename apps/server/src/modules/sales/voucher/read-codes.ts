import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { IssuedCode } from '@countinghouse/contract/sales/voucher-codes'
import { registerPage } from '@countinghouse/contract/sales/register'
import { codeReadableMinutes } from '@countinghouse/contract/sales/voucher'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { voucherCode } from './voucher-code.ts'

type Issued = { readonly uid: string; readonly place: number }
type Sold = {
  readonly storeId: number
  readonly isOpen: boolean
  readonly vouchers: readonly (Issued & Omit<IssuedCode, 'code'>)[]
}

/** Codes of a receipt of the caller's stores while its session is open; those of printed cards are on the cards. Throws: not_found, sales.session_not_open. */
export async function readCodes(
  { companyId, grants }: Ctx,
  reader: Reader,
  box: SecretBox,
  saleId: number,
): Promise<{ vouchers: IssuedCode[] }> {
  const { rows } = await sql<Sold>`
    select s.store_id as "storeId", e.status = 'open' as "isOpen", coalesce((
      select json_agg(json_build_object('kind', v.kind, 'uid', v.uid, 'place', v.place, 'amountMinor', v.issued_minor) order by v.place)
      from sales.voucher v where v.company_id = s.company_id and v.source_type = 'sale' and v.source_id = s.id and v.status <> 'cancelled' and v.gift_card_id is null), '[]') as vouchers
    from sales.sale s join sales.till_session e on e.company_id = s.company_id and e.id = s.till_session_id
    where s.company_id = ${companyId} and s.id = ${saleId}`.execute(reader)
  const sale = rows[0] ?? fail('not_found')
  const stores = grants.storesWith(permissionName(registerPage, 'sell'))
  if (stores !== null && !stores.includes(sale.storeId)) return fail('not_found')
  if (!sale.isOpen) return fail('sales.session_not_open')
  return {
    vouchers: sale.vouchers.map(({ uid, place, ...voucher }) => ({
      ...voucher,
      code: voucherCode(box, { companyId, uid, place }),
    })),
  }
}

/** The code of store credit that the caller issued within the hour. Throws: not_found. */
export async function readCode(
  { companyId, userId, now }: Ctx,
  reader: Reader,
  box: SecretBox,
  id: number,
): Promise<{ code: string }> {
  const { rows } = await sql<Issued>`
    select v.uid, v.place from sales.voucher v
    where v.company_id = ${companyId} and v.id = ${id} and v.source_type = 'manual' and v.created_by = ${userId}
      and v.created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${codeReadableMinutes})`.execute(
    reader,
  )
  const issued = rows[0] ?? fail('not_found')
  return { code: voucherCode(box, { companyId, ...issued }) }
}
