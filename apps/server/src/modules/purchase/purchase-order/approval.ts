import { fail } from '@countinghouse/contract/errors'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { text } from '@countinghouse/contract/purchase/order-approval.text'
import { sql } from 'kysely'
import { documentApproval } from '../../../platform/documents/document-approval.ts'
import { isAskedFor } from '../../desk/index.ts'
import { findOverruns } from '../budget/find-overruns.ts'

/** A unit price that is higher than before by more than this may need an approval of its own. Units: a share. */
const priceRisePpm = 50_000

/** The net price of a stock unit rose against the order before; both after the discounts of their lines. */
const dearer = sql`l.net_minor / l.quantity > b.net * (1 + ${priceRisePpm}::numeric / 1000000)`

type Facts = {
  readonly amount: number
  readonly currency: string
  readonly summary: string
  readonly isDearer: boolean
  readonly isNewSupplier: boolean
  readonly basis: readonly unknown[]
}

const yesOrNo = { yes: text.yes, no: text.no }

/**
 * Rules compare the total in the company's currency, which is what the lines cost together, whether a net unit price rose by more than 5 %
 * against the order before of the same product, supplier and currency, whether the supplier delivered before, and whether it exceeds a
 * budget. Another supplier, currency, payment terms, price rise or overrun is approved again. Source: docs/guides/purchase.md, Approval.
 */
export const approval = documentApproval(purchaseOrder, {
  title: purchaseOrder.text.one,
  fields: {
    priceRise: { title: text.price_rise, choices: yesOrNo },
    newSupplier: { title: text.new_supplier, choices: yesOrNo },
    overBudget: { title: text.over_budget, choices: yesOrNo },
  },
  value: async (ctx, tx, { id }) => {
    const { companyId } = ctx
    const { rows } = await sql<Facts>`
      select coalesce(sum(l.cost_minor), 0)::bigint as amount, c.base_currency as currency, s.name as summary,
        count(*) filter (where ${dearer}) > 0 as "isDearer",
        not exists (select from purchase.purchase_order e
          join purchase.order_receipt p on p.company_id = e.company_id and p.purchase_order_id = e.id
          join inventory.receipt r on r.company_id = p.company_id and r.id = p.receipt_id and r.status in ('posted', 'closed')
          where e.company_id = o.company_id and e.supplier_id = o.supplier_id) as "isNewSupplier",
        json_build_array(o.supplier_id, o.currency, o.payment_term_id,
          json_agg(json_build_array(l.variant_id, l.net_minor, l.quantity) order by l.variant_id, l.line_no) filter (where ${dearer})) as basis
      from purchase.purchase_order o join erp.company c on c.id = o.company_id
      join procure.supplier s on s.company_id = o.company_id and s.id = o.supplier_id
      join purchase.purchase_order_line l on l.company_id = o.company_id and l.purchase_order_id = o.id
      left join lateral (
        select b.net_minor / b.quantity as net from purchase.purchase_order_line b
        join purchase.purchase_order e on e.company_id = b.company_id and e.id = b.purchase_order_id
        where b.company_id = o.company_id and b.variant_id = l.variant_id and not b.is_free and not l.is_free and e.id <> o.id
          and e.supplier_id = o.supplier_id and e.currency = o.currency and e.status in ('ordered', 'closed')
        order by e.ordered_on desc, e.id desc, b.line_no limit 1) b on true
      where o.company_id = ${companyId} and o.id = ${id}
      group by o.company_id, o.supplier_id, o.currency, o.payment_term_id, c.base_currency, s.name`.execute(tx)
    const { amount, currency, summary, isDearer, isNewSupplier, basis } = rows[0] ?? fail('not_found')
    // Budgets are summed where a rule asks for them alone.
    const isBudgeted = await isAskedFor(tx, companyId, purchaseOrder.entity, 'overBudget')
    const overruns = isBudgeted ? await findOverruns(ctx, tx, id) : []
    const said = (is: boolean) => (is ? 'yes' : 'no')
    const values = {
      priceRise: said(isDearer),
      newSupplier: said(isNewSupplier),
      overBudget: said(overruns.length > 0),
    }
    return { amount, currency, summary, values, basis: overruns.length > 0 ? [...basis, overruns] : basis }
  },
})
