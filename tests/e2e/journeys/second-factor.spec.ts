import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '../../../apps/server/src/modules/auth/second-factor/totp.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an authenticator app is set up by its first code, and recovery codes are not closed by mistake', async ({
  page,
  product,
  shop,
  signIn,
}) => {
  const clerk = await shop.add({ may: ['procure:view'] })
  await signIn(clerk)
  await page.goto('/account/')
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  await card.getByRole('button', { name: 'Set up' }).click()
  const again = page.getByRole('dialog').getByLabel('Password')
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' })
  await expect(again.or(dialog)).toBeVisible()
  if (await again.isVisible()) {
    await again.fill(product.password)
    await again.press('Enter')
  }
  const secret = bytesOf(await dialog.locator('code').innerText())
  const code = dialog.getByLabel('Code from the app')
  await code.fill('12')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter the six digits.')
  await expectAccessible(page, 'setting up an app')
  await code.fill(codeAt(secret, stepAt(new Date())))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)

  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(codes, 'they stay').toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('10')

  await card.getByRole('button', { name: 'Create recovery codes' }).click()
  const renewed = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(renewed.getByRole('listitem')).toHaveCount(10)
  await renewed.getByRole('button', { name: 'Close this dialog' }).click()
  await expectAccessible(page, 'a question about codes')
  await question(page).getByRole('button', { name: 'Close anyway' }).click()
  await expect(renewed).toHaveCount(0)
})

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Close without saving the codes?' })
}

/** Source: RFC 4648, base 32. */
function bytesOf(entered: string): Buffer {
  const bits = [...entered.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
