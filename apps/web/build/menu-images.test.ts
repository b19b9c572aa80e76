import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rgbOfHex } from '../src/ui/theme/colour.ts'
import { imageBrightest } from '../src/ui/theme/surface.ts'
import { backgroundImages } from '../src/ui/theme/theme-state.ts'

const kib = 1024

function imageOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `../public/menu/${name}.svg`), 'utf8')
}

/** Values of everything that paints, and of what would bring colours from elsewhere. */
function paintsOf(svg: string): string[] {
  return [...svg.matchAll(/(?:fill|stroke|stop-color|color|style|href)="([^"]*)"/g)].map(([, value = '']) => value)
}

test.each(backgroundImages)('%s is small and nowhere brighter than the inks over it allow', (name) => {
  const svg = imageOf(name)
  expect(svg.length).toBeLessThan(6 * kib)
  expect(svg).not.toMatch(/<(image|style|filter|foreignObject|script)\b/)
  const colours = paintsOf(svg).filter((value) => value !== 'none' && !value.startsWith('url(#'))
  expect(colours.length).toBeGreaterThan(1)
  for (const colour of colours) {
    const rgb = rgbOfHex(colour)
    expect(rgb, `${colour} is written as #rrggbb`).not.toBeNull()
    expect(Math.max(...(rgb ?? [])), colour).toBeLessThanOrEqual(imageBrightest)
  }
})
