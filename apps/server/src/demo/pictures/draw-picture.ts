import sharp from 'sharp'
import { bedroom } from './bedroom.ts'
import { clothing } from './clothing.ts'
import type { Drawing } from './drawing.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { colorOf, groundOf, shadowOn } from './palette.ts'
import { rasterise } from './raster.ts'
import { ellipse } from './shapes.ts'
import { table } from './table.ts'

const drawings: Readonly<Record<string, Drawing>> = { ...kitchen, ...table, ...bedroom, ...garden, ...clothing }
/** Px. */
const side = 400

/** A picture of goods of the demo as PNG, the same for the same goods. Answers undefined for goods that have no drawing. */
export async function drawPicture(goods: {
  readonly name: string
  readonly category: string
  readonly hex: string | undefined
}): Promise<Buffer | undefined> {
  const drawing = drawings[goods.name]
  if (drawing === undefined) return undefined
  const ground = groundOf(goods.category, goods.hex)
  const areas = [
    { outlines: ellipse(50, 89, 38, 4), color: shadowOn(ground) },
    ...drawing.map(([paint, outlines]) => ({ outlines, color: colorOf(paint, goods.hex) })),
  ]
  const pixels = rasterise(side, ground, areas)
  return await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}
