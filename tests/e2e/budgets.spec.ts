import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSizes } from '../../apps/web/build/sizes.mjs'
import { expect, test } from './support/test.ts'

const distDir = join(import.meta.dirname, '../../apps/web/dist')

test('no page loads more than its budget of JavaScript and CSS', { tag: '@core' }, () => {
  const sizes = pageSizes(distDir)
  expect(sizes.map(({ limit }) => limit / 1024)).toEqual(expect.arrayContaining([106, 188, 52, 42, 10, 32]))
  const tooLarge = sizes.filter(({ bytes, limit }) => bytes > limit)
  expect(tooLarge.map(({ name, bytes, limit }) => `${name}: ${bytes} of ${limit} bytes`)).toEqual([])
})

test('the sign-in page loads nothing of the app before somebody types', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.slice(1)))
  await page.goto('/auth/signin')
  await page.waitForLoadState('networkidle')
  const heavy = chunksOf('src/app.tsx')
  // The first field has the focus from the start; only a touch of the form fetches the rest.
  expect([...loaded].filter((file) => heavy.has(file))).toEqual([])
  await page.getByLabel('User name').fill('o')
  await expect.poll(() => [...heavy].every((file) => loaded.has(file)), 'the app comes while somebody types').toBe(true)
})

test(
  'no page writes to the console, breaks the content security policy or reports one',
  { tag: '@core' },
  async ({ page, context, signIn }) => {
    const told = listen(context)
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await page.goto('/auth/signin')
    await page.waitForLoadState('networkidle')
    await signIn('owner')
    for (const path of [
      '/',
      '/apps/modules/',
      '/procure/',
      '/procure/brand/',
      '/procure/brand/?open=new',
      '/403',
      '/procure/nosuch/',
      '/p/setup',
      '/auth/signup#token=x',
    ]) {
      await page.goto(path)
      await expect(page.locator('h1, h2').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    expect(told).toEqual([])
  },
)

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

/** Files of a chunk and its static imports that the entry does not bring along. */
function chunksOf(key: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >
  const closure = (start: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(start)) return seen
    seen.add(start)
    for (const other of manifest[start]?.imports ?? []) closure(other, seen)
    return seen
  }
  const light = new Set(
    ['index.html', 'src/features/auth/sign-in/sign-in-page.tsx'].flatMap((entry) => [...closure(entry)]),
  )
  return new Set([...closure(key)].filter((chunk) => !light.has(chunk)).map((chunk) => manifest[chunk]?.file ?? chunk))
}

function listen(context: BrowserContext): string[] {
  const told: string[] = []
  const keep = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) told.push(`${message.page()?.url()}: ${message.text()}`)
  }
  context.on('console', keep)
  return told
}
