import { fail } from '@countinghouse/contract/errors'
import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import type { AddedPorts, addWorldPorts } from '@countinghouse/contract/procure/world-ports'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * Ports with equal names get their code appended, because port names are unique in a company. Throws: procure.nothing_changed.
 */
export async function addPorts(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof addWorldPorts>): Promise<AddedPorts> {
  const codes = 'codes' in input ? input.codes : null
  const { rows } = await sql<{ code: string; name: string; isTaken: boolean }>`
    select u.code, u.name, exists (select from procure.shipping_port p where p.company_id = ${ctx.companyId} and p.name_key = platform.normalise(u.name))
        or count(*) over (partition by platform.normalise(u.name)) > 1 as "isTaken"
    from platform.unlocode u
    where case when ${codes}::text[] is null then u.is_large else u.code = any(${codes}::text[]) end
      and not exists (select from procure.shipping_port p where p.company_id = ${ctx.companyId} and p.code_key = lower(u.code))
    order by u.code`.execute(tx)
  const wanted = rows.map(({ code, name, isTaken }, index) => ({
    number: index + 1,
    id: null,
    values: { code, name: isTaken ? `${name} (${code})` : name },
  }))
  const outcomes = await applyRows(ctx, tx, shippingPort, wanted, { mode: 'create' })
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.kind === 'refused'
      ? [{ code: rows[index]?.code ?? '', message: outcome.issues.map(({ message }) => message).join(' ') }]
      : [],
  )
  const added = outcomes.filter(({ kind }) => kind === 'created').length
  if (added === 0) fail('procure.nothing_changed')
  return { added, refused }
}
