import type { Locator } from '@playwright/test'
import { photograph, picture } from '../../support/pictures.ts'
import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

type Dropped = { readonly name: string; readonly bytes: Buffer }

test('two pictures are dropped on a record, a third is refused with its reason, and a removal is undone', async ({
  page,
  shop,
  signIn,
}) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open(`?open=${oak?.id}`)
  await screen.drawer.getByRole('tab', { name: 'Files' }).click()
  await expect(screen.drawer.getByText('No files yet')).toBeVisible()
  await drop(screen.drawer.getByRole('tabpanel', { name: 'Files' }), [
    { name: 'front.jpg', bytes: await photograph() },
    { name: 'back.png', bytes: await picture().png().toBuffer() },
    { name: 'logo.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ])
  const files = screen.drawer.getByRole('list', { name: 'Files', exact: true }).getByRole('listitem')
  await expect(files).toHaveCount(2)
  const coming = screen.drawer.getByRole('list', { name: 'Uploading' })
  await expect(coming.getByRole('alert')).toContainText('This file type is not accepted. Choose one of: PNG, JPEG')
  await coming.getByRole('button', { name: 'Dismiss logo.svg' }).click()
  await expect(coming).toHaveCount(0)

  await screen.drawer.getByRole('button', { name: 'Show front.jpg' }).click()
  const shown = screen.dialog('front.jpg').getByRole('img', { name: 'front.jpg' })
  await expect(shown, 'upright, although the camera lay on its side').toHaveJSProperty('naturalHeight', 300)
  await page.keyboard.press('Escape')

  await screen.drawer.getByRole('button', { name: 'Remove back.png' }).click()
  await expect(files).toHaveCount(1)
  await screen.toast('back.png removed.').getByRole('button', { name: 'Undo' }).click()
  await expect(files).toHaveCount(2)
  await screen.drawer.getByRole('tab', { name: 'Files' }).press('ArrowRight')
  await expect(screen.drawer.getByRole('listitem').filter({ hasText: 'attached back.png' })).toBeVisible()
})

test('a file that could not be sent is kept to be tried again', async ({ page, shop, signIn }) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open(`?open=${oak?.id}&tab=files`)
  await expect(screen.drawer.getByText('No files yet')).toBeVisible()
  await page.context().setOffline(true)
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Ask for the new logo.') }
  await screen.drawer.locator('input[type="file"]').setInputFiles([note])
  const again = screen.drawer.getByRole('button', { name: 'Retry note.txt' })
  await expect(again).toBeVisible()
  await page.context().setOffline(false)
  await again.click()
  const kept = screen.drawer.getByRole('list', { name: 'Files', exact: true }).getByRole('listitem')
  await expect(kept).toHaveText([/note.txt/])
  await screen.drawer.getByRole('button', { name: 'Caption of note.txt' }).click()
  const requested = screen.dialog('Caption of note.txt')
  await requested.getByRole('textbox', { name: 'Caption' }).fill('From the maker')
  await page.keyboard.press('Enter')
  await expect(kept).toHaveText([/From the maker/])
})

test('the files of a record are accessible and fit', async ({ page, shop, signIn }) => {
  const [oak] = await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  await page.goto(`/procure/brand/?open=${oak?.id}&tab=files`)
  const panel = page.locator('#record-panel')
  await panel.locator('input[type="file"]').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ])
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(panel.getByText('front.jpg')).toBeVisible()
  await expect(panel.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page, 'files')
})

async function drop(zone: Locator, files: readonly Dropped[]): Promise<void> {
  const sent = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
  await zone.evaluate((element, given) => {
    const dataTransfer = new DataTransfer()
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name))
    }
    for (const kind of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
  }, sent)
}
