import { makeCatalogue } from '../../support/products.ts'
import { smallestPicture } from '../../support/pictures.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const patience = { timeout: 30_000 }

test('a product with four colours, three sizes, barcodes and an image is made and activated in 23 inputs, and a scan opens it', async ({
  page,
  shop,
  door,
  signIn,
}) => {
  await makeCatalogue(door.database, shop.companyId)
  await signIn(shop.owner)
  await page.goto('/procure/product/?open=new')
  const form = page.getByRole('region', { name: 'New product' })
  await form.getByLabel('Style code').fill('RUN')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Runner')
  for (const [field, typed] of [
    ['Category', 'shoes'],
    ['Size scale', 'letters'],
    ['Tax class', 'standard'],
    ['Unit', 'piece'],
  ] as const) {
    await form.getByRole('combobox', { name: field, exact: true }).fill(typed)
    // Its code, since every company begins with some that are called alike.
    await page.getByRole('option', { name: new RegExp(`${typed}-`, 'i') }).click()
  }
  await page.keyboard.press('Control+s')

  const record = page.getByRole('region', { name: 'Runner' })
  const told = (words: string) => page.getByRole('status').filter({ hasText: words })
  await record.getByRole('tab', { name: 'Variants' }).click(patience)
  const [red, blue, green, black] = await door.query<{ name: string }>(
    'select name from procure.color where company_id = $1 order by id',
    [shop.companyId],
  )
  const colours = record.getByLabel('Add colours')
  await colours.fill([red, blue, green, black].map((colour) => colour?.name).join(', '))
  await colours.press('Enter')
  const matrix = record.getByRole('grid', { name: 'Variants' })
  await matrix.getByRole('checkbox', { name: `${red?.name}, S` }).click()
  await page.keyboard.press('Control+a')
  await expect(matrix.locator('[aria-selected="true"]')).toHaveCount(12)
  await page.keyboard.press('Space')
  await expect(matrix.getByRole('checkbox', { checked: true })).toHaveCount(12)
  await expectAccessible(page, 'variants that are marked')

  await page.keyboard.press('Control+s')
  await expect(told('12 variants now.')).toBeVisible(patience)
  await record.getByRole('button', { name: 'Generate missing barcodes' }).click()
  await expect(told('12 barcodes were generated.')).toBeVisible(patience)
  await expect(matrix.getByRole('img', { name: 'has a barcode' })).toHaveCount(12)
  await record.getByRole('radio', { name: 'Barcode' }).check()
  await expect(matrix.getByText('2000000000022')).toBeVisible()

  await record.getByRole('tab', { name: 'Images' }).click()
  const picture = { name: 'run.gif', mimeType: 'image/gif', buffer: Buffer.from(smallestPicture) }
  await record.getByLabel('Add images').last().setInputFiles(picture)
  await expect(record.getByRole('img', { name: 'Image 1 of Runner' })).toBeVisible(patience)
  await expectAccessible(page, 'an image of a product')
  await record.getByRole('tab', { name: 'Details' }).click()
  await record.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog', { name: 'Activate: Runner' }).getByRole('button', { name: 'Activate' }).click()
  await expect(told('Runner is active.')).toBeVisible(patience)

  await page.goto('/procure/brand/')
  await expect(page.getByRole('button', { name: 'New brand' })).toBeVisible()
  await expect(async () => {
    await scan(page, ['2000000000022'])
    await expect(page.getByRole('heading', { name: 'Runner' })).toBeVisible({ timeout: 2000 })
  }).toPass()
})
