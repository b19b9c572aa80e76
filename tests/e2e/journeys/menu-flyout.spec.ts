import type { Locator, Page } from '@playwright/test'
import { horizontal, menuOf, openWith, verticalLayouts, wear, wideMenu } from '../support/menu-pages.ts'
import { expect, sidewaysPx, test } from '../support/test.ts'

test.beforeEach(async ({ signIn, shop, direct }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
})

test('a bar with more than it holds is scrolled by its arrows and by the focus', async ({ page }) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.setViewportSize({ width: 1000, height: 700 })
    await openWith(page, { ...horizontal('menu-click'), dir })
    const [back, on] = [arrow(page, 'back'), arrow(page, 'forward')]
    await expect(back).toBeDisabled()
    await expect(on).toBeEnabled()
    await on.focus()
    for (let presses = 0; presses < 60 && (await on.isEnabled()); presses += 1) await page.keyboard.press('Enter')
    await expect(on, 'the keyboard reaches the end').toBeDisabled()
    await expect(on).toBeFocused()
    await menuOf(page).getByRole('link', { name: 'Overview' }).focus()
    await expect(back, 'what has the focus is scrolled to').toBeDisabled()
    await expectInside(page, menuOf(page).getByRole('link', { name: 'Overview' }))
    expect(await sidewaysPx(page)).toBe(0)
  }
  await openWith(page, horizontal('icon-click'))
  await expect(menuOf(page).getByRole('link', { name: 'Overview' })).toBeVisible()
  await expect(arrow(page, 'forward'), 'icons fit').toHaveCount(0)
})

test('icons alone show their words under the pointer and the focus', async ({ page }) => {
  for (const theme of [verticalLayouts['icon-click'], horizontal('icon-click')]) {
    await openWith(page, theme)
    const tip = menuOf(page).locator('[popover][aria-hidden="true"]')
    await menuOf(page).getByRole('link', { name: 'Create transfer' }).hover()
    await expect(tip).toHaveText('Create transfer')
    await expectInside(page, tip)
    await page.mouse.move(800, 600)
    await expect(tip).toBeHidden()
    await menuOf(page).getByRole('link', { name: 'Switch Department' }).focus()
    await expect(tip).toHaveText('Switch Department')
    await expectInside(page, tip)
  }
})

test.describe('with branches', () => {
  test('flyouts stand inside the window whatever its height, on both sides', async ({ page }) => {
    await openWith(page, {})
    for (const dir of ['ltr', 'rtl'] as const) {
      for (const height of [900, 600, 400]) {
        await page.setViewportSize({ width: 1100, height })
        for (const theme of [verticalLayouts['menu-click'], verticalLayouts['icon-click'], horizontal('menu-click')]) {
          await wear(page, { ...theme, dir })
          await button(page, 'Places').click()
          const flyout = menuOf(page).locator('[popover]:popover-open').first()
          await expectInside(page, flyout)
          await menuOf(page).getByRole('link', { name: 'Aisle 26' }).focus()
          await expectInside(page, menuOf(page).getByRole('link', { name: 'Aisle 26' }))
          await page.keyboard.press('Escape')
          await button(page, 'Receiving').click()
          await button(page, 'By stock').click()
          await expectInside(page, menuOf(page).getByRole('link', { name: 'Containers' }))
          expect(await sidewaysPx(page)).toBe(0)
        }
      }
    }
  })

  test('a dropdown at the end of the bar opens to the other side', async ({ page }) => {
    await openWith(page, {})
    for (const dir of ['ltr', 'rtl'] as const) {
      await page.setViewportSize({ width: 1100, height: 700 })
      await wear(page, { ...horizontal('menu-hover'), dir })
      await button(page, 'Papers').focus()
      await button(page, 'Papers').hover()
      await button(page, 'More papers').hover()
      const inner = page.locator('[id="submenu:/depot/_g/more"]')
      await expect(inner).toHaveAttribute('data-dirchange', 'true')
      await expectInside(page, inner)
      // With the window twice as wide there is room on the usual side.
      await page.setViewportSize({ width: 2400, height: 700 })
      await expect(inner).toHaveAttribute('data-dirchange', 'false')
    }
  })

  test('hovering opens, waits while the pointer travels, and Escape dismisses', async ({ page }) => {
    await openWith(page, verticalLayouts['menu-hover'])
    const flyout = page.locator('[id="submenu:/depot/_g/places"]')
    const from = await button(page, 'Places').boundingBox()
    await button(page, 'Places').hover()
    await expect(flyout).toBeVisible()
    // Down across the next items, towards the flyout: they leave it alone.
    const to = await flyout.boundingBox()
    if (from === null || to === null) throw new Error('Neither is laid out.')
    await page.mouse.move(to.x + 20, Math.min(to.y + to.height - 20, from.y + 160), { steps: 12 })
    await expect(flyout).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(flyout).toBeHidden()
    await button(page, 'Receiving').hover()
    await expect(menuOf(page).getByRole('link', { name: 'Manage transfers' })).toBeVisible()
    await page.mouse.move(1200, 600)
    await expect(menuOf(page).getByRole('link', { name: 'Manage transfers' })).toBeHidden()
  })

  test('hover styles open by a press, and a press does not shut what hovering opened', async ({ page }) => {
    await openWith(page, horizontal('menu-hover'))
    await button(page, 'Receiving').click()
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 600)
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'false')
    await button(page, 'Receiving').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'false')
  })

  test('one branch is open per level; a click in the content, or leaving by keyboard, shuts flyouts', async ({
    page,
  }) => {
    await openWith(page, verticalLayouts['menu-click'])
    await button(page, 'Receiving').click()
    await button(page, 'Papers').click()
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'false')
    await expect(button(page, 'Papers')).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(button(page, 'Papers')).toHaveAttribute('aria-expanded', 'false')
    await button(page, 'Papers').click()
    await page.getByRole('combobox').focus()
    await expect(button(page, 'Papers')).toHaveAttribute('aria-expanded', 'false')
  })

  test('another layout re-marks the branches of the current page; ctrl and a click change nothing', async ({
    page,
  }) => {
    await openWith(page, {}, '/depot/d-mannualStockReceive/')
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page, 'By stock')).toHaveAttribute('aria-expanded', 'true')
    await button(page, 'Papers').click()
    await expect(button(page, 'Receiving')).toHaveAttribute('aria-expanded', 'false')
    const opened = page.context().waitForEvent('page')
    await menuOf(page)
      .getByRole('link', { name: 'Fulfilment' })
      .click({ modifiers: ['Control'] })
    await (await opened).close()
    await expect(page).toHaveURL(/mannualStockReceive/)
    await expect(button(page, 'Papers')).toHaveAttribute('aria-expanded', 'true')
    await menuOf(page).getByRole('link', { name: 'Manage transfers' }).waitFor({ state: 'hidden' })
    await menuOf(page).getByRole('link', { name: 'Fulfilment' }).click()
    await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Fulfilment')
    await expect(button(page, 'Papers')).toHaveAttribute('data-selected', 'true')
  })
})

function button(page: Page, name: string): Locator {
  return menuOf(page).getByRole('button', { name, exact: true })
}

function arrow(page: Page, way: 'back' | 'forward'): Locator {
  return page.getByRole('button', { name: `Scroll the menu ${way}` })
}

async function expectInside(page: Page, locator: Locator): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await expect
    .poll(async () => {
      const box = await locator.boundingBox()
      if (box === null) return 'not there'
      const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height
      return isInside ? 'inside' : JSON.stringify(box)
    })
    .toBe('inside')
}
