import { addTill, createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a question is answered from a report, opened in the report builder, and the chat is renamed and deleted', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const { tillId, cash } = await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const goods = { companyId, storeId }
  const lamp = await createGoods(db, goods, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const token = await direct.token(owner.login)
  const session = await direct.call<{ id: number }>(token, 'POST', '/pos/till-sessions', {
    uid: crypto.randomUUID(),
    tillId,
    floatMinor: 10_000,
  })
  await direct.call(token, 'POST', '/pos/sales', {
    uid: crypto.randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: lamp.variantId, quantity: 1 }],
    grossMinor: 3000,
    tenders: [{ paymentTypeId: cash, tenderedMinor: 3000, changeMinor: 0, reference: null }],
  })

  await signIn(owner)
  await page.goto('/erp/assistant/')
  await expect(page.getByRole('heading', { name: 'Assistant', level: 1 })).toBeVisible()
  await expectAccessible(page, 'the assistant without a chat')
  const question = page.getByRole('textbox', { name: 'Question' })
  await question.fill('sales and margin by product this year')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('article', { name: 'sales and margin by product this year' })
  await expect(answer).toContainText('Net sales: 25.00 GBP, Margin: 13.00 GBP.')
  await expect(answer.getByRole('row', { name: /Desk lamp/ })).toContainText('£25.00')
  await expect(page).toHaveURL(/chat=\d+/)
  await question.fill('sales of unicorns')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(/^Not understood: “unicorns”/)).toBeVisible()
  await expectAccessible(page, 'a chat')

  await page.getByRole('button', { name: 'Rename chat' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Margins')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chat renamed.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as text' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Margins.txt')

  await answer.getByRole('link', { name: 'Open report' }).click()
  await expect(page).toHaveURL(/\/sales\/reports\/builder\/\?by=product&show=net%2Cmargin&period=dates/)
  await expect(
    page.getByRole('table', { name: 'Report builder' }).getByRole('row', { name: /Desk lamp/ }),
  ).toContainText('£25.00')
  await page.goBack()
  await page.getByRole('button', { name: 'Delete chat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click()
  await expect(page.getByText('Chat deleted.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Chats' }).getByRole('option')).toHaveCount(1)
})
