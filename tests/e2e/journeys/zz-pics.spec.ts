import { addTill, createGoods } from '../../support/till.ts'
import { test, expect, saveLook } from '../support/test.ts'
test('pics', async ({ page, shop, direct, signIn }) => {
  const { companyId, storeId, owner } = shop
  const { tillId, cash } = await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const goods = { companyId, storeId }
  const token = await direct.token(owner.login)
  const session = await direct.call<{ id: number }>(token, 'POST', '/pos/till-sessions', { uid: crypto.randomUUID(), tillId, floatMinor: 10_000 })
  for (const [code, name, price] of [['LAMP', 'Desk lamp', 3000], ['RUG', 'Wool rug', 9000], ['CHAIR', 'Oak chair', 12000]] as const) {
    const one = await createGoods(db, goods, { code, name, price, unitCost: '12.00' })
    await direct.call(token, 'POST', '/pos/sales', { uid: crypto.randomUUID(), tillSessionId: session.id, soldAt: new Date().toISOString(), lines: [{ variantId: one.variantId, quantity: 1 }], grossMinor: price, tenders: [{ paymentTypeId: cash, tenderedMinor: price, changeMinor: 0, reference: null }] })
  }
  await signIn(owner)
  await page.goto('/erp/assistant/')
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/pics/h2-empty.png' })
  const question = page.getByRole('textbox').last()
  for (const asked of ['sales of unicorns', 'sales and margin by product this year compared with last year', 'المبيعات حسب المنتج اليوم']) {
    await question.fill(asked)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: asked })).toBeVisible()
  }
  await page.screenshot({ path: '/tmp/pics/h2-en.png' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.screenshot({ path: '/tmp/pics/h2-375.png' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await page.reload()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/pics/h2-ar.png' })
})
