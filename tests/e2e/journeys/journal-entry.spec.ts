import { expect, expectAccessible, test } from '../support/test.ts'

test('an accountant enters a journal, another person approves it, and it is posted and reversed', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const may = ['view', 'create', 'edit', 'post', 'reverse'].map((event) => `journal-entries:${event}`)
  const accountant = await shop.add({ may: [...may, 'journals:view'], firstName: 'Ada', lastName: 'Accountant' })
  const chief = await shop.add({ may: ['journal-entries:view'], firstName: 'Otto', lastName: 'Chief' })
  const [role] = await direct.query<{ id: number }>('select role_id::int as id from erp.user_role where user_id = $1', [
    chief.userId,
  ])
  await direct.call(await direct.token(shop.owner.login), 'POST', '/desk/approval-rules', {
    documentType: 'accounts.journal_entry',
    name: 'Large entries',
    amountFrom: 100_000,
    currency: 'GBP',
    steps: [{ roleId: role?.id, userId: null, isAtStore: false, neededCount: 1, escalation: null }],
  })

  await signIn(accountant)
  await page.goto('/finance/journal-entries/')
  await expect(page.getByRole('button', { name: 'New journal entry' }).first()).toBeVisible()
  await expectAccessible(page, 'journal entries')
  await page.getByRole('button', { name: 'New journal entry' }).first().click()
  const form = page.getByRole('region', { name: 'New journal entry' })
  await form.getByRole('textbox', { name: /^Description/ }).fill('Rent of March')
  for (const [line, code, amount] of [
    [1, '6200', ['Debit', '1200']],
    [2, '1020', ['Credit', '1100']],
  ] as const) {
    await form.getByRole('button', { name: 'Add a line' }).click()
    await form.getByRole('combobox', { name: new RegExp(`^Account ?, line ${line}$`) }).fill(code)
    await page
      .getByRole('option', { name: new RegExp(code) })
      .first()
      .click()
    await form.getByRole('textbox', { name: new RegExp(`^${amount[0]} ?, line ${line}$`) }).fill(amount[1])
  }
  const totals = form.getByLabel('Totals of the lines')
  await expect(totals).toContainText('£100.00')
  await expectAccessible(page, 'a journal entry with a difference')
  await form.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('alert')).toContainText('Debits and credits differ.')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('textbox', { name: /^Credit ?, line 2$/ }).fill('1200')
  await expect(draft.getByText('Debits and credits are equal.')).toBeVisible()
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const entry = page.getByRole('region', { name: /^JE-\d{4}-00001$/ })
  await expect(entry.getByText('Pending approval', { exact: true }).first()).toBeVisible()

  const theirs = await otherBrowser()
  await signIn(chief, theirs.context())
  await theirs.goto('/account/inbox/')
  await theirs
    .getByRole('listitem')
    .filter({ hasText: 'Rent of March' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(theirs.getByText('No requests are pending your decision.')).toBeVisible()

  await page.reload()
  await expect(entry.getByText('Approved', { exact: true }).first()).toBeVisible()
  await entry.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(entry.getByText('Posted', { exact: true }).first()).toBeVisible()
  await entry.getByRole('button', { name: 'Reverse' }).click()
  const requested = page.getByRole('dialog')
  await expectAccessible(page, 'the reversal of a journal entry')
  await requested.getByRole('button', { name: 'Reverse' }).click()
  await expect(entry.getByText('Reversed', { exact: true }).first()).toBeVisible()
  await entry.getByRole('tab', { name: 'Journals' }).click()
  await expect(entry.getByRole('table', { name: 'Journals' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'the journals of an entry')
  await entry.getByRole('table', { name: 'Journals' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/finance\/journals\//)
  await expect(page.getByRole('table', { name: 'Journal lines' })).toContainText('6200 Rent')
  await page.getByRole('link', { name: 'Open document' }).click()
  await expect(entry).toBeVisible()
})

test('opening balances are imported from a file, whose row errors are listed first', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/finance/journal-entries/')
  await page.getByRole('button', { name: 'Import lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import journal entry' })
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Opening balances')
  await dialog.getByLabel(/^Posting date/).fill('2026-01-01')
  const file = (rows: string) => ({ name: 'opening.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(file('Account,Debit,Credit\n9999,100.00,\n1200,100.00,\n'))
  const errors = dialog.getByRole('table', { name: 'Row errors' })
  await expect(errors.getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'row errors of a journal entry')
  await input.setInputFiles(file('Account,Debit,Credit\n1020,100.00,\n2500,,60.00\n'))
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await expect(draft.getByText('The difference is posted to Opening balances.')).toBeVisible()
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('region', { name: /^JE-/ }).getByText('Posted', { exact: true }).first()).toBeVisible()
})

test('a recurring journal previews its next dates', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/finance/recurring-journals/?open=new')
  const form = page.getByRole('region', { name: 'New recurring journal' })
  await form.getByRole('textbox', { name: /^Day of month/ }).fill('31')
  await form.getByLabel(/^Next date/).fill('2099-01-31')
  await expect(form.getByText(/Next entries: .*28 Feb 2099/)).toBeVisible()
  await expectAccessible(page, 'a new recurring journal')
})
