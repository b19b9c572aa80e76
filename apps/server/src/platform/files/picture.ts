import { availableParallelism } from 'node:os'
import sharp from 'sharp'

// Each picture keeps one thread busy, and no more pictures than there are cores are worked on at once.
sharp.concurrency(1)
// What a picture is has been validated by its first bytes; no other reader may be talked into looking at it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const mostPixels = 50_000_000
const limitSeconds = 20
/** Px of the longer side. */
const sides = { medium: 256, small: 64 }

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif'
/** A picture as it was drawn anew, and two smaller forms of it in WebP. */
export type Pictures = { readonly whole: Buffer; readonly medium: Buffer; readonly small: Buffer }
type PictureForms = Pick<Pictures, 'medium' | 'small'>
/** `inside`: all of it. `cover`: a square of its middle, for which a small picture is drawn larger. */
export type PictureFit = 'inside' | 'cover'
export type PictureFault = 'picture_damaged' | 'picture_too_large' | 'picture_too_slow'

let free = availableParallelism()
const waiting: (() => void)[] = []

/**
 * Draws a picture anew, upright and without what its file said besides, an animated one as its first frame. Answers what is wrong
 * with one that cannot be drawn. Runs on threads of its own.
 */
export async function renderPicture(bytes: Buffer, format: PictureFormat): Promise<Pictures | PictureFault> {
  return await inTurn(async () => {
    const options = format === 'jpeg' ? { quality: 90 } : {}
    const whole = await reading(bytes).autoOrient().toFormat(format, options).toBuffer()
    const [medium, small] = [await smaller(whole, sides.medium), await smaller(whole, sides.small)]
    return { whole, medium, small }
  })
}

/** As renderPicture, of which no more than the smaller forms is kept. */
export async function renderForms(bytes: Buffer, fit: PictureFit): Promise<PictureForms | PictureFault> {
  return await inTurn(async () => {
    const medium = await smaller(bytes, sides.medium, fit)
    return { medium, small: await smaller(medium, sides.small, fit) }
  })
}

/** Px of a logo on paper. */
const printed = { width: 600, height: 240 }

/** A picture as PNG, as it is put on paper. */
export async function renderForPrint(bytes: Buffer): Promise<Buffer | PictureFault> {
  const { width, height } = printed
  return await inTurn(
    async () =>
      await reading(bytes)
        .autoOrient()
        .resize(width, height, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
  )
}

async function inTurn<T>(draw: () => Promise<T>): Promise<T | PictureFault> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free -= 1
  try {
    return await draw()
  } catch (error) {
    return faultOf(error)
  } finally {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
}

async function smaller(source: Buffer, side: number, fit: PictureFit = 'inside'): Promise<Buffer> {
  return await reading(source)
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp()
    .toBuffer()
}

function reading(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true }).timeout({ seconds: limitSeconds })
}

function faultOf(error: unknown): PictureFault {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('pixel limit')) return 'picture_too_large'
  return message.includes('timeout') ? 'picture_too_slow' : 'picture_damaged'
}
