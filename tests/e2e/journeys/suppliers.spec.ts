import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'a supplier’s bank change needs a second person: own confirmation is refused, another confirms, and the old account is retired',
  { tag: '@core' },
  async ({ page, shop, direct, signIn, otherBrowser }) => {
    const token = await direct.token(shop.owner.login)
    const created = await direct.call<{ id: number; code: string }>(token, 'POST', '/procure/suppliers', {
      name: 'Atlas Mills',
    })
    expect(created.code).toBe('SUP-00001')
    await signIn(shop.owner)
    await page.goto(`/procure/supplier/?open=${created.id}&tab=bank`)
    const record = page.getByRole('region', { name: 'Atlas Mills' })
    const account = (text: string) =>
      record.getByRole('list', { name: 'Bank' }).locator('> li').filter({ hasText: text })
    await record.getByRole('button', { name: 'Submit account' }).click()
    const requested = page.getByRole('dialog', { name: 'Submit a bank account for Atlas Mills' })
    await requested.getByLabel('Number type').selectOption('IBAN')
    await requested.getByRole('textbox', { name: /^Number/ }).fill('DE89 3704 0044 0532 0130 01')
    await requested.getByLabel('Account holder').fill('Atlas Mills GmbH')
    await requested.getByRole('button', { name: 'Submit account' }).click()
    await expect(requested.getByText('The check digits do not match.')).toBeVisible()
    await requested.getByRole('textbox', { name: /^Number/ }).fill('DE89 3704 0044 0532 0130 00')
    await requested.getByRole('button', { name: 'Submit account' }).click()
    await expect(account('•••• 3000')).toContainText('Pending confirmation')
    await expect(account('•••• 3000').getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      'You submitted this account yourself. Ask another user to confirm it.',
    )
    await expectAccessible(page, 'bank accounts of a supplier, one of them waiting')

    const permissions = ['view', 'bank_confirm', 'bank_view', 'bank_edit'].map((event) => `supplier:${event}`)
    const second = await shop.add({ may: permissions, firstName: 'Sara', lastName: 'Second' })
    const theirs = await otherBrowser()
    await signIn(second, theirs.context())
    await theirs.goto('/account/inbox/')
    const waits = theirs.getByRole('link', { name: '1 supplier has a bank account pending confirmation' })
    await expect(waits).toBeVisible()
    await expectAccessible(theirs, 'what is decided elsewhere')
    await waits.click()
    await expect(theirs.getByRole('row').filter({ hasText: 'Atlas Mills' })).toBeVisible()
    await theirs.goto(`/procure/supplier/?open=${created.id}&tab=bank`)
    const place = theirs.getByRole('list', { name: 'Bank' }).locator('> li')
    await place.getByRole('button', { name: 'Show number' }).click()
    await expect(theirs.getByRole('dialog').getByText('DE89370400440532013000')).toBeVisible()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await place.getByRole('button', { name: 'Confirm' }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(place).toContainText('Payment hold until')
    await expect(place).toContainText('Confirmed by Sara Second')

    await place.getByRole('button', { name: 'Replace' }).click()
    const replacing = theirs.getByRole('dialog', { name: 'Replace •••• 3000 for Atlas Mills' })
    await replacing.getByRole('textbox', { name: /^Number/ }).fill('12-345 678')
    await replacing.getByLabel('Account holder').fill('Atlas Mills GmbH')
    await replacing.getByRole('button', { name: 'Submit account' }).click()
    await expect(place.filter({ hasText: '•••• 5678' })).toContainText('Replaces •••• 3000')

    await page.reload()
    await account('•••• 5678').first().getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(record.getByRole('list', { name: 'Bank' }).locator('> li').first()).toContainText('Payment hold until')
    await expect(record.getByRole('list', { name: 'Bank' }).locator('> li').last()).toContainText('Retired')
    await record.getByRole('tab', { name: 'History' }).click()
    await expect(record.getByRole('listitem').filter({ hasText: 'viewed a bank account number' })).toContainText(
      'Sara Second',
    )
  },
)

test('a supplier is approved and put on hold from its record, and its form stands on several sides', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const { id } = await direct.call<{ id: number }>(token, 'POST', '/procure/suppliers', { name: 'Bold Shoes' })
  await signIn(shop.owner)
  await page.goto(`/procure/supplier/?open=${id}`)
  const record = page.getByRole('region', { name: 'Bold Shoes' })
  await record.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(record.getByText('Approved', { exact: true })).toBeVisible()
  await record.getByRole('button', { name: 'Put on hold' }).click()
  const holding = page.getByRole('dialog', { name: 'Put Bold Shoes on hold' })
  await holding.getByRole('button', { name: 'Put on hold' }).click()
  await holding.getByLabel('Hold scope').selectOption('Payments')
  await holding.getByLabel('Reason').fill('Two deliveries late')
  await holding.getByRole('button', { name: 'Put on hold' }).click()
  await expect(record.getByText('Scope: Payments')).toBeVisible()

  await record.getByRole('tab', { name: 'Terms' }).click()
  await record.getByLabel('Production (days)').fill('30')
  await record.getByLabel('Lead time (days)').fill('20')
  await record.getByRole('tab', { name: 'Details' }).click()
  await expect(record.getByLabel('Lead time (days)')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  // What keeps it from being saved is shown where it stands.
  await expect(record.getByRole('tab', { name: 'Terms' })).toHaveAttribute('aria-selected', 'true')
  await expect(
    record
      .getByRole('alert')
      .getByText(/Production cannot take longer/)
      .first(),
  ).toBeVisible()
  await record.getByLabel('Lead time (days)').fill('45')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Bold Shoes saved.' })).toBeVisible()
  await record.getByRole('tab', { name: 'Overview' }).click()
  await expect(record.getByText('Two deliveries late')).toHaveCount(2)
  await expectAccessible(page, 'overview of a supplier')
})
