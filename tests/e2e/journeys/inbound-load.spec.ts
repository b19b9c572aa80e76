import { randomUUID } from 'node:crypto'
import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
type Made = { readonly id: number; readonly version: number; readonly number: string }

test('a logistics partner loads an order, scans and submits; the store refuses a carton and receives the rest', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId, owner } = shop
  const products = []
  for (const code of ['TENT', 'LAMP'])
    products.push(await createProduct(direct.database, companyId, { code, name: `${code} of a partner` }))
  await direct.query(
    `insert into procure.supplier (company_id, code, name, standing, lead_time_days) values ($1, 'ACME', 'Acme Outdoor', 'approved', 14)`,
    [companyId],
  )
  const [supplier] = await direct.query('select id::int as id from procure.supplier where company_id = $1', [companyId])
  const token = await direct.token(owner.login)
  let order = await direct.call<Made>(token, 'POST', '/poMaster/create', {
    uid: randomUUID(),
    supplierId: supplier?.['id'],
    storeId,
    orderedOn: dayAfter(0),
    dueOn: dayAfter(7),
    lines: products.map(({ variantIds }) => ({ variantId: variantIds[0], quantity: 12, unitPrice: '10' })),
  })
  for (const step of ['submit', 'send'])
    order = await direct.call<Made>(token, 'POST', `/poMaster/${order.id}/${step}`, { version: order.version })
  const driver = await shop.add({
    may: ['view', 'create', 'edit', 'delete', 'submit'].map((event) => `loads:${event}`),
    firstName: 'Dara',
    lastName: 'Driver',
  })
  await direct.query('update erp.app_user set user_type = 3 where company_id = $1 and id = $2', [
    companyId,
    driver.userId,
  ])
  await direct.call(token, 'POST', '/inbound/partners', {
    code: 'FAST',
    name: 'Fast Freight',
    storeId,
    users: [{ userId: driver.userId }],
  })

  await signIn(driver)
  await page.goto('/inbound/loads/')
  await page.getByRole('button', { name: 'Load an order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Load an order' })
  await dialog.getByRole('combobox', { name: /^Purchase order/ }).fill(order.number)
  await page.getByRole('option', { name: order.number }).click()
  await dialog.getByRole('textbox', { name: /^Partner reference/ }).fill('TRUCK-1')
  await dialog.getByLabel(/^Expected/).fill(dayAfter(7))
  await expectAccessible(page, 'the start of a load')
  await dialog.getByRole('button', { name: 'Create load' }).click()
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  const declared = draft.getByRole('textbox', { name: /^Declared ?, line 1$/ })
  await expect(declared).toHaveValue('12')
  await declared.fill('11')
  await scan(page, ['TENT'])
  await expect(declared).toHaveValue('12')
  await draft.getByRole('textbox', { name: /^Carton.*line 1$/ }).fill('C-1')
  await draft.getByRole('button', { name: 'Save draft' }).click()
  await expectAccessible(page, 'the draft of a load')
  await draft.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: /^LD-\d{4}-00001$/ })).toBeVisible()

  const desk = await otherBrowser()
  await signIn(owner, desk.context())
  await desk.goto('/inbound/loads/?status=submitted')
  await desk.getByRole('link', { name: /^LD-\d{4}-00001$/ }).click()
  await desk.getByRole('tab', { name: 'Review' }).click()
  await desk.getByRole('row', { name: /LAMP/ }).getByRole('button', { name: 'Refuse' }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('Carton missing')
  await desk.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(desk.getByRole('row', { name: /LAMP/ })).toContainText('Carton missing')
  await expectAccessible(desk, 'the review of a load')
  await desk.getByRole('button', { name: 'Accept', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(desk.getByRole('region', { name: /^LD-/ }).getByText('Partly accepted')).toBeVisible()
  await desk.getByRole('link', { name: 'Open goods receipt' }).click()
  await expect(desk.getByRole('heading', { name: /^GR|^RCV|^RC|\d{5}$/ }).first()).toBeVisible()
  const lines = await direct.query(
    `select accepted_quantity::int as accepted, open_quantity::int as open from purchase.purchase_order_line
     where company_id = $1 order by line_no`,
    [companyId],
  )
  expect(lines).toEqual([
    { accepted: 12, open: 0 },
    { accepted: 0, open: 12 },
  ])
  await desk.goto('/inbound/partners/')
  await expect(desk.getByRole('row', { name: /Fast Freight/ })).toBeVisible()
  await expectAccessible(desk, 'logistics partners')
})
