import { choose } from '../support/choose.ts'
import { accountsOf, postJournal } from '../../support/journals.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)

test('customers who have not bought for long are found by their scores; the statements of the group add up', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind) select $1, 'C' || n, 'Customer ' || n, 'person' from generate_series(1, 10) n`,
    [companyId],
  )
  // The higher the number, the longer ago and the more often.
  await direct.query(
    `insert into accounts.invoice (company_id, uid, number, direction, kind, store_id, customer_id, issued_on, tax_point, due_on, currency_code,
       exchange_rate, tax_policy, is_tax_inclusive, net_minor, tax_minor, gross_minor, base_gross_minor, status, posted_at)
     select $1, gen_random_uuid(), c.code || '-' || n, 'sale', 'invoice', $2, c.id, d.day, d.day, d.day, 'GBP', 1, 'line', false, 5000, 0, 5000, 5000, 'posted', now()
     from (select set_config('session_replication_role', 'replica', false)) triggers_off, crm.customer c,
       generate_series(1, right(c.code, -1)::integer) n, lateral (select $3::date - 30 * right(c.code, -1)::integer + n as day) d
     where c.company_id = $1`,
    [companyId, storeId, today],
  )
  const accounts = await accountsOf(direct.database, companyId)
  await postJournal(direct.database, companyId, {
    postedOn: today,
    lines: [
      { accountId: accounts['1020'] ?? 0, amountMinor: 5000, storeId: null },
      { accountId: accounts['4000'] ?? 0, amountMinor: -5000, storeId },
    ],
  })
  await signIn(shop.owner)
  await page.goto('/crm/customer-value/')
  await expect(page.getByText('Customers who bought')).toBeVisible()
  const customers = page.getByRole('table', { name: 'All customers' })
  await expect(customers.getByRole('row')).toHaveCount(11)
  await page
    .getByRole('button', { name: /At risk/ })
    .last()
    .press('Enter')
  await expect(page).toHaveURL(/recency=\d&frequency=\d/)
  const selected = page.getByRole('table', { name: 'Selected customers' })
  await expect(selected.getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'customers at risk')
  await page.reload()
  await expect(selected.getByRole('link', { name: 'Customer 10' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(customers.getByRole('row')).toHaveCount(11)

  await page.goto('/finance/consolidation/')
  await expect(page.getByRole('table', { name: 'Profit and loss' }).getByText('Sales')).toBeVisible()
  await choose(page, 'Balance sheet')
  await expect(page.getByText('Balanced')).toBeVisible()
  await expectAccessible(page, 'the balance sheet of a group')
})
