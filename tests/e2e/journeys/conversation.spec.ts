import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a comment that mentions a colleague reaches his bell while he works, and leads him to the record', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' }, { code: 'ELM', name: 'Elm' })
  const colleague = await shop.add({ may: ['procure:view', 'brand:view'], firstName: 'Ines', lastName: 'Prado' })
  await shop.add({ may: ['procure:view', 'season:view'], firstName: 'Inga', lastName: 'Holm' })
  const elsewhere = await otherBrowser()
  await signIn(colleague, elsewhere.context())
  await signIn(shop.owner)
  const theirs = brandScreen(elsewhere)
  await theirs.open()
  await expect(elsewhere.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const screen = brandScreen(page)
  await screen.open(`?open=${oak?.id}&tab=history`)
  const box = screen.drawer.getByRole('textbox', { name: 'Comment' })
  await box.pressSequentially('@in')
  await expect(screen.drawer.getByRole('option'), 'who may not see brands is not offered').toHaveText([/Ines Prado/])
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('@Ines Prado ')
  await box.pressSequentially('is this the same as #ELM?')
  await page.keyboard.press('Control+Enter')
  // The newest stands on top, whatever its text is while it is mended.
  const said = screen.drawer.getByRole('listitem').first()
  await expect(said.getByRole('link', { name: '#ELM' })).toBeVisible()
  await expect(box).toHaveValue('')

  await elsewhere.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  const inbox = elsewhere.getByRole('dialog', { name: 'Notifications' })
  await inbox.getByRole('link', { name: 'Olga Sorensen mentioned you in Oak' }).click()
  await expect(inbox).toHaveCount(0)
  await expect(theirs.drawer.getByRole('listitem').filter({ hasText: 'is this the same as' })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await said.getByRole('button', { name: 'Edit' }).click()
  await said.getByRole('textbox').fill('Never mind.')
  await said.getByRole('button', { name: 'Save' }).click()
  await expect(said).toContainText('Never mind. (edited)')
  await screen.drawer.getByRole('radio', { name: 'Comments only' }).check()
  await expect(screen.drawer.getByRole('listitem')).toHaveCount(1)
  await said.getByRole('button', { name: 'Delete' }).click()
  await screen.dialog('Delete your comment?').getByRole('button', { name: 'Delete comment' }).click()
  await expect(screen.drawer.getByText('No comments yet.')).toBeVisible()
})

test('the history with comments and the notifications are accessible and fit', async ({
  page,
  shop,
  signIn,
  direct,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' })
  await direct.query(
    `with said as (insert into desk.comment (company_id, entity, record_id, body, created_by)
         values ($1, 'procure.brand', $3, 'Look here', $2))
       insert into desk.notification (company_id, recipient_id, kind, group_key, address, args)
       values ($1, $2, 'mention', 'x', '/procure/', '{"who": "Una", "what": "Oak", "words": "Look here"}')`,
    [shop.companyId, shop.owner.userId, oak?.id],
  )
  await signIn(shop.owner)
  await page.goto(`/procure/brand/?open=${oak?.id}&tab=history`)
  await page.getByRole('dialog').getByRole('textbox').fill('@')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page, 'history')
  await page.goto('/procure/#inbox')
  await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
  await page.getByRole('dialog').locator('summary').click()
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await expectAccessible(page, 'inbox')
})
