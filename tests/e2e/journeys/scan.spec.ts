import { brandScreen } from '../support/brands.ts'
import { standInCamera } from '../support/camera.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'a scan on any page opens the record, without a field and without a shortcut, and is answered by a sound',
  { tag: '@core' },
  async ({ page, shop, signIn }) => {
    await shop.brands({ code: 'C1X2', name: 'Oak' }, { code: 'ELM', name: 'Elm' })
    await signIn(shop.owner)
    await page.addInitScript(() => {
      localStorage.setItem('countinghouse.scanner', JSON.stringify({ hasSound: true }))
      const heard: number[] = []
      Reflect.set(globalThis, 'heard', heard)
      const Native = OscillatorNode
      globalThis.OscillatorNode = class extends Native {
        override start(when?: number): void {
          heard.push(this.frequency.value)
          super.start(when)
        }
      }
    })
    const heard = async () => (await page.evaluate(() => Reflect.get(globalThis, 'heard') as number[])).slice(-3)
    const screen = brandScreen(page)
    await page.goto('/procure/')
    await scan(page, ['c1x2'])
    await expect(page.getByRole('dialog', { name: 'Oak' })).toBeVisible()

    await screen.close.click()
    await expect(screen.drawer).toHaveCount(0)
    await screen.link('Elm').focus()
    await scan(page, ['c1x2'])
    await expect(page.getByRole('dialog', { name: 'Oak' }), 'no new brand, no chosen row').toBeVisible()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

    await screen.description.fill('Solid')
    await screen.description.focus()
    await scan(page, ['4006381333931'])
    await expect(screen.toast('Scanned 4006381333931. No record available to you has this code.')).toBeVisible()
    await expect.poll(heard, 'high for what was found, low and twice for what was not').toEqual([1320, 220, 220])
    await expect(screen.description, 'what was typed so far stays').toHaveValue('Solid')
    await screen.button('Save').click()
    await expect(screen.toast('Oak saved.')).toBeVisible()
    await page.getByRole('button', { name: 'New brand' }).last().click()
    await expect(screen.code).toHaveValue('4006381333931')
  },
)

test('thirty scans at three in a second are looked up once each and in their order', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await scan(page, ['10000'])
  await expect(page.getByText('Scanned 10000.').first()).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/desk/search') requested.push(url.searchParams.get('q') ?? '')
  })
  const codes = Array.from({ length: 30 }, (_, place) => String(20_000 + place))
  await scan(page, codes, 1000 / 3)
  await expect.poll(() => requested).toEqual(codes)
})

test('keys that somebody presses still act, one after the other', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' }, { code: 'ELM', name: 'Elm' }, { code: 'FIR', name: 'Fir' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.expectRows(['Elm', 'Fir', 'Oak'])
  await screen
    .row('Elm')
    .getByRole('rowheader')
    .click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(screen.code).toBeFocused()
})

test('the camera reads codes like a scanner, says what keeps it from that, and is off when nobody looks', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands({ code: 'C1X2', name: 'Oak' })
  await signIn(shop.owner)
  const camera = await standInCamera(page)
  await page.goto('/procure/')
  await page.getByRole('combobox', { name: 'Search the menu' }).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search records and actions' }).fill('camera')
  await page.getByRole('option', { name: 'Scan with the camera' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan with the camera' })
  await expect(dialog.getByRole('alert')).toHaveText(/browser blocks the camera/)

  await camera.allow()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Light' }).click()
  await expect(dialog.getByRole('button', { name: 'Light', pressed: true })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await camera.show('4711')
  const status = dialog.getByRole('status')
  await expect(status).toHaveText('Read 4711, but the code was not accepted. Close the camera to see why.')
  await expectAccessible(page, 'camera', 'dialog')

  await camera.show()
  await camera.turnAway(true)
  await expect.poll(camera.tracks).toEqual(['ended'])
  await camera.turnAway(false)
  await expect.poll(camera.tracks).toEqual(['ended', 'live'])
  await dialog.getByRole('checkbox').uncheck()
  await camera.show('C1X2')
  await expect(page.getByRole('dialog', { name: 'Oak' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect.poll(camera.tracks).toEqual(['ended', 'ended'])
})
