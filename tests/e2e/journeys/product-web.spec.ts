import { createProduct } from '../../support/products.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a product says what its category asks for on the web, by language and by variant, and nothing typed is lost', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { id, catalogue } = await createProduct(direct.database, shop.companyId, {
    code: 'TENT',
    name: 'Tent',
    colors: 2,
  })
  await direct.query(
    `with a as (
      insert into procure.web_attribute (company_id, code, name, name_ar, type, is_of_variants, is_localized)
      values ($1, 'CARE', 'Care', 'العناية', 'text', false, true), ($1, 'LOAD', 'Load', null, 'number', true, false),
        ($1, 'USE', 'Use', null, 'multiselect', false, false) returning id, code),
    o as (insert into procure.web_attribute_option (company_id, web_attribute_id, line_no, key, label)
      select $1, a.id, r.line_no, r.key, r.label from a, (values (1, 'beach', 'Beach'), (2, 'hills', 'Hills')) as r(line_no, key, label)
      where a.code = 'USE')
    insert into procure.category_attribute (company_id, category_id, line_no, web_attribute_id, is_required)
    select $1, $2, row_number() over (order by code), id, code <> 'USE' from a`,
    [shop.companyId, catalogue.categoryId],
  )
  await signIn(shop.owner)
  await page.goto(`/procure/product/?open=${id}&tab=web`)
  const side = page.getByRole('tabpanel')
  await expect(side.getByText('28% complete')).toBeVisible()
  await expect(side.getByText('Missing: Care, Load')).toBeVisible()
  await side.getByLabel('Care in English').fill('Wipe clean')
  await side.getByLabel('Care in Arabic').fill('يُمسح')
  await side.getByRole('checkbox', { name: 'Hills' }).check()
  await side.getByLabel('Load of TENT-1').fill('twelve')
  await page.getByRole('region', { name: 'Tent' }).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(side.getByRole('alert')).toContainText('Enter a number')
  await expect(side.getByLabel('Care in English'), 'nothing is lost').toHaveValue('Wipe clean')
  await expectAccessible(page, 'the web side of a product')
  await side.getByLabel('Load of TENT-1').fill('12,5')
  await side.getByLabel('Load of TENT-2').fill('13')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Web attributes of Tent saved.' })).toBeVisible()
  await expect(side.getByText('57% complete')).toBeVisible()
  await expect(side.getByLabel('Load of TENT-1')).toHaveValue('12.5')
  await page.reload()
  await expect(side.getByRole('checkbox', { name: 'Hills' })).toBeChecked()
  await expect(side.getByLabel('Care in Arabic')).toHaveValue('يُمسح')
})
