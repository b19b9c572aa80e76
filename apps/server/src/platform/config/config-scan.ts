import { ConfigError } from './config-values.ts'

export type ScanSettings = {
  /** Where clamd listens. */
  address: { host: string; port: number } | { path: string }
  /** Without an answer no file is taken. */
  isNeeded: boolean
}

const usualPort = 3310

/** Null without a scanner. Throws: ConfigError. */
export function readScan(host: string | null, path: string | null, down: string | null): ScanSettings | null {
  if (down !== null && down !== 'refuse' && down !== 'accept')
    throw new ConfigError(`CLAMD_DOWN is "${down}". Set refuse or accept.`)
  if (host !== null && path !== null)
    throw new ConfigError('CLAMD_HOST and CLAMD_SOCKET are both set. Remove one of them.')
  const isNeeded = down !== 'accept'
  if (path !== null) return { address: { path }, isNeeded }
  if (host === null) return null
  const [, name = '', port = String(usualPort)] = /^([^:\s]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(host) ?? []
  if (name === '' || Number(port) < 1 || Number(port) > 65_535)
    throw new ConfigError(`CLAMD_HOST is "${host}". Set an address such as 127.0.0.1:3310.`)
  return { address: { host: name.replace(/^\[|\]$/g, ''), port: Number(port) }, isNeeded }
}
