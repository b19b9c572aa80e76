import { brandScreen } from '../support/brands.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('two brands become one with a value of the other, the old code leads there, and the merge is undone', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands(
    { code: 'ADI', name: 'Adidas', warrantyMonths: 6 },
    { code: 'ADDI', name: 'Addidas', warrantyMonths: 24 },
    { code: 'PUM', name: 'Puma' },
  )
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await page.getByRole('checkbox', { name: /Adidas/ }).check()
  await page.getByRole('checkbox', { name: /Addidas/ }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge: Brands' })
  await dialog.getByRole('group', { name: 'Record to keep' }).getByRole('radio', { name: /ADI/ }).check()
  await dialog.getByRole('group', { name: 'Warranty (months)' }).getByRole('radio', { name: /24/ }).check()
  await expectAccessible(page, 'what is merged', 'dialog')
  await dialog.getByRole('button', { name: 'Merge into Adidas' }).click()
  await expect(screen.toast('One record merged into Adidas.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await screen.link('Puma').focus()
  await scan(page, ['addi'])
  await expect(screen.toast('Scanned ADDI. It was merged into Adidas.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Adidas' })).toBeVisible()
  await expect(screen.warranty).toHaveValue('24')
  await screen.close.click()
  await screen.link('Addidas').click()
  const note = page.getByRole('note')
  await expect(note).toContainText('Merged into Adidas (ADI)')
  await expect(screen.save).toHaveCount(0)
  await expect(note.getByRole('button', { name: 'Undo merge' })).toBeVisible()
  await note.getByRole('button', { name: 'Open Adidas (ADI)' }).click()
  await page.getByRole('dialog', { name: 'Adidas' }).getByRole('tab', { name: 'History' }).click()
  const undo = page.getByRole('tabpanel').getByRole('button', { name: 'Undo merge' })
  await expect(undo).toBeVisible()
  await expectAccessible(page, 'the line of a merge')
  await undo.click()
  await expect(screen.toast('Merge undone.')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await screen.close.click()
  await screen.link('Addidas').click()
  await expect(screen.warranty).toHaveValue('24')
  await expect(note).toHaveCount(0)
})

test('names that are alike are shown while one is typed and as pairs, merged from there or kept apart', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands({ code: 'ADI', name: 'Adidas' }, { code: 'ADD', name: 'Addidas' }, { code: 'PUM', name: 'Puma' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open('?open=new')
  await screen.name.fill('Adiddas')
  await expect(screen.button('Open Adidas (ADI)')).toBeVisible()

  await screen.open()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('button', { name: 'Find duplicates' }).click()
  const pairs = page.getByRole('dialog', { name: 'Possible duplicates: Brands' })
  await expect(pairs.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'pairs', 'dialog')
  await pairs.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Merge/ })
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expectAccessible(page, 'what is merged', 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await pairs.getByRole('button', { name: 'Not duplicates' }).click()
  await expect(pairs.getByText('No similar names found.')).toBeVisible()
})
