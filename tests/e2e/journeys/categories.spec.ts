import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'

test('categories stand in a tree: keys open and rename, a move says first what it changes, the form shows what is inherited', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const add = async (code: string, name: string, more: object = {}) =>
    await direct.call<{ id: number }>(token, 'POST', '/procure/categories', { code, name, ...more })
  const women = await add('WOMEN', 'Women', { levelName: 'Department', returnDays: 30 })
  const shoes = await add('SHOES', 'Shoes', { parentId: women.id, hsCode: '640399' })
  await add('BOOTS', 'Boots', { parentId: shoes.id })
  const fabric = { code: 'FABRIC', name: 'Fabric', type: 'text' }
  const { id: webAttributeId } = await direct.call<{ id: number }>(token, 'POST', '/procure/web-attributes', fabric)
  await add('KIDS', 'Kids', { returnDays: 60, attributes: [{ webAttributeId, isRequired: true }] })
  await signIn(shop.owner)
  await page.goto('/procure/product/category')
  const tree = page.getByRole('tree', { name: 'Category tree' })
  const line = (name: string): Locator => tree.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })
  await line('Women').focus()
  await page.keyboard.press('ArrowDown')
  await expect(line('Shoes')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(line('Boots')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(line('Boots')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(line('Shoes')).toBeFocused()
  await expectAccessible(page, 'the tree of categories')

  await page.keyboard.press('F2')
  await page.getByRole('dialog', { name: 'Rename Shoes' }).getByRole('textbox').fill('Footwear')
  await page.keyboard.press('Enter')
  await expect(line('Footwear')).toBeVisible()

  await line('Footwear').press('.')
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  const moving = page.getByRole('dialog', { name: 'Move Footwear' })
  await moving.getByRole('combobox', { name: 'Parent category' }).selectOption({ label: 'Kids (KIDS)' })
  await expect(moving.getByRole('region', { name: 'Impact' })).toContainText('2 categories are affected.')
  await expectAccessible(page, 'a move that is weighed')
  await moving.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(moving).toHaveCount(0)
  await expect(line('Kids')).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('textbox', { name: 'Search categories' }).fill('boots')
  await expect(tree.getByRole('treeitem')).toHaveCount(3)
  await line('Boots').press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Boots' })
  await expect(drawer).toContainText('60 from Kids')
  await expect(drawer).toContainText('640399 from Footwear')
  await drawer.getByRole('tab', { name: 'Web attributes' }).click()
  await expect(drawer.getByRole('row', { name: 'Fabric (FABRIC) Required Kids' })).toBeVisible()
  await page.getByRole('navigation', { name: 'View', exact: true }).getByRole('link', { name: 'List' }).click()
  await expect(page.getByRole('rowheader', { name: 'Footwear' })).toBeVisible()
})
