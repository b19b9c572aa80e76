import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * Documents of both companies of a link, each once: with its counterpart by hand, else by number, else alone. Columns: own and partner side,
 * match. A sale is named by its number in the purchase of the other company.
 */
export function pairsOf(companyId: number, linkId: RawBuilder<unknown> | number): RawBuilder<unknown> {
  return sql`
    with own as (
      select i.id, i.uid, i.direction, i.kind, i.currency_code, i.number, i.reference, i.issued_on, i.gross_minor,
        case i.direction when 'sale' then i.number else i.reference end as key
      from accounts.company_link l
      join accounts.invoice i on i.company_id = l.company_id and i.is_intercompany and i.status = 'posted'
        and (i.customer_id = l.customer_id or i.supplier_id = l.supplier_id)
      where l.company_id = ${companyId} and l.id = ${linkId}),
    theirs as (
      select d.id, d.uid, case d.direction when 'sale' then 'purchase' else 'sale' end as direction, d.kind, d.currency_code, d.number,
        d.reference, d.issued_on, d.gross_minor, case d.direction when 'sale' then d.number else d.reference end as key
      from accounts.company_connection c
      join accounts.partner_document d on d.company_id = c.company_id and d.company_link_id = c.company_link_id
        and d.partner_company_id = c.partner_company_id
      where c.company_id = ${companyId} and c.company_link_id = ${linkId}),
    hand as (
      select m.id, m.invoice_id, m.partner_document_id, m.reason from accounts.document_match m
      where m.company_id = ${companyId} and m.company_link_id = ${linkId}),
    free as (select o.* from own o where not exists (select from hand h where h.invoice_id = o.id)),
    others as (select t.* from theirs t where not exists (select from hand h where h.partner_document_id = t.id)),
    pair as (
      select o.id as own_id, t.id as partner_id, h.id as match_id, h.reason from hand h
      join own o on o.id = h.invoice_id join theirs t on t.id = h.partner_document_id
      union all
      select f.id, t.id, null, null from free f
      full join others t on (t.direction, t.kind, t.currency_code, t.key) = (f.direction, f.kind, f.currency_code, f.key))
    select p.match_id, p.reason, o.id as own_id, o.uid as own_uid, o.number as own_number, o.reference as own_reference,
      o.issued_on as own_issued_on, o.gross_minor as own_gross, t.id as partner_id, t.uid as partner_uid, t.number as partner_number,
      t.reference as partner_reference, t.issued_on as partner_issued_on, t.gross_minor as partner_gross,
      coalesce(o.direction, t.direction) as direction, coalesce(o.kind, t.kind) as kind, coalesce(o.currency_code, t.currency_code) as currency,
      coalesce(o.gross_minor, 0) - coalesce(t.gross_minor, 0) as difference,
      case when p.match_id is not null then 'by_hand' when o.id is null or t.id is null then 'unmatched'
        when o.gross_minor <> t.gross_minor then 'differs' else 'matched' end as state
    from pair p left join own o on o.id = p.own_id left join theirs t on t.id = p.partner_id`
}
