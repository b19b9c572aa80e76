import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, findNode, projectDir, say } from './lib/project.mjs'

// Draws the PNG icons of the app from its SVG marks; run it when a mark changes:
//   node scripts/icons.mjs

const folder = join(projectDir, 'apps/web/public')
/** File, its drawing, edge in pixels. */
const icons = [
  ['icons/app-192.png', 'favicon.svg', 192],
  ['icons/app-512.png', 'favicon.svg', 512],
  ['icons/maskable-512.png', 'icons/maskable.svg', 512],
  // Full to the edge: the system rounds it itself.
  ['icons/apple-touch-180.png', 'icons/maskable.svg', 180],
]

if (Number(process.versions.node.split('.')[0]) < 24) {
  const node = findNode()
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit', env: environmentOf(node) })
  process.exit(status || 0)
}
const { chromium } = await import('@playwright/test')
const { launchOptions } = await import('../tests/e2e/support/browser.ts')
const browser = await chromium.launch(launchOptions())
try {
  for (const [file, drawing, edge] of icons) {
    const page = await browser.newPage({ viewport: { width: edge, height: edge }, deviceScaleFactor: 1 })
    const svg = readFileSync(join(folder, drawing), 'utf8')
    await page.setContent(svg.replace('<svg ', `<svg style="position:fixed;inset:0" width="${edge}" height="${edge}" `))
    const picture = await page.screenshot({ omitBackground: true })
    writeFileSync(join(folder, file), picture)
    await page.close()
    say(`${file}  ${picture.length} bytes`)
  }
} finally {
  await browser.close()
}
