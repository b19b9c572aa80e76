import { choose } from '../support/choose.ts'
import { smallestPicture } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a ready-created scale is added, and sizes of a new one are generated, put in order by keys and edited', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/size/')
  await page.getByRole('button', { name: 'Ready-made scales' }).first().click()
  const ready = page.getByRole('dialog', { name: 'Ready-made scales' })
  await ready.getByRole('checkbox', { name: /^Waist and length/ }).check()
  await expectAccessible(page, 'ready-made scales', 'dialog')
  await ready.getByRole('button', { name: 'Add 1 scale' }).click()
  await page.getByRole('rowheader', { name: 'Waist and length' }).getByRole('link').click()
  const jeans = page.getByRole('region', { name: 'Waist and length' })
  await jeans.getByRole('tab', { name: 'Sizes' }).click()
  await choose(jeans, 'Matrix')
  await expect(jeans.getByRole('table', { name: 'Matrix' })).toContainText('Waist / Length')
  await expectAccessible(page, 'sizes as a matrix')

  await page.goto('/procure/size/?open=new')
  const scale = page.getByRole('region', { name: 'New size scale' })
  await scale.getByLabel('Code').fill('SHOES')
  await scale.getByRole('textbox', { name: /^Name/ }).fill('House shoes')
  await scale.getByLabel('System').selectOption('eu')
  await scale.getByLabel('Product type').selectOption('footwear')
  await page.keyboard.press('Control+s')
  const created = page.getByRole('region', { name: 'House shoes' })
  await created.getByRole('tab', { name: 'Sizes' }).click()
  await created.getByRole('button', { name: 'Add several sizes…' }).click()
  const several = page.getByRole('dialog', { name: 'Add several sizes' })
  await choose(several, 'Range')
  await several.getByLabel('From').fill('36')
  await several.getByLabel('To').fill('37')
  await several.getByLabel('Increment').fill('0.5')
  await expect(several.getByText('3 sizes will be added.')).toBeVisible()
  await expectAccessible(page, 'several sizes', 'dialog')
  await several.getByRole('button', { name: 'Add 3 sizes' }).click()
  const codes = created.getByRole('rowheader')
  await expect(codes).toHaveText(['36', '36.5', '37'])

  await created.getByRole('button', { name: '37', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(codes).toHaveText(['36', '37', '36.5'])
  await expect(created.getByRole('button', { name: '37', exact: true })).toBeFocused()
  await expectAccessible(page, 'sizes in their order')
  await created.getByRole('button', { name: '37', exact: true }).click()
  const size = page.getByRole('dialog', { name: 'Size 37' })
  await size.getByRole('switch', { name: 'Core size' }).check()
  await size.getByRole('button', { name: 'Add a line' }).click()
  await size.getByLabel('Measurement, line 1').selectOption('foot_length')
  await size.getByLabel('From, line 1').fill('23')
  await size.getByLabel('To, line 1').fill('22')
  await size.getByRole('button', { name: 'Save' }).click()
  await expect(size.getByText('To must be at least From. Correct the line.')).toBeVisible()
  await expectAccessible(page, 'a size', 'dialog')
  await size.getByLabel('To, line 1').fill('23.5')
  await size.getByRole('button', { name: 'Save' }).click()
  await expect(created.getByRole('row', { name: /37.*Core/ })).toBeVisible()
  await page.reload()
  await expect(codes).toHaveText(['36', '37', '36.5'])
})

test('what a size is in another scale is seen and changed in the conversion grid', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const { items } = await direct.call<{ items: { id: number }[] }>(token, 'POST', '/procure/size-scales/ready-made', {
    keys: ['shoes_men_eu', 'shoes_men_uk'],
  })
  await signIn(shop.owner)
  await page.goto(`/procure/size/?open=${items[0]?.id}&tab=equivalents`)
  const cell = page.getByRole('combobox', { name: 'Men’s shoes UK for 42', exact: true })
  const chosen = cell.locator('option:checked')
  await expect(chosen).toHaveText('8')
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeVisible()
  await expectAccessible(page, 'the conversion grid')
  await cell.selectOption('8.5')
  await expect(chosen).toHaveText('8.5')
  await page.reload()
  await expect(chosen).toHaveText('8.5')
})

test('a colour is chosen with its family, and one that looks the same is told', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  await direct.call(token, 'POST', '/procure/colors', { code: 'NAVY', name: 'Navy', hex: '#1F3A93', family: 'blue' })
  await direct.call(token, 'POST', '/procure/colors', {
    code: 'FLAG',
    name: 'Flag',
    hex: '#C1121F',
    secondHex: '#FFFFFF',
  })
  await signIn(shop.owner)
  await page.goto('/procure/color/?open=new')
  const color = page.getByRole('dialog', { name: 'New colour' })
  await color.getByRole('textbox', { name: /^Code/ }).fill('MARINE')
  await color.getByRole('textbox', { name: /^Name/ }).fill('Marine')
  await color.getByRole('textbox', { name: 'Colour', exact: true }).fill('203b92')
  await expect(color.getByText(/Nearly identical to Navy \(NAVY\)/)).toBeVisible()
  await expect(color.getByText('Suggested family: Blue.')).toBeVisible()
  await color.getByRole('button', { name: 'Use family' }).click()
  await expect(color.getByLabel('Family')).toHaveValue('blue')
  await expectAccessible(page, 'a colour that is there already')
  await page.keyboard.press('Control+s')
  const marine = page.getByRole('dialog', { name: 'Marine' })
  await marine.getByRole('tab', { name: 'Nearest colours' }).click()
  await expect(marine.getByRole('listitem').first()).toContainText('Navy')
  await expectAccessible(page, 'the nearest colours')
  await expect(page.getByRole('row', { name: /Marine/ })).toContainText('#203B92')

  await marine.getByRole('tab', { name: 'Swatches' }).click()
  await marine.getByRole('button', { name: 'Add swatch' }).click()
  const swatch = page.getByRole('dialog', { name: 'Add swatch' })
  await swatch.getByLabel('Supplier code').fill('19-4024')
  await expectAccessible(page, 'a new swatch', 'dialog[open]')
  await swatch.getByRole('button', { name: 'Save' }).click()
  await expect(marine.getByRole('button', { name: 'Edit 19-4024' })).toBeVisible()
  const files = ['19-4024.gif', 'unknown.gif'].map((name) => ({
    name,
    mimeType: 'image/gif',
    buffer: Buffer.from(smallestPicture),
  }))
  await marine.locator('input[type="file"]').setInputFiles(files)
  await expect(marine.getByText(/1 picture was assigned\. No swatch has .* unknown\.gif/)).toBeVisible()
  await expect(marine.getByRole('img', { name: 'Picture of 19-4024' })).toBeVisible()
  await expectAccessible(page, 'the swatches of a colour')
})
