import { expect, expectAccessible, test } from '../support/test.ts'

test('a region is made, rates whose weight bands overlap are refused and mended, and a rate is tried', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/delivery-regions/?open=new')
  const region = page.getByRole('dialog')
  await region.getByLabel('Code').fill('BER')
  await region.getByRole('textbox', { name: /^Name/ }).fill('Berlin')
  await region.getByRole('button', { name: 'Add a line' }).click()
  const country = region.getByLabel('Country, line 1', { exact: true })
  await country.fill('germany')
  await page.getByRole('option', { name: /Germany/ }).click()
  await region.getByLabel('Postcode, line 1', { exact: true }).fill('10')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Berlin saved.' })).toBeVisible()
  await expect(country).toHaveValue('Germany')

  const services = [{ code: 'STD', name: 'Standard', transitDays: 2 }]
  const rates = [{ upToGrams: 5000, baseMinor: 499, perKgMinor: 50 }]
  const token = await direct.token(shop.owner.login)
  const van = { code: 'VAN', name: 'Van and Sons', services, rates }
  const { id } = await direct.call<{ id: number }>(token, 'POST', '/erp/delivery-companies', van)
  await page.goto(`/erp/delivery-companies/?open=${id}`)
  const record = page.getByRole('region', { name: 'Van and Sons' })
  const lines = record.getByRole('group', { name: 'Rates' })
  const cell = (label: string, line: number) => lines.getByLabel(`${label}, line ${line}`, { exact: true })
  await cell('Up to', 1).press('Enter')
  await expect(cell('Service', 2)).toBeFocused()
  await cell('Over', 2).fill('4')
  await cell('Up to', 2).fill('10')
  await cell('Base', 2).fill('7.50')
  await page.keyboard.press('Control+s')
  await expect(record.getByText('Weight bands overlap at 5 kg.').first()).toBeVisible()
  await expectAccessible(page, 'rates that are refused')
  await cell('Over', 2).fill('5')
  await cell('Region', 2).fill('berl')
  await page.getByRole('option', { name: /Berlin/ }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Van and Sons saved.' })).toBeVisible()

  await record.getByRole('tab', { name: 'Rate calculator' }).click()
  const parcel = record.getByRole('tabpanel')
  await parcel.getByRole('combobox', { name: 'Country' }).fill('germany')
  await page.getByRole('option', { name: /Germany/ }).click()
  await parcel.getByLabel('Weight').fill('12')
  await parcel.getByLabel('Weight').press('Enter')
  await expect(parcel.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await expect(parcel.getByText(/is in no delivery region, and no rate/)).toBeVisible()
  await parcel.getByLabel('Postcode').fill('10115')
  await parcel.getByLabel('Weight').fill('6')
  await parcel.getByLabel('Weight').press('Enter')
  await expect(parcel.getByText('The address is in Berlin (BER).')).toBeVisible()
  await expect(parcel.getByRole('region', { name: /Standard/ })).toContainText(/Base.*GBP.7\.50.*Price.*GBP.7\.50/s)
  await expectAccessible(page, 'a rate that was tried')
})
