import { join } from 'node:path'
import { projectDir } from '../../../scripts/lib/project.mjs'
import { runJson } from '../../support/command-line.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const file = join(projectDir, 'tests/e2e/fixtures/retail-slice.csv')

test('a wholesaler’s invoices become a catalogue in one command, which is searched, scanned and priced', async ({
  page,
  product,
  direct,
  shop,
  signIn,
}) => {
  const [company] = await direct.query<{ code: string }>('select code from erp.company where id = $1', [shop.companyId])
  const command = ['retail-data', 'catalogue', file, '--company', company?.code ?? '']
  const loaded = await runJson(command, { DATA_DIR: product.dataDir })
  expect(loaded).toMatchObject({ code: 0, data: { lines: 599 } })
  expect(Number(loaded.data['products'])).toBeGreaterThan(40)
  const again = await runJson(command, { DATA_DIR: product.dataDir })
  expect(again).toMatchObject({ code: 0, data: { products: 0, prices: 0, customers: 0 } })

  await signIn(shop.owner)
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await page.goto('/procure/product/?kind=service')
  await expect(rowOf('Bank Charges')).toContainText('BANK-CHARGES')
  for (const [sought, name, code] of [
    ['hang heart', 'WHITE HANGING HEART T-LIGHT HOLDER', '85123A'],
    ['cakestnad', 'REGENCY CAKESTAND 3 TIER', '22423'],
    ['84997d', 'PINK 3 PIECE MINI DOTS CUTLERY SET', '84997D'],
  ] as const) {
    await page.goto(`/procure/product/?q=${encodeURIComponent(sought)}`)
    await expect(rowOf(name), sought).toContainText(code)
  }
  await expectAccessible(page, 'the catalogue of a wholesaler')

  await page.goto('/procure/prices/?q=85123a')
  const dated = rowOf('WHITE HANGING HEART T-LIGHT HOLDER')
  await expect(dated.filter({ hasText: '2.55' }).filter({ hasText: '31 Jan 2010' })).toBeVisible()
  await expect(dated.filter({ hasText: '2.95' }).filter({ hasText: '30 Jun 2010' })).toBeVisible()

  // Fees are services, and what was typed to try the till is nothing that is sold.
  await page.goto('/procure/product/?q=DOT')
  await expect(rowOf('DOTCOM POSTAGE')).toContainText('Service')
  await page.goto('/procure/product/?q=test001')
  await expect(page.getByText('No records match your search.')).toBeVisible()
})
