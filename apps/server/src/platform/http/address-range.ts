import { BlockList, isIP } from 'node:net'

/** Whether an address lies in a range such as `10.0.0.0/8` or `2001:db8::/32`; a range without a length is one address. */
export function isWithin(address: string, range: string): boolean {
  const family = familyOf(address)
  const known = parseRange(range)
  if (family === null || known === null) return false
  const list = new BlockList()
  list.addSubnet(known.network, known.length, known.family)
  return list.check(address, family)
}

/** Whether a text is an address or a range of them. */
export function isRange(text: string): boolean {
  return parseRange(text) !== null
}

type Family = 'ipv4' | 'ipv6'

function parseRange(range: string): { network: string; length: number; family: Family } | null {
  const [network = '', given, ...rest] = range.split('/')
  const family = familyOf(network)
  if (family === null || rest.length > 0) return null
  const longest = family === 'ipv4' ? 32 : 128
  const length = given === undefined ? longest : Number(given)
  const isLength = given === undefined || (/^\d{1,3}$/.test(given) && length <= longest)
  return isLength ? { network, length, family } : null
}

function familyOf(address: string): Family | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
