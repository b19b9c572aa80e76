import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { post } from '../../support/stock.ts'
import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const permissions = (...events: readonly string[]) => [
  'wms:view',
  ...['view', ...events].map((event) => `stockcheck:${event}`),
]

test(
  'a store is counted blind on a handheld while the network goes, counted again by somebody else, approved and posted',
  { tag: '@core' },
  async ({ page, shop, direct, signIn, otherBrowser }) => {
    const { companyId } = shop
    const [store] = await direct.query<{ id: number }>('select id::int from erp.store where company_id = $1 limit 1', [
      companyId,
    ])
    const storeId = store?.id ?? 0
    const tent = await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
    const [variantId = 0] = tent.variantIds
    await post(direct.database, companyId, {
      storeId,
      lines: [{ kind: 'opening', variantId, quantity: 20, unitCost: '12.5' }],
    })
    const [place] = await direct.query<{ code: string }>(
      `select code from inventory.location where company_id = $1 and is_main`,
      [companyId],
    )
    const shelf = place?.code ?? ''
    await direct.query(
      `insert into inventory.reason (company_id, code, name, direction) values ($1, 'COUNT', 'Yearly count', 'both')`,
      [companyId],
    )
    const ann = await shop.add({ may: permissions('count'), firstName: 'Ann', lastName: 'First' })
    const ben = await shop.add({ may: permissions('count'), firstName: 'Ben', lastName: 'Second' })

    await signIn(shop.owner)
    await page.goto(stockCheck.page.path)
    await page.getByRole('button', { name: 'New stock check' }).first().click()
    const form = page.getByRole('region', { name: 'New stock check' })
    await form.getByRole('combobox', { name: /^Reason/ }).fill('yearly')
    await page.getByRole('option', { name: /Yearly count/ }).click()
    await expectAccessible(page, 'a new stock check')
    await form.getByRole('button', { name: 'Start counting' }).click()
    const check = page.getByRole('region', { name: /^CNT-\d{4}-00001$/ })
    await expect(check.getByText('Counting', { exact: true }).first()).toBeVisible()
    const id = Number(new URL(page.url()).searchParams.get('open'))

    const first = await otherBrowser()
    await first.setViewportSize({ width: 360, height: 740 })
    await signIn(ann, first.context())
    await first.goto(`${stockCheck.page.path}?count=${id}`)
    await expect(first.getByText('Scan a location')).toBeVisible()
    await expectAccessible(first, 'counting, before a place is scanned')
    await scan(first, ['TENT'])
    await expect(first.getByText('No location of this stock check has the code TENT.', { exact: false })).toBeVisible()
    await scan(first, [shelf, 'TENT'])
    const entered = first.getByRole('region', { name: 'Your entries' })
    await expect(entered.getByRole('listitem')).toHaveText([/1 × Dome tent/])
    await expect(entered.getByText('waiting')).toHaveCount(0)
    await first.context().setOffline(true)
    await first.getByRole('textbox', { name: 'Quantity' }).fill('14')
    await first.getByRole('textbox', { name: 'Scan a product' }).fill('tent')
    await first.getByRole('textbox', { name: 'Scan a product' }).press('Enter')
    await scan(first, ['TENT'])
    await expect(first.getByRole('status').filter({ hasText: 'Offline, 2 waiting' })).toBeVisible()
    await expect(entered.getByText('waiting')).toHaveCount(2)
    await first.getByRole('button', { name: 'Undo last entry' }).click()
    await expect(entered.getByRole('listitem')).toHaveText([/14 × Dome tent/, /1 × Dome tent/])
    await expectAccessible(first, 'counting while the network is away')
    const [offline] = await direct.query<{ entries: number }>(
      'select count(*)::int as entries from inventory.stock_check_entry where company_id = $1',
      [companyId],
    )
    expect(offline?.entries).toBe(1)
    await first.context().setOffline(false)
    await expect(entered.getByText('waiting')).toHaveCount(0)
    await scan(first, ['NOTHING'])
    await expect(first.getByRole('alert')).toContainText('Needs attention')
    await expectAccessible(first, 'an entry that was refused')
    await first.getByRole('button', { name: 'Discard' }).click()
    await first.getByRole('button', { name: 'Finish location' }).click()
    await expect(first.getByText('All locations are done.', { exact: false })).toBeVisible()
    await expect(first.getByText('Done', { exact: true })).toBeVisible()

    await page.reload()
    await check.getByRole('button', { name: 'Review' }).click()
    await check.getByRole('tab', { name: 'Counts' }).click()
    const table = check.getByRole('table', { name: 'Counts' })
    await expect(table).toContainText('Outside tolerance')
    await expect(table.getByRole('row').nth(1)).toContainText('-5')
    await expect(table).toContainText('Ann First')
    await table.getByRole('checkbox').check()
    await expectAccessible(page, 'a stock check in review')
    await check.getByRole('button', { name: 'Accept 1 line' }).click()
    await expect(check.getByRole('alert')).toContainText('recounted')
    await check.getByRole('button', { name: 'Recount 1 line' }).click()
    await expect(check.getByText('Counting', { exact: true }).first()).toBeVisible()

    const second = await otherBrowser()
    await second.setViewportSize({ width: 360, height: 740 })
    await signIn(ben, second.context())
    await second.goto(`${stockCheck.page.path}?count=${id}`)
    await expect(second.getByText('Scan a location')).toBeVisible()
    await scan(second, [shelf])
    await expect(second.getByRole('region', { name: 'To count here' })).toContainText('Dome tent')
    await second.getByRole('textbox', { name: 'Quantity' }).fill('15')
    await scan(second, ['TENT'])
    const isKept = second.waitForResponse((answer) => answer.request().postData()?.includes('"done"') === true)
    await second.getByRole('button', { name: 'Finish location' }).click()
    expect((await isKept).status()).toBe(200)
    await expect(second.getByText('Done', { exact: true })).toBeVisible()
    await expect(second.getByRole('region', { name: 'Your entries' }).getByText('waiting')).toHaveCount(0)
    await second.context().setOffline(true)
    await scan(second, [shelf, 'TENT'])
    await expect(second.getByRole('status').filter({ hasText: 'Offline, 1 waiting' })).toBeVisible()

    await page.reload()
    await check.getByRole('tab', { name: 'Document' }).click()
    await check.getByRole('button', { name: 'Review' }).click()
    await check.getByRole('tab', { name: 'Counts' }).click()
    await expect(table).toContainText('Accepted')
    await expect(table).toContainText('Ben Second')
    await second.context().setOffline(false)
    await expect(second.getByRole('alert')).toContainText('Needs attention')
    await second.getByRole('button', { name: 'Discard' }).click()
    await expect(second.getByRole('alert')).toHaveCount(0)
    await check.getByRole('tab', { name: 'Document' }).click()
    await check.getByRole('button', { name: 'Approve' }).click()
    await expect(check.getByText('Approved', { exact: true }).first()).toBeVisible()
    await check.getByRole('button', { name: 'Post' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
    await expect(check.getByText('Posted', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 'a posted stock check')
    const left = await direct.query<{ onHand: number }>(
      'select on_hand::int as "onHand" from inventory.stock_pool where company_id = $1',
      [companyId],
    )
    expect(left).toEqual([{ onHand: 15 }])
  },
)
