import { fail } from '@countinghouse/contract/errors'
import type { PartnerDocuments } from '@countinghouse/contract/accounts/partner-documents'
import { mostPairs } from '@countinghouse/contract/accounts/partner-documents'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { pairsOf } from './pairs.ts'

/** Throws: not_found. */
export async function findPairs({ companyId }: Ctx, reader: Reader, id: number): Promise<PartnerDocuments> {
  const { rows } = await sql<PartnerDocuments>`
    with pair as (${pairsOf(companyId, id)})
    select (select count(*) from pair p where p.state = 'matched')::int as "matchedCount", (
      select coalesce(json_agg(p.row order by p.issued_on desc, p.place), '[]') from (
        select greatest(p.own_issued_on, p.partner_issued_on) as issued_on, coalesce(p.own_id, p.partner_id) as place, json_build_object(
          'direction', case p.direction when 'sale' then 'sold' else 'bought' end, 'kind', p.kind, 'currency', p.currency, 'state', p.state,
          'differenceMinor', p.difference, 'matchId', p.match_id, 'reason', p.reason,
          'own', case when p.own_id is not null then json_build_object('id', p.own_id, 'number', p.own_number, 'reference', p.own_reference,
            'issuedOn', p.own_issued_on, 'grossMinor', p.own_gross) end,
          'partner', case when p.partner_id is not null then json_build_object('id', p.partner_id, 'number', p.partner_number,
            'reference', p.partner_reference, 'issuedOn', p.partner_issued_on, 'grossMinor', p.partner_gross) end) as row
        from pair p where p.state <> 'matched' order by 1 desc, 2 limit ${mostPairs}) p) as pairs
    from accounts.company_link l where l.company_id = ${companyId} and l.id = ${id}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
