import type { Config } from '../platform/config/config.ts'
import type { prepareDatabase } from '../prepare.ts'

type Prepared = Awaited<ReturnType<typeof prepareDatabase>>

/** The address a person types; a wildcard host is reached as localhost. */
export function addressOf(config: Config, port: number): string {
  const scheme = config.tls ? 'https' : 'http'
  const isWildcard = config.host === '0.0.0.0' || config.host === '::'
  const host = isWildcard ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host
  return `${scheme}://${host}:${port}`
}

/** What the terminal shows once the first web process serves. */
export function greeting(config: Config, address: string, prepared: Prepared): string {
  const { signIn, setupPath } = prepared
  const lines = [
    'Countinghouse is ready.',
    `  Address   ${address}/`,
    ...(signIn ? [`  Sign in   ${signIn.username}${signIn.password ? `, password ${signIn.password}` : ''}`] : []),
    ...(signIn ? [`  Or open   ${address}${signIn.linkPath}`] : []),
    ...(setupPath ? [`  Set up    ${address}${setupPath}`] : []),
    `  Data      ${config.databaseUrl ? 'your database (DATABASE_URL)' : config.dataDir}; stop with Ctrl-C`,
  ]
  if (!config.isLoopback && !config.tls && !config.trustedProxy) {
    lines.push('  Warning   plain HTTP: passwords can be intercepted (--insecure-http)')
  }
  return `${lines.join('\n')}\n`
}
