import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const offer = /You have unsaved changes from/

test(
  'a browser that is killed while somebody types offers the draft on return, in any browser, until it is saved',
  { tag: '@core' },
  async ({ page, shop, signIn, otherBrowser, direct }) => {
    const [oak] = await shop.brands({ code: 'OAK', name: 'Oak', warrantyMonths: 6 })
    const elsewhere = await otherBrowser()
    await signIn(shop.owner)
    await signIn(shop.owner, elsewhere.context())
    const screen = brandScreen(page)
    await screen.open(`?open=${oak?.id}`)
    await screen.warranty.fill('24')
    await expect
      .poll(
        async () => (await direct.query('select entered from desk.draft where company_id = $1', [shop.companyId]))[0],
      )
      .toEqual({ entered: { warrantyMonths: '24' } })
    const crashed = page.waitForEvent('crash')
    const devtools = await page.context().newCDPSession(page)
    // Never answered: the process that would is gone, without any unload handler.
    void devtools.send('Page.crash').catch(() => undefined)
    await crashed

    const back = brandScreen(elsewhere)
    await back.open('#drafts')
    const drafts = elsewhere.getByRole('dialog', { name: 'My drafts' })
    await drafts.getByRole('link', { name: 'Oak' }).click()
    await expect(drafts).toHaveCount(0)
    await expect(back.drawer.getByText(offer)).toBeVisible()
    await expect(back.warranty, 'nothing is changed before it is wanted').toHaveValue('6')
    await back.button('Restore').click()
    await expect(back.warranty).toHaveValue('24')
    await back.save.click()
    await expect(back.toast('Oak saved.')).toBeVisible()
    await expect
      .poll(async () => direct.query('select from desk.draft where company_id = $1', [shop.companyId]))
      .toHaveLength(0)
  },
)

test('a restored draft meets what others saved meanwhile in the question about conflicts', async ({
  page,
  shop,
  signIn,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak', warrantyMonths: 6 })
  if (oak === undefined) throw new Error('No brand was made.')
  await signIn(shop.owner)
  const screen = brandScreen(page)
  const question = screen.dialog('Save your changes?')
  await screen.open(`?open=${oak.id}`)
  await screen.warranty.fill('24')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep draft' }).click()
  await expect(screen.drawer).toHaveCount(0)
  await shop.edit(shop.owner, oak, { warrantyMonths: 36 })
  await screen.open(`?open=${oak.id}`)
  await expect(screen.warranty).toHaveValue('36')
  await screen.button('Restore').click()
  await expect(screen.warranty).toHaveValue('24')
  await screen.save.click()
  await expect(screen.dialog('Another user also changed this record')).toBeVisible()
})

test('a session that ends while somebody types is left without a question, and the typing is offered after signing in', async ({
  page,
  shop,
  signIn,
  direct,
}) => {
  await signIn(shop.owner)
  const requested: string[] = []
  page.on('dialog', (dialog) => {
    requested.push(dialog.type())
    void dialog.accept()
  })
  const screen = brandScreen(page)
  await screen.open('?open=new')
  await screen.code.fill('EL')
  await expect
    .poll(async () => direct.query('select from desk.draft where company_id = $1', [shop.companyId]))
    .toHaveLength(1)
  await direct.query(`update auth.session set ended_at = now(), ended_reason = 'signed_out' where company_id = $1`, [
    shop.companyId,
  ])
  await screen.code.fill('ELM')
  await expect(page).toHaveURL(/signin/)
  await signIn(shop.owner)
  await screen.open('?open=new')
  await expect(screen.drawer.getByText('You have unsaved changes in this browser')).toBeVisible()
  await screen.button('Restore').click()
  await expect(screen.code).toHaveValue('ELM')
  expect(requested).toEqual([])
})

test('the offer of a draft and the list of drafts are accessible and fit', async ({ page, shop, signIn, direct }) => {
  await direct.query(
    `insert into desk.draft (company_id, user_id, entity, base, entered) values ($1, $2, 'procure.brand', '{}', '{"code": "ELM"}')`,
    [shop.companyId, shop.owner.userId],
  )
  await signIn(shop.owner)
  await page.goto('/procure/brand/?open=new')
  await expect(page.getByRole('button', { name: /^(Restore|استعادة)$/ })).toBeVisible()
  await expectAccessible(page, 'offer')
  await page.goto('/procure/#drafts')
  await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
  await expectAccessible(page, 'list')
})
