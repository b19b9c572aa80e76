import { expect, test } from 'vitest'
import { mediaTypeOf } from '../../platform/files/media-type.ts'
import { demoColors, demoProducts } from '../products.ts'
import { drawPicture } from './draw-picture.ts'

const mostBytes = 40_000

test('each product of the demo has a small drawing, the same each time, and another in another colour', async () => {
  for (const { name, category } of demoProducts()) {
    const drawn = await drawPicture({ name, category, hex: undefined })
    expect(drawn?.byteLength, name).toBeLessThan(mostBytes)
    expect(mediaTypeOf('drawn.png', drawn ?? Buffer.alloc(0)), name).toBe('image/png')
  }
  const towels = await Promise.all(
    demoColors.map(({ hex }) => drawPicture({ name: 'Bath towel', category: 'BED', hex })),
  )
  expect(new Set(towels.map((bytes) => bytes?.toString('base64'))).size).toBe(demoColors.length)
  const again = await drawPicture({ name: 'Bath towel', category: 'BED', hex: demoColors[0]?.hex })
  expect(again).toEqual(towels[0])
  expect(await drawPicture({ name: 'Stand mixer', category: 'KIT', hex: undefined })).toBeUndefined()
})
