import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes of an authenticator app: HMAC-SHA-1, six digits, steps of 30 seconds, which is all that every app knows. Source: RFC 6238. */
const stepSeconds = 30
const digits = 6
/** A clock may be off by so many steps, to either side. */
const tolerance = 1
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step that a code belongs to, if it is near and after the last one that was taken. */
export function stepOf(secret: Buffer, code: string, now: Date, lastUsed: number): number | null {
  const current = stepAt(now)
  let found: number | null = null
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    if (step > lastUsed && isSame(codeAt(secret, step), code)) found = step
  }
  return found
}

/** What people type into an app that cannot read pictures. Source: RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the picture says. Source: the key URI format of authenticator apps. */
export function otpauthLink(secret: Buffer, { account, issuer }: { account: string; issuer: string }): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
