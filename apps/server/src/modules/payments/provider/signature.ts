import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signed message may be, or how far ahead a clock may go. Units: seconds. Source: Stripe, webhook signatures. */
export const toleranceSeconds = 300

const mostSignatures = 10

/** Header of a message: its time and the HMAC-SHA-256 over time and bytes. */
export function signatureOf(secret: string, raw: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, String(seconds), raw).toString('hex')}`
}

/** Whether the message has been signed with the secret, lately. Several signatures are sent while a secret is replaced. */
export function isSigned(secret: string, raw: Buffer, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const expected = digest(secret, time, raw)
  return parts
    .filter(([name]) => name === 'v1')
    .slice(0, mostSignatures)
    .some(([, hex = '']) => {
      const given = Buffer.from(hex, 'hex')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}

function digest(secret: string, time: string, raw: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(raw).digest()
}
