import { brandScreen } from '../support/brands.ts'
import { expect, test } from '../support/test.ts'

test('who may only look sees the facts, no way to create, and why nothing can be changed', async ({ page, signIn }) => {
  for (const user of ['storekeeper', 'counter']) {
    await signIn(user)
    const screen = brandScreen(page)
    await screen.open('?q=BR0009')
    await screen.expectRows(['Alder & Finch'])
    await expect(screen.create).toHaveCount(0)
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await screen.row('Alder & Finch').getByRole('gridcell', { name: 'BR0009' }).dblclick()
    await expect(page.locator('[data-editor]')).toHaveCount(0)

    await screen.open('?q=BR0009')
    await screen.link('Alder & Finch').click()
    const drawer = page.getByRole('dialog', { name: 'Alder & Finch' })
    await expect(drawer.getByText('BR0009').first()).toBeVisible()
    await expect(drawer.getByRole('textbox')).toHaveCount(0)
    for (const [name, right] of [
      ['Deactivate', 'brand:deactivate'],
      ['Delete', 'brand:delete'],
      ['Save', 'brand:edit'],
    ] as const) {
      const button = drawer.getByRole('button', { name, exact: true })
      await expect(button, `${user}: ${name}`).toHaveAttribute('aria-disabled', 'true')
      await button.hover()
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(`Requires the permission ${right}`)
    }
  }
})

test('who may edit but not delete sees which right is missing, and the server says the same', async ({
  page,
  shop,
  signIn,
  direct,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' })
  const clerk = await shop.add({ may: ['procure:view', 'brand:view', 'brand:edit'] })
  await signIn(clerk)
  const screen = brandScreen(page)
  await screen.open(`?open=${oak?.id}`)
  await expect(screen.button('Delete')).toHaveAttribute('aria-disabled', 'true')
  await direct.query(
    `delete from erp.role_event where company_id = $1 and page_event_id = (select id from erp.page_event where permission = 'brand:edit')`,
    [shop.companyId],
  )
  await screen.name.fill('Oak & Sons')
  await screen.save.click()
  await expect(screen.drawer.getByText('You do not have permission to edit on Brands.')).toBeVisible()
  await expect(screen.name, 'nothing typed is lost').toHaveValue('Oak & Sons')
})
