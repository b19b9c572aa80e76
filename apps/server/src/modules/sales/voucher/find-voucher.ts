import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { lookUpVoucher, RegisterVoucher } from '@countinghouse/contract/sales/register-voucher'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Database, Reader, Tx } from '../../../platform/database/db.ts'
import { requireStore } from '../register/require-store.ts'
import { limited } from './look-up-limit.ts'
import { normaliseVoucherCode, voucherHash } from './voucher-code.ts'

export type FoundVoucher = RegisterVoucher & { readonly isUsable: boolean }

/** Vouchers by their codes, in the order of these; null: there is none. `isUsable`: active and not past its last day. */
export async function findVouchers(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  box: SecretBox,
  { codes, day }: { readonly codes: readonly string[]; readonly day: string },
): Promise<readonly (FoundVoucher | null)[]> {
  const hashes = codes.map((entered) => {
    const code = normaliseVoucherCode(entered)
    return code === null ? null : voucherHash(box, companyId, code).toString('hex')
  })
  const { rows } = await sql<FoundVoucher & { hash: string }>`
    select encode(v.code_hash, 'hex') as hash, v.id as "voucherId", v.kind, '…' || v.last_four as name, v.balance_minor as "balanceMinor",
      v.status = 'active' and coalesce(v.expires_on >= ${day}::date, true) as "isUsable"
    from sales.voucher v
    where v.company_id = ${companyId} and v.code_hash = any(array(
      select decode(h, 'hex') from unnest(${hashes.filter((hash) => hash !== null)}::text[]) h))
    -- The card of a voided receipt may have been sold again; the last one counts.
    order by v.status <> 'cancelled', v.id`.execute(db)
  const found = new Map(rows.map(({ hash, ...voucher }) => [hash, voucher]))
  return hashes.map((hash) => (hash === null ? null : (found.get(hash) ?? null)))
}

/** Throws: see the route. */
export async function lookUp(
  ctx: Ctx,
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  { storeId, code }: InputOfRoute<typeof lookUpVoucher>,
): Promise<RegisterVoucher> {
  const day = await requireStore(ctx, db.reader(ctx), storeId, registerPage)
  const voucher = await limited(ctx, db, async (reader) => {
    const [found = null] = await findVouchers(ctx, reader, box, { codes: [code], day })
    return found
  })
  if (voucher === null) return fail('sales.voucher_unknown')
  const { isUsable, ...answer } = voucher
  return isUsable ? answer : fail('sales.voucher_unusable')
}
