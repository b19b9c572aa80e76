import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { returnedFor } from './returned-for.ts'
import { refundableOfSale, returnRefusalOf } from './return-policy.ts'
import { returnableSerials, serialNosOfLine } from './serials-of-line.ts'
import { kitsOfSale } from './kits-of-sale.ts'
import { vouchersOfSale } from './vouchers-of-sale.ts'

/** A receipt of the stores in which the caller has an event of the page. Throws: not_found. */
export async function readReceipt(
  ctx: Ctx,
  reader: Reader | Tx,
  id: number,
  event: 'view' | 'send' | 'review' = 'view',
): Promise<Receipt> {
  const { rows } = await sql<Receipt & { readonly storeId: number }>`
    select s.id, s.uid, s.number, s.kind, s.status, coalesce(c.legal_name, c.name) as company, c.tax_no as "taxNo", o.name as store,
      array_remove(array[o.address_line1, o.address_line2, nullif(concat_ws(' ', o.postcode, o.city), ''), o.phone], null) as address, s.store_id as "storeId", t.name as till,
      t.id as "tillId", t.receipt_width as "receiptWidth",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as cashier, m.name as customer, s.customer_id as "customerId", s.currency_code as currency, s.sold_at as "soldAt",
      s.business_on as "businessOn", e.status = 'open' as "isSessionOpen", s.tax_included as "taxIncluded", s.net_minor as "netMinor",
      s.tax_minor as "taxMinor", s.gross_minor as "grossMinor", s.rounding_minor as "roundingMinor", s.voucher_minor as "voucherMinor", s.payable_minor as "payableMinor",
      coalesce((select sum(t.change_minor) from sales.sale_tender t where t.company_id = s.company_id and t.sale_id = s.id), 0)::bigint as "changeMinor",
      s.discount_minor as "discountMinor", s.reason, s.note, s.tax_exemption as "taxExemption", s.void_reason as "voidReason", s.till_session_id as "tillSessionId",
      (select json_build_object('device', d.name, 'deviceNumber', f.device_number, 'receivedAt', f.received_at, 'expectedMinor', f.expected_minor, 'areKitsChanged', f.are_kits_changed,
          'recoveredBy', nullif(concat_ws(' ', r.first_name, r.last_name), ''), 'deviceSoldAt', f.device_sold_at, 'reasons', f.reasons, 'review', f.review,
          'reviewedBy', nullif(concat_ws(' ', w.first_name, w.last_name), ''), 'reviewNote', f.review_note)
        from sales.offline_sale f
        join sales.device d on d.company_id = f.company_id and d.id = f.device_id
        left join erp.app_user r on r.company_id = f.company_id and r.id = f.recovered_by
        left join erp.app_user w on w.company_id = f.company_id and w.id = f.reviewed_by
        where f.company_id = s.company_id and f.sale_id = s.id) as offline,
      coalesce((select json_agg(json_build_object('kind', x.kind, 'approvedBy', x.names) order by x.kind)
        from (select a.kind, string_agg(distinct concat_ws(' ', b.first_name, b.last_name), ', ') as names
          from sales.till_approval a join erp.app_user b on b.company_id = a.company_id and b.id = a.approved_by
          where a.company_id = s.company_id and a.receipt_uid = s.uid group by a.kind) x), '[]') as approvals,
      (select json_build_object('id', b.id, 'number', b.number) from sales.sale b where b.company_id = s.company_id and b.id = s.original_sale_id) as original,
      ${returnedFor} as returned,
      (select json_build_object('id', b.id, 'number', b.number) from sales.exchange x
        join sales.sale b on b.company_id = x.company_id and b.id = x.sale_id
        where x.company_id = s.company_id and x.return_id = s.id) as "exchangedFor",
      coalesce((select json_agg(json_build_object('id', b.id, 'number', b.number) order by b.id) from sales.sale b
        where b.company_id = s.company_id and b.original_sale_id = s.id and b.status = 'completed'), '[]') as returns,
      coalesce((select json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'sku', v.sku, 'name', platform.in_language(p.name, p.name_ar), 'options', concat_ws(' ', platform.in_language(k.name, k.name_ar), platform.in_language(z.name, z.name_ar)),
          'quantity', l.quantity, 'unitMinor', l.unit_minor, 'discountMinor', l.discount_minor, 'grossMinor', l.gross_minor, 'netMinor', l.net_minor,
          'taxMinor', l.tax_minor, 'note', l.note, 'kitNo', l.kit_no, 'kitQuantity', l.kit_quantity, 'ofKit', (
            select platform.in_language(g.name, g.name_ar) from sales.sale_line b
            join sales.sale_kit i on i.company_id = b.company_id and i.sale_id = b.sale_id and i.kit_no = b.kit_no
            join procure.variant x on x.company_id = i.company_id and x.id = i.variant_id
            join procure.product g on g.company_id = x.company_id and g.id = x.product_id
            where b.company_id = l.company_id and b.sale_id = s.original_sale_id and b.line_no = l.original_line_no), 'returnedQuantity', l.returned_quantity, 'returnedGrossMinor', l.returned_gross_minor,
          'returnUntil', s.business_on + nullif(w.days, 0), 'returnRefusal', ${returnRefusalOf(sql`(${ctx.now.toISOString()}::timestamptz at time zone o.timezone)::date`)},
          'serials', ${serialNosOfLine}, 'returnable', (
            select coalesce(json_agg(n ->> 'serialNo'), '[]') from json_array_elements(${returnableSerials}) n)) order by l.line_no)
        from sales.sale_line l
        join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        join procure.product p on p.company_id = v.company_id and p.id = v.product_id
        left join procure.color k on k.company_id = v.company_id and k.id = v.color_id
        left join procure.size z on z.company_id = v.company_id and z.id = v.size_id
        cross join lateral (select sales.return_days(l.company_id, s.store_id, l.variant_id) as days) w
        where l.company_id = s.company_id and l.sale_id = s.id), '[]') as lines,
      ${kitsOfSale} as kits,
      coalesce((select json_agg(json_build_object('name', x.name, 'coupon', x.coupon, 'amountMinor', x.amount) order by x.name)
        from (select m.name, u.code as coupon, sum(l.amount_minor) as amount
          from sales.sale_promotion l join sales.promotion m on m.company_id = l.company_id and m.id = l.promotion_id
          left join sales.coupon u on u.company_id = l.company_id and u.id = l.coupon_id
          where l.company_id = s.company_id and l.sale_id = s.id group by m.id, m.name, u.code) x), '[]') as promotions,
      ${vouchersOfSale} as vouchers, ${refundableOfSale} as refundable,
      coalesce((select json_agg(json_build_object('code', x.code, 'name', x.name, 'taxableMinor', x.taxable, 'taxMinor', x.tax) order by x.code)
        from (select a.code, a.name, sum(l.taxable_minor) as taxable, sum(l.tax_minor) as tax
          from sales.sale_line_tax l join accounts.tax_component a on a.company_id = l.company_id and a.id = l.tax_component_id
          where l.company_id = s.company_id and l.sale_id = s.id group by a.code, a.name) x), '[]') as taxes,
      coalesce((select json_agg(json_build_object('paymentTypeId', n.payment_type_id, 'name', y.name, 'tenderedMinor', n.tendered_minor,
          'changeMinor', n.change_minor, 'reference', n.reference, 'foreign', case when n.currency_code is not null then
            json_build_object('currency', n.currency_code, 'minor', n.currency_minor, 'rate', trim_scale(n.exchange_rate)::text) end) order by n.line_no)
        from sales.sale_tender n join erp.payment_type y on y.company_id = n.company_id and y.id = n.payment_type_id
        where n.company_id = s.company_id and n.sale_id = s.id), '[]') as tenders
    from sales.sale s
    join erp.company c on c.id = s.company_id
    join erp.store o on o.company_id = s.company_id and o.id = s.store_id
    join sales.till t on t.company_id = s.company_id and t.id = s.till_id
    join sales.till_session e on e.company_id = s.company_id and e.id = s.till_session_id
    left join erp.app_user u on u.company_id = s.company_id and u.id = s.posted_by
    left join crm.customer m on m.company_id = s.company_id and m.id = s.customer_id
    where s.company_id = ${ctx.companyId} and s.id = ${id}`.execute(reader)
  const { storeId, ...receipt } = rows[0] ?? fail('not_found')
  const stores = ctx.grants.storesWith(permissionName(receiptsPage, event))
  if (stores !== null && !stores.includes(storeId)) return fail('not_found')
  const { offline } = receipt
  return {
    ...receipt,
    soldAt: new Date(receipt.soldAt).toISOString(),
    offline: offline && {
      ...offline,
      receivedAt: new Date(offline.receivedAt).toISOString(),
      deviceSoldAt: new Date(offline.deviceSoldAt).toISOString(),
    },
  }
}
