import { sql } from 'kysely'

/** What a receipt issued, as the contract has it; `s`: the sale. */
export const vouchersOfSale = sql`
  coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'name', '…' || v.last_four, 'amountMinor', v.issued_minor) order by v.place)
    from sales.voucher v where v.company_id = s.company_id and v.source_type = 'sale' and v.source_id = s.id), '[]')`
