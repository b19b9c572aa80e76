import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type PayingAccount = {
  readonly accountId: number
  readonly currencyCode: string
  readonly holder: string
  /** Without spaces. */
  readonly iban: string
  readonly bic: string | null
  /** Today in the time zone of the company. */
  readonly today: string
}

/** Throws: not_found. */
export async function readPayingAccount({ companyId, now }: Ctx, db: Reader | Tx, id: number): Promise<PayingAccount> {
  const { rows } = await sql<PayingAccount>`
    select b.account_id as "accountId", b.holder, upper(replace(b.iban, ' ', '')) as iban, upper(replace(b.bic, ' ', '')) as bic, coalesce(b.currency_code, c.base_currency) as "currencyCode",
      to_char((${now.toISOString()}::timestamptz at time zone c.timezone)::date, 'YYYY-MM-DD') as today
    from payments.bank_account b join erp.company c on c.id = b.company_id
    where b.company_id = ${companyId} and b.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** A payment as a file has it. Units: minor units of its currency. */
export type FiledPayment = {
  readonly id: number
  readonly status: string
  readonly accountId: number
  readonly currencyCode: string
  readonly amountMinor: number
  readonly supplierName: string
  /** Bank account of the supplier in this currency that can be paid on the execution date; null: none. */
  readonly bankAccountId: number | null
  readonly maskedAccount: string | null
}

export async function readPayments(
  { companyId }: Ctx,
  db: Reader | Tx,
  { ids, executeOn }: { readonly ids: readonly number[]; readonly executeOn: string },
): Promise<ReadonlyMap<number, FiledPayment>> {
  const { rows } = await sql<FiledPayment>`
    select p.id, p.status, p.account_id as "accountId", p.currency_code as "currencyCode", p.amount_minor as "amountMinor", s.name as "supplierName",
      a.id as "bankAccountId", '•••• ' || a.last_four as "maskedAccount"
    from payments.supplier_payment p
    join procure.supplier s on s.company_id = p.company_id and s.id = p.supplier_id
    left join lateral (
      select b.id, b.last_four from procure.supplier_bank_account b
      where b.company_id = p.company_id and b.supplier_id = p.supplier_id and b.state = 'active' and b.currency = p.currency_code
        and b.active_from <= ${executeOn}::date
      order by b.active_from desc, b.id desc limit 1) a on true
    where p.company_id = ${companyId} and p.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
