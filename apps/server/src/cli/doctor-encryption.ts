import type { Config } from '../platform/config/config.ts'
import { isLoopbackHost } from '../platform/config/config-values.ts'
import type { Issue } from './issue.ts'
import { fine, wrong } from './issue.ts'

type Named = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseMaintUrl' | 'databaseDirectUrl' | 'files'>

/** Whether what leaves this machine is encrypted, as far as the settings tell. Source: OWASP ASVS 5.0, 12.3.1. */
export function examineEncryption(config: Named): Issue {
  const databases = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_OWNER_URL: config.databaseOwnerUrl,
    DATABASE_MAINT_URL: config.databaseMaintUrl,
    DATABASE_DIRECT_URL: config.databaseDirectUrl,
  }
  const open = Object.entries(databases).flatMap(([name, url]) => (url !== null && isOpenDatabase(url) ? [name] : []))
  if (open.length > 0)
    return wrong(
      'encryption',
      `${open.join(', ')}: data and passwords cross the network unencrypted`,
      'Add ?sslmode=verify-full, and &sslrootcert=<file> for your own certificate authority.',
    )
  const { s3 } = config.files
  if (s3 !== null && s3.endpoint.startsWith('http:') && !isHere(new URL(s3.endpoint).hostname))
    return wrong('encryption', 'S3_ENDPOINT: files cross the network unencrypted', 'Use its https address.')
  return fine('encryption', 'data and files do not cross a network unencrypted')
}

function isOpenDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const mode = searchParams.get('sslmode') ?? 'disable'
  const host = searchParams.get('host') ?? hostname
  return !isHere(decodeURIComponent(host)) && ['disable', 'no-verify'].includes(mode)
}

/** This machine, by name or by a socket. */
function isHere(host: string): boolean {
  return host === '' || host.startsWith('/') || isLoopbackHost(host.replace(/^\[|\]$/g, ''))
}
