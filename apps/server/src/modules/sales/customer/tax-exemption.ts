import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { Exemption, lookUpExemption } from '@countinghouse/contract/sales/tax-exemption'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireCustomer } from '../../crm/index.ts'
import { requireStore } from '../register/require-store.ts'

type Asked = {
  /** Null: a sale to nobody known. */
  readonly customerId: number | null
  /** Business date, `YYYY-MM-DD`. */
  readonly day: string
}

/** What is known of the exemption of a customer from tax, whether or not it applies on the day; null: it has none. */
export async function readExemption(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { customerId, day }: Asked,
): Promise<Exemption | null> {
  if (customerId === null) return null
  const { rows } = await sql<Exemption>`
    select c.tax_exemption as reason, c.tax_certificate as certificate, c.tax_exempt_from::text as "from", c.tax_exempt_until::text as until,
      case when c.tax_exempt_from > ${day}::date then 'ahead' when c.tax_exempt_until < ${day}::date then 'over' else 'valid' end as state
    from crm.customer c where c.company_id = ${companyId} and c.id = ${customerId} and c.tax_exemption is not null`.execute(
    db,
  )
  return rows[0] ?? null
}

/** At the register, on the business date of the store. Throws: not_found. */
export async function findExemption(
  ctx: Ctx,
  reader: Reader,
  { storeId, customerId }: InputOfRoute<typeof lookUpExemption>,
): Promise<OutputOfRoute<typeof lookUpExemption>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  await requireCustomer(ctx, reader, customerId)
  return { exemption: await readExemption(ctx, reader, { customerId, day }) }
}

/** As a receipt says it. */
export function exemptionWords({ reason, certificate }: Pick<Exemption, 'reason' | 'certificate'>): string {
  return [reason, certificate].filter((part) => part !== null).join(', ')
}
