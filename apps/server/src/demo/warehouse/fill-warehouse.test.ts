import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { testPassword, useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { seedDemo } from '../seed.ts'
import { fillWarehouse } from './fill-warehouse.ts'
import { withStaff } from './staff.ts'

const server = useServer({ isOwn: true })

test('the demo company has weeks of stock, and transfers, checks and containers at each step of their way', async () => {
  const { app, database } = server
  const owned = await seedDemo(app.db, testPassword)
  await fillWarehouse(app, owned, testPassword)
  const statuses = await query<{ status: string; count: number }>(
    database.superUrl,
    'select status, count(*)::int from inventory.transfer where company_id = $1 group by status order by status',
    [owned.companyId],
  )
  expect(Object.fromEntries(statuses.map(({ status, count }) => [status, count]))).toEqual({
    draft: 1,
    submitted: 2,
    approved: 1,
    in_fulfilment: 2,
    in_transit: 4,
    closed: 2,
  })
  const [created] = await query(
    database.superUrl,
    `select (select count(*)::int from inventory.open_discrepancy where company_id = $1) as open,
       (select count(*)::int from inventory.transfer_invoice where company_id = $1 and status = 'posted') as invoices,
       (select array_agg(status order by id) from inventory.container where company_id = $1) as containers,
       (select status from inventory.stock_check where company_id = $1) as checked,
       (select count(distinct effective_on)::int from inventory.stock_posting where company_id = $1) as days`,
    [owned.companyId],
  )
  expect(created).toEqual({ open: 4, invoices: 2, containers: ['departed', 'draft'], checked: 'counting', days: 58 })
  const [sold] = await query(
    database.superUrl,
    `select (select count(*)::int from sales.till_session where company_id = $1 and status = 'closed') as sessions,
       (select count(*) > 1500 from sales.sale where company_id = $1 and kind = 'sale') as sales,
       (select count(*) > 20 from sales.sale where company_id = $1 and kind = 'return') as returns,
       (select count(*)::int from inventory.stock_pool where company_id = $1 and on_hand < 0) as oversold,
       (select array_agg(status order by id) from purchase.purchase_order where company_id = $1) as orders,
       (select array_agg(status order by id) from accounts.supplier_invoice where company_id = $1) as bills,
       (select array_agg(status order by id) from payments.supplier_payment where company_id = $1) as payments,
       (select array_agg(receipt_status order by id) from purchase.purchase_order where company_id = $1 and receipt_status <> 'none') as received,
       (select array_agg(invoice_status order by id) from purchase.purchase_order where company_id = $1 and receipt_status <> 'none') as invoiced`,
    [owned.companyId],
  )
  expect(sold).toEqual({
    sessions: 224,
    sales: true,
    returns: true,
    oversold: 0,
    orders: [
      'ordered',
      'ordered',
      'ordered',
      'ordered',
      'ordered',
      'approved',
      'pending',
      'draft',
      'cancelled',
      'ordered',
    ],
    bills: ['posted', 'posted'],
    payments: ['draft'],
    received: ['full', 'partial', 'full', 'partial'],
    invoiced: ['full', 'full', 'none', 'none'],
  })
  const [traded] = await query(
    database.superUrl,
    `select (select array_agg(status) from purchase.shipment where company_id = $1) as shipments,
       (select array_agg(status) from payments.bank_deposit where company_id = $1) as deposits,
       (select array_agg(s.open_count) from payments.bank_statement s where company_id = $1) as statements,
       (select count(*)::int from payments.reminder where company_id = $1 and status = 'draft') as reminders,
       (select array_agg(status order by id) from payments.customer_payment where company_id = $1) as receipts,
       (select array_agg(status order by id) from payments.online_payment where company_id = $1) as online,
       (select array_agg(net_minor) from payments.payout where company_id = $1 and status = 'posted') as payouts,
       (select array_agg(status order by id) from sales.sales_order where company_id = $1) as orders,
       (select array_agg(status order by id) from sales.delivery where company_id = $1) as deliveries,
       (select array_agg(status order by id) from sales.quote where company_id = $1) as quotes,
       (select count(*) > 4 and min(balance_minor) = 0 from sales.voucher where company_id = $1) as vouchers,
       (select count(*)::int from sales.promotion where company_id = $1) as promotions,
       (select array_agg(outcome order by id) from assist.message where company_id = $1) as answers,
       (select array_agg(status) from assist.product_text where company_id = $1) as texts,
       (select count(*)::int from accounts.customer_invoice where company_id = $1 and status = 'posted') as invoices`,
    [owned.companyId],
  )
  expect(traded).toEqual({
    shipments: ['departed'],
    deposits: ['sent'],
    statements: [4],
    reminders: 2,
    // The last one is the deposit that an order waits for.
    receipts: ['posted', 'reversed', 'posted', 'posted', 'draft'],
    online: ['part_refunded', 'captured', 'declined', 'sent', 'unknown'],
    payouts: [41_060],
    orders: [
      ...Array.from({ length: 4 }, () => 'confirmed'),
      'on_hold',
      'on_hold',
      'confirmed',
      'confirmed',
      'cancelled',
    ],
    deliveries: ['delivered', 'dispatched', 'picking', 'dispatched'],
    quotes: ['sent', 'lost', 'draft'],
    answers: ['answered', 'answered', 'answered'],
    texts: ['accepted'],
    vouchers: true,
    promotions: 3,
    // Those of memberships among them.
    invoices: 6,
  })
  const [served] = await query(
    database.superUrl,
    `select (select count(*)::int from crm.survey_response where company_id = $1 and nps is not null) as answers,
       (select count(distinct status)::int from crm.opportunity where company_id = $1) as stages,
       (select array_agg(distinct status order by status) from crm.customer_case where company_id = $1) as cases,
       (select array_agg(distinct status order by status) from crm.review where company_id = $1) as reviews,
       (select array_agg(status order by id) from sales.paid_membership where company_id = $1) as memberships,
       (select count(*)::int from crm.activity where company_id = $1 and status = 'open') as activities,
       (select array_agg(distinct kind order by kind) from crm.credit_event where company_id = $1) as credit,
       (select array_agg(status order by id) from sales.campaign where company_id = $1) as campaigns,
       (select count(*)::int > 0 from sales.campaign_recipient where company_id = $1 and status = 'sent') as mailed`,
    [owned.companyId],
  )
  expect(served).toEqual({
    answers: 72,
    stages: 6,
    cases: ['closed', 'open', 'resolved', 'waiting'],
    reviews: ['pending', 'published', 'rejected'],
    memberships: ['active', 'active', 'draft'],
    activities: 2,
    credit: ['held', 'limit_changed'],
    campaigns: ['sent', 'draft'],
    mailed: true,
  })
  const [web] = await query(
    database.superUrl,
    `select (select array_agg(status order by id) from webcheckout.web_order_list where company_id = $1) as orders,
       (select array_agg(status order by id) from webcheckout.cart where company_id = $1) as carts,
       (select count(*)::int from webcheckout.template where company_id = $1 and status = 'live') as templates`,
    [owned.companyId],
  )
  expect(web).toEqual({
    orders: ['dispatched', 'confirmed', 'cancelled'],
    carts: ['recovered', 'abandoned', 'open'],
    templates: 5,
  })
  const [inbound] = await query(
    database.superUrl,
    'select array_agg(status order by id) as loads from inbound.load where company_id = $1',
    [owned.companyId],
  )
  expect(inbound).toEqual({ loads: ['accepted', 'submitted', 'draft'] })
  const [replenished] = await query(
    database.superUrl,
    `select count(distinct store_id) > 1 as stores, sum(transfer_quantity) > 0 as transfers, sum(buy_quantity) > 0 as purchases
     from purchase.replenishment_list where company_id = $1 and status = 'new'`,
    [owned.companyId],
  )
  const [shown] = await query(
    database.superUrl,
    `select (select array_agg(code order by code) from procure.product where company_id = $1 and not has_picture) as bare,
       (select count(*)::int from procure.product_image i join procure.product p on p.company_id = i.company_id and p.id = i.product_id
         where i.company_id = $1 and p.code = 'BED-001' and i.color_id is not null) as towels,
       (select array_agg(code order by code) from procure.web_attribute where company_id = $1) as attributes,
       (select count(distinct product_id)::int from procure.web_attribute_value where company_id = $1) as described,
       (select array_agg(name order by id) from desk.approval_rule where company_id = $1) as rules`,
    [owned.companyId],
  )
  expect(shown).toEqual({
    // What came last, so that lists of what is missing show something.
    bare: ['KIT-021', 'KIT-022'],
    towels: 4,
    attributes: ['CARE', 'DISHWASHER', 'MATERIAL'],
    described: 13,
    rules: ['Large orders', 'Large supplier payments', 'Large journal entries'],
  })
  const shops = await query<{ id: number }>(
    database.superUrl,
    "select id::int from erp.store where company_id = $1 and type = 'shop' order by code",
    [owned.companyId],
  )
  await withStaff(app, testPassword, async ({ owner }) => {
    for (const { id: storeId } of shops) {
      const gift = await owner(lookUpItem, { storeId, code: '5012345000237' })
      expect(gift).toMatchObject({ name: 'Table gift set', unitMinor: 4500, kit: { components: [{}, {}, {}] } })
      expect(gift.available).toBeGreaterThan(0)
    }
  })
  const tracked = await query(
    database.superUrl,
    `select t.lot_no as lot, b.on_hand::int as pieces from inventory.stock_balance b
     join inventory.stock_lot t on t.company_id = b.company_id and t.id = b.lot_id
     where b.company_id = $1 and b.on_hand > 0 order by 1`,
    [owned.companyId],
  )
  expect(tracked).toEqual([
    { lot: 'L26-031', pieces: 24 },
    { lot: 'L26-044', pieces: 60 },
    ...['MX-10441', 'MX-10442', 'MX-10443'].map((lot) => ({ lot, pieces: 1 })),
  ])
  expect(replenished).toEqual({ stores: true, transfers: true, purchases: true })
  await expectWholeLedger(database.maintUrl)
  const books = await balancesOf(app.db, owned.companyId)
  expect(Object.values(books).reduce((sum, balance) => sum + balance, 0)).toBe(0)
  // Sales exceed their cost, the cost of goods is there, and the bank is not overdrawn.
  const { 1020: bank = 0, 4000: sales = 0, 5000: cost = 0 } = books
  expect(cost).toBeGreaterThan(0)
  expect(-sales).toBeGreaterThan(cost)
  expect(bank).toBeGreaterThan(0)
})
