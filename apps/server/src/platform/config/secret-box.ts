import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the key file of the installation does; the key itself never leaves it. Each purpose has a key of its own. */
export type SecretBox = {
  /** AES-256-GCM; `owner` binds the text to its row, so that it opens in no other. */
  readonly seal: (purpose: string, owner: string, plain: Buffer) => Buffer
  /** Null: made with another key, or for another row. */
  readonly open: (purpose: string, owner: string, sealed: Buffer) => Buffer | null
  /** HMAC-SHA-256, for short secrets that could be guessed from a plain hash. */
  readonly mac: (purpose: string, text: string) => Buffer
}

export const secretKeyBytes = 32

const version = 1
const ivBytes = 12
const tagBytes = 16

export function secretBox(key: Buffer): SecretBox {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `countinghouse ${purpose}`, secretKeyBytes))
  return {
    seal: (purpose, owner, plain) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), text])
    },
    open: (purpose, owner, sealed) => {
      if (sealed.length < 1 + ivBytes + tagBytes || sealed[0] !== version) return null
      const tagAt = 1 + ivBytes
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(1, tagAt))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(tagAt, tagAt + tagBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagBytes)), decipher.final()])
      } catch {
        // The one way in which the library says that the tag does not fit.
        return null
      }
    },
    mac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  }
}
