import { sql } from 'kysely'
import { vouchersOfSale } from './vouchers-of-sale.ts'

/** The return that paid for sale `s`; null: it was no exchange. */
export const returnedFor = sql`(
  select json_build_object('id', r.id, 'number', r.number, 'grossMinor', r.gross_minor, 'payableMinor', r.payable_minor, 'creditMinor', e.credit_minor,
    'vouchers', (select ${vouchersOfSale} from (select r.company_id, r.id) s))
  from sales.exchange e join sales.sale r on r.company_id = e.company_id and r.id = e.return_id
  where e.company_id = s.company_id and e.sale_id = s.id)`
