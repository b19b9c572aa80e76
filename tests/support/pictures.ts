import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A GIF of one dot, all of whose bytes are those of a text. */
export const smallestPicture = 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'

/** A picture of one colour. */
export function picture(width = 300, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: '#0e7490' } })
}

/** Taken on its side, with the place where it was taken. */
export async function photograph(): Promise<Buffer> {
  const exif = { IFD0: { Make: 'Cam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  return await picture().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
}

/** A PNG that says it is this large, and holds next to nothing. */
export function pngOfSize(width: number, height: number): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width)
  content.writeUInt32BE(height, 4)
  content.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([signature, chunk('IHDR', content), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const [size, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name), content])
  size.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, checksum])
}

/** Two frames. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
