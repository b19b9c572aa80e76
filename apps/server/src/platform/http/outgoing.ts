import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isWithin } from './address-range.ts'

/** Networks that are not the public internet. Source: IANA special-purpose address registries. */
const privateRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/127',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  'fc00::/7',
  'ff00::/8',
]
/** Where clouds answer with keys of their machines; never allowed. */
const linkLocalRanges = ['169.254.0.0/16', 'fe80::/10']

function isAllowedAddress(address: string, isPrivateAllowed: boolean): boolean {
  const isIn = (ranges: readonly string[]) => ranges.some((range) => isWithin(address, range))
  return !isIn(linkLocalRanges) && (isPrivateAllowed || !isIn(privateRanges))
}

/** Whether an address that a user entered may be called at all; names are checked again when they are resolved. */
export function isAllowedUrl(written: string, isPrivateAllowed: boolean): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, hostname, username, password } = new URL(written)
  if (username !== '' || password !== '') return false
  if (protocol !== 'https:' && !(protocol === 'http:' && isPrivateAllowed)) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? isPrivateAllowed || host.includes('.') : isAllowedAddress(host, isPrivateAllowed)
}

export type OutgoingCall = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
  readonly mostBytes: number
  readonly isPrivateAllowed: boolean
}

/**
 * Posts to an address that a user entered, and to no other: redirects are not followed, and the address that a name resolves to is the one
 * that is checked and connected to. Null: not allowed, no answer in time, or too long a one.
 */
export async function postOutgoing(
  call: OutgoingCall,
): Promise<{ readonly status: number; readonly text: string } | null> {
  const { url, headers, body, timeoutMs, mostBytes, isPrivateAllowed } = call
  if (!isAllowedUrl(url, isPrivateAllowed)) return null
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
  return await new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (hostname, options, callback) => {
          lookup(hostname, { ...options, all: true }, (error, found) => {
            const allowed = found?.filter(({ address }) => isAllowedAddress(address, isPrivateAllowed)) ?? []
            const [first] = allowed
            if (error !== null || first === undefined) callback(error ?? new Error('not an allowed address'), [])
            else if (options.all === true) callback(null, allowed)
            else callback(null, first.address, first.family)
          })
        },
      },
      (response) => {
        const parts: Buffer[] = []
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.byteLength
          parts.push(part)
          if (bytes <= mostBytes) return
          resolve(null)
          sent.destroy()
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
        response.on('error', () => resolve(null))
      },
    )
    sent.on('error', () => resolve(null))
    sent.on('close', () => resolve(null))
    sent.end(body)
  })
}
