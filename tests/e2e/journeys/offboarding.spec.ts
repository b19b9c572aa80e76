import { requestPaper, paper, preparePaper } from '../../support/paper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('somebody leaves: his next click is out, and his task stands in the inbox of whoever takes over', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  await preparePaper((text) => direct.query(text))
  const leaver = await shop.add({ firstName: 'Lena', lastName: 'Leaver', may: ['brand:view'] })
  const heir = await shop.add({ firstName: 'Hugo', lastName: 'Heir' })
  const step = { roleId: null, userId: leaver.userId, isAtStore: false, neededCount: 1, escalation: null }
  const rule = { documentType: paper.entity, name: 'All papers', steps: [step] }
  await direct.call(await direct.token(shop.owner.login), 'POST', '/desk/approval-rules', rule)
  await requestPaper(direct.database, shop.companyId, shop.owner.userId, { label: 'P-7' })
  const lena = await otherBrowser()
  await signIn(leaver, lena.context())
  await lena.goto('/procure/brand/')
  await expect(lena.getByRole('heading', { name: 'Brands', exact: true })).toBeVisible()
  // A call that the open page makes by itself would be the one that learns it, and her next address only asks her to sign in.
  await lena.goto('about:blank')

  await signIn(shop.owner)
  await page.goto(`/erp/user-master/?open=${leaver.userId}`)
  const record = page.getByRole('region', { name: 'Lena Leaver' })
  await record.getByRole('button', { name: 'Offboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offboard Lena Leaver' })
  await expect(dialog.getByRole('region', { name: 'Will be handed over' })).toContainText(
    'Approvals pending with this person',
  )
  await dialog.getByRole('button', { name: 'Offboard' }).click()
  await expect(dialog.getByLabel('Successor')).toHaveAccessibleDescription('Select a successor.')
  await expectAccessible(page, 'offboarding with problems')
  await dialog.getByLabel('Reason').fill('Moves to the sea')
  await dialog.getByLabel('Successor').selectOption('Olga Sorensen')
  await dialog.getByRole('button', { name: 'Offboard' }).click()
  await expect(dialog.getByLabel('Successor')).toHaveAccessibleDescription(
    /Olga Sorensen already requested or decides one of these/,
  )
  await dialog.getByLabel('Successor').selectOption('Hugo Heir')
  await dialog.getByRole('button', { name: 'Offboard' }).click()
  const done = page.getByRole('dialog', { name: 'Lena Leaver offboarded' })
  await expect(done.getByRole('region', { name: 'Handed over to Hugo Heir' })).toContainText('Approval rules')
  await expectAccessible(page, 'what offboarding did')
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(record.getByText('Moves to the sea', { exact: false })).toBeVisible()

  await lena.goto('/procure/brand/')
  await expect(lena.getByRole('alert')).toHaveText('Your account is inactive. Contact your administrator.')
  const hugo = await otherBrowser()
  await signIn(heir, hugo.context())
  await hugo.goto('/account/inbox/')
  await expect(hugo.getByRole('heading', { name: 'P-7', exact: true })).toBeVisible()
})
