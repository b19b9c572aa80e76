import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'a brand is made, corrected, switched off and on again, and its history tells it all',
  { tag: '@core' },
  async ({ page, shop, signIn }) => {
    await signIn(shop.owner)
    const screen = brandScreen(page)
    await screen.open()
    await expect(page.getByText('No records yet. Add the first one to start.')).toBeVisible()
    await screen.create.first().click()
    await expect(screen.code).toBeFocused()
    await screen.save.click()
    await expect(screen.drawer.getByRole('alert').first()).toContainText('2 fields need your attention.')
    await screen.code.fill('OAK')
    await screen.name.fill('Oak & Sons')
    await screen.discount.fill('12.5')
    await screen.field(/^Website/).fill('not an address')
    await screen.save.click()
    await expect(screen.drawer.getByText('Invalid URL').last()).toBeVisible()
    await screen.field(/^Website/).fill('https://oak.example')
    await screen.save.click()
    await expect(screen.toast('Oak & Sons saved.')).toBeVisible()
    await expect(page).toHaveURL(/open=\d+/)
    await screen.expectRows(['Oak & Sons'])
    await expect(screen.row('Oak & Sons')).toContainText('12.5%')

    await screen.warranty.fill('24')
    await screen.saveAndClose.click()
    await expect(screen.drawer).toHaveCount(0)
    await expect(screen.row('Oak & Sons')).toContainText('24')

    await screen.link('Oak & Sons').click()
    await screen.button('Deactivate').click()
    await expect(screen.toast('Oak & Sons deactivated')).toBeVisible()
    await expect(screen.row('Oak & Sons')).toContainText('Inactive')
    await screen.toast('Oak & Sons deactivated').getByRole('button', { name: 'Undo' }).click()
    await expect(screen.toast('Oak & Sons activated.')).toBeVisible()
    await expect(screen.row('Oak & Sons')).toContainText('Active')

    await page.getByRole('tab', { name: 'History' }).click()
    const entries = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
    await expect(entries).toHaveCount(4)
    for (const [index, word] of ['activated', 'deactivated', 'edited', 'created'].entries()) {
      await expect(entries.nth(index)).toContainText(`Olga Sorensen`)
      await expect(entries.nth(index)).toContainText(word)
    }
    await expect(entries.nth(2)).toContainText(/Warranty \(months\)\s*–\s*24/)
  },
)

test('the tabs of a record that is loading control nothing until its content is there', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/procure\/brands?\/\d+/, async (route) => {
    await released
    await route.continue()
  })
  await screen.link('Oak').click()
  const tab = page.getByRole('tab', { selected: true })
  await expect(tab).toBeVisible()
  await expect(tab).not.toHaveAttribute('aria-controls')
  await expectAccessible(page, 'a record that is loading')
  release()
  await expect(screen.name).toHaveValue('Oak')
  await expect(tab).toHaveAttribute('aria-controls', 'record-panel')
})

test('a value is edited in its cell, and a refused one stays to be mended', async ({ page, shop, signIn, direct }) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak', warrantyMonths: 6 }, { code: 'ELM', name: 'Elm' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  const cell = screen.row('Oak').getByRole('gridcell', { name: '6', exact: true })
  await cell.dblclick()
  const editor = page.getByRole('textbox', { name: 'Warranty (months) of Oak' })
  await expect(editor).toBeFocused()
  await editor.fill('601')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter 600 or less.')).toBeVisible()
  await editor.fill('36')
  await page.keyboard.press('Enter')
  await expect(screen.row('Oak').getByRole('gridcell', { name: '36', exact: true })).toBeVisible()
  await expect
    .poll(
      async () =>
        (await direct.query('select warranty_months as months from procure.brand where id = $1', [oak?.id]))[0],
    )
    .toEqual({ months: 36 })
  await screen.toast('Warranty (months) of Oak changed.').getByRole('button', { name: 'Undo' }).click()
  await expect(screen.row('Oak').getByRole('gridcell', { name: '6', exact: true })).toBeVisible()

  await screen.row('Oak').getByRole('gridcell', { name: 'OAK', exact: true }).dblclick()
  await page.getByRole('textbox', { name: 'Code of Oak' }).fill('elm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Elm (ELM) already has this value.')
  await page.keyboard.press('Escape')
  await expect(screen.row('Oak').getByRole('gridcell', { name: 'OAK', exact: true })).toBeVisible()
})

test('a duplicate shows the other record and the way to it', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'CAF', name: 'Café Noir' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open('?open=new')
  await screen.code.fill('NEW')
  await screen.name.fill(' CAFE  noir ')
  await screen.save.click()
  await expect(screen.drawer.getByText('Café Noir (CAF) already uses this value.').last()).toBeVisible()
  await expect(screen.name, 'nothing typed is lost').toHaveValue(' CAFE  noir ')
  await screen.drawer.getByRole('button', { name: 'Open Café Noir' }).last().click()
  await screen.dialog('Save your changes?').getByRole('button', { name: 'Discard' }).click()
  await expect(screen.code).toHaveValue('CAF')
})

test('a brand in use is not deleted but switched off; one that is not is deleted by name', async ({
  page,
  shop,
  signIn,
  direct,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' }, { code: 'ELM', name: 'Elm' })
  await direct.query(`
    create schema if not exists e2e;
    create table if not exists e2e.shelf_label (company_id bigint not null, id bigint generated always as identity, brand_id bigint not null,
      primary key (company_id, id), foreign key (company_id, brand_id) references procure.brand);
    grant usage on schema e2e to app;
    grant select on e2e.shelf_label to app`)
  await direct.query('insert into e2e.shelf_label (company_id, brand_id) values ($1, $2), ($1, $2)', [
    shop.companyId,
    oak?.id,
  ])
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open('?columns=name,usage')
  await expect(screen.row('Oak').getByRole('gridcell', { name: '2', exact: true })).toBeVisible()
  await expect(screen.row('Elm').getByRole('gridcell', { name: '0', exact: true })).toBeVisible()
  await screen.open(`?open=${oak?.id}`)
  await expect(screen.drawer.getByText('Used by 2 × shelf label')).toBeVisible()
  await screen.button('Delete').click()
  await screen.dialog('Delete Oak?').getByRole('button', { name: 'Delete Oak' }).click()
  const inUse = screen.dialog('Oak is in use')
  await expect(inUse).toContainText('Used by 2 × shelf label')
  await inUse.getByRole('button', { name: 'Deactivate' }).click()
  await expect(screen.toast('Oak deactivated')).toBeVisible()
  await screen.close.click()
  await expect(screen.row('Oak')).toContainText('Inactive')

  await screen.link('Elm').click()
  await screen.button('Delete').click()
  await screen.dialog('Delete Elm?').getByRole('button', { name: 'Cancel' }).click()
  await expect(screen.code).toHaveValue('ELM')
  await screen.button('Delete').click()
  await screen.dialog('Delete Elm?').getByRole('button', { name: 'Delete Elm' }).click()
  await screen.expectRows(['Oak'])
  await screen.toast('Elm deleted.').getByRole('button', { name: 'Undo' }).click()
  await expect(screen.toast('Elm restored.')).toBeVisible()
  await screen.expectRows(['Elm', 'Oak'])
})

test(
  'two people edit one brand: different fields are both kept, the same field is asked about',
  { tag: '@core' },
  async ({ page, shop, signIn, otherBrowser, direct }) => {
    const [oak] = await shop.brands({ code: 'OAK', name: 'Oak', warrantyMonths: 6 })
    const colleague = await shop.add({
      may: ['procure:view', 'brand:view', 'brand:edit'],
      firstName: 'Ines',
      lastName: 'Prado',
    })
    const elsewhere = await otherBrowser()
    await signIn(colleague, elsewhere.context())
    await signIn(shop.owner)
    const mine = brandScreen(page)
    const theirs = brandScreen(elsewhere)
    await mine.open(`?open=${oak?.id}`)
    await theirs.open(`?open=${oak?.id}`)
    await mine.warranty.fill('12')
    await theirs.description.fill('Sold in every shop.')
    await theirs.save.click()
    await expect(theirs.toast('Oak saved.')).toBeVisible()
    await mine.save.click()
    await expect(mine.toast('Ines Prado also changed Description; both changes are kept.')).toBeVisible()

    await theirs.open(`?open=${oak?.id}`)
    await expect(theirs.warranty).toHaveValue('12')
    await mine.warranty.fill('24')
    await mine.name.fill('Oak & Sons')
    await theirs.warranty.fill('36')
    await theirs.discount.fill('10')
    await theirs.save.click()
    await expect(theirs.toast('Oak saved.')).toBeVisible()
    await mine.save.click()
    const dialog = mine.dialog('Another user also changed this record')
    await expect(dialog).toContainText('Ines Prado saved')
    await expect(dialog.getByRole('group', { name: 'Warranty (months)' })).toBeVisible()
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    await expect(dialog).toContainText('Also changed and kept: Maximum discount.')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(mine.name, 'nothing typed is lost').toHaveValue('Oak & Sons')
    await mine.save.click()
    await dialog.getByRole('radio', { name: /^Theirs/ }).check()
    await dialog.getByRole('button', { name: 'Save selection' }).click()
    await expect(mine.toast('Oak & Sons saved.')).toBeVisible()
    const [saved] = await direct.query(
      'select name, warranty_months, max_discount_ppm, description from procure.brand where id = $1',
      [oak?.id],
    )
    expect(saved).toEqual({
      name: 'Oak & Sons',
      warranty_months: 36,
      max_discount_ppm: 100_000,
      description: 'Sold in every shop.',
    })
  },
)
