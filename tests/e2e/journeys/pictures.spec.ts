import type { Locator } from '@playwright/test'
import { picture } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const photo = async () => ({ mimeType: 'image/png', name: 'me.png', buffer: await picture(600, 300).png().toBuffer() })

async function expectDrawn(image: Locator, side: number): Promise<void> {
  await expect(image).toHaveJSProperty('naturalWidth', side)
}

test('a person chooses a picture, and it stands in the header, among the users and at what he says', async ({
  page,
  shop,
  signIn,
}) => {
  const [acme] = await shop.brands({ code: 'ACME', name: 'Acme' })
  await signIn(shop.owner)
  await page.goto('/account/')
  const header = page.getByRole('banner')
  const face = header.getByRole('button', { name: /Olga Sorensen/ })
  await expect(face.locator('[data-initials]')).toHaveAttribute('data-initials', 'OS')
  await page
    .getByLabel('Choose a picture', { exact: true })
    .setInputFiles({ ...(await photo()), name: 'notes.txt', buffer: Buffer.from('x') })
  await expect(page.getByRole('main').locator('[role="status"][data-tone="danger"]')).toBeVisible()
  await page.getByLabel('Choose a picture', { exact: true }).setInputFiles(await photo())
  await expectDrawn(face.locator('img'), 64)
  await expectDrawn(page.getByRole('main').locator('img'), 256)
  await expectAccessible(page, 'my account with a picture')

  await page.goto('/erp/user-master/')
  const line = page.getByRole('rowheader', { name: /Olga Sorensen/ })
  await expectDrawn(line.locator('img'), 64)
  await expectAccessible(page, 'the list of users with pictures')
  await line.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Replace the picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(face.locator('img')).toHaveCount(0)
  await page.getByLabel('Choose a picture', { exact: true }).setInputFiles(await photo())
  await expectDrawn(face.locator('img'), 64)
  await expectAccessible(page, 'a user with a picture')

  await page.goto(`/procure/brand/?open=${acme?.id}&tab=history`)
  const drawer = page.getByRole('dialog', { name: 'Acme' })
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Ask for the new logo.')
  await page.keyboard.press('Control+Enter')
  const said = drawer.getByRole('listitem').filter({ hasText: 'Ask for the new logo.' })
  await expectDrawn(said.locator('img'), 64)
  await expectAccessible(page, 'a comment with the picture of who made it')
})

test('a brand shows its logo in the list and in its record, and who may not edit it only sees it', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  const [acme] = await shop.brands({ code: 'ACME', name: 'Acme' }, { code: 'BARE', name: 'Bare' })
  await signIn(shop.owner)
  await page.goto(`/procure/brand/?open=${acme?.id}`)
  const drawer = page.getByRole('dialog', { name: 'Acme' })
  await drawer.getByLabel('Choose a logo', { exact: true }).setInputFiles({ ...(await photo()), name: 'mark.png' })
  await expectDrawn(drawer.getByRole('img', { name: 'Logo of Acme' }), 256)
  const row = page.getByRole('row', { name: /Acme/ })
  await expectDrawn(row.locator('img'), 64)
  // What is typed meanwhile is kept: a picture is no edit of the fields.
  await drawer.getByLabel('Warranty (months)').fill('24')
  await drawer.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(drawer.getByRole('img', { name: 'Logo of Acme' })).toHaveCount(0)
  await drawer.getByLabel('Choose a logo', { exact: true }).setInputFiles({ ...(await photo()), name: 'mark.png' })
  await expectDrawn(drawer.getByRole('img', { name: 'Logo of Acme' }), 256)
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row).toContainText('24')
  await expectAccessible(page, 'a brand with a logo')
  await page.goto('/procure/brand/?hasLogo=false')
  await expect(page.getByRole('rowheader')).toHaveText(['Bare'])

  const viewer = await shop.add({ may: ['brand:view'] })
  const other = await otherBrowser()
  await signIn(viewer, other.context())
  await other.goto(`/procure/brand/?open=${acme?.id}`)
  await expectDrawn(other.getByRole('img', { name: 'Logo of Acme' }), 256)
  await expect(other.getByRole('button', { name: 'Replace the logo' })).toHaveAttribute('aria-disabled', 'true')
})
