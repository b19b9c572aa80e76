import type { IdentityProviderStandIn } from '../../support/identity-provider.ts'
import { startIdentityProvider } from '../../support/identity-provider.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

let provider: IdentityProviderStandIn

test.beforeAll(async ({ product }) => {
  if (product.provider === null) throw new Error('The product knows no identity provider.')
  provider = await startIdentityProvider(product.provider)
})

test.afterAll(async () => provider.stop())

test('a person links an account at the identity provider, signs in with it, and not once it is unlinked', async ({
  shop,
  signIn,
  otherBrowser,
  page,
}) => {
  // Pages of the provider are another site, which no watched browser may open.
  const elsewhere = await otherBrowser()
  provider.account = { subject: `sub-${shop.companyId}`, email: 'olga@example.com', isVerified: false }
  await elsewhere.goto('/auth/signin?return=%2Fprocure%2Fbrand%2F')
  const way = elsewhere.getByRole('link', { name: 'Sign in with Example Login' })
  await way.click()
  await expect(elsewhere.getByRole('alert')).toContainText('This account is not linked to any user.')
  await expectAccessible(elsewhere, 'sign-in with an account that nobody knows')

  const own = await otherBrowser()
  await signIn(shop.owner, own.context())
  await own.goto('/account/')
  await own.getByRole('button', { name: 'Link an account' }).click()
  await expect(own.getByText('olga@example.com')).toBeVisible()
  await expectAccessible(own, 'account with a linked account')

  await way.click()
  await expect(elsewhere.getByRole('button', { name: 'Profile of Olga Sorensen' })).toBeVisible()

  await own.getByRole('button', { name: 'Unlink olga@example.com' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(own.getByText('No account is linked.')).toBeVisible()
  await page.goto('/auth/signin')
  await expect(page.getByRole('link', { name: 'Sign in with Example Login' })).toBeVisible()
})
