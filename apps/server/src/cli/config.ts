import type { Config } from '../platform/config/config.ts'
import { ConfigError } from '../platform/config/config.ts'
import type { Command } from './command.ts'

const hidden = '•••'

export const configShow: Command = {
  name: 'config show',
  summary: 'show the settings from flags and environment, secrets hidden',
  takes: [],
  flags: {},
  async run(call) {
    const data = withoutSecrets(call.config())
    const lines = Object.entries(data).map(([name, value]) => `${name.padEnd(18)} ${JSON.stringify(value)}`)
    return { isFine: true, data, lines }
  },
}

export const configCheck: Command = {
  name: 'config check',
  summary: 'check whether the server accepts the settings',
  takes: [],
  flags: {},
  async run(call) {
    const problem = problemOf(() => call.config())
    if (problem !== null) return { isFine: false, data: { isFine: false, problem }, lines: [problem] }
    return { isFine: true, data: { isFine: true, problem }, lines: ['The settings are valid.'] }
  },
}

/** The settings with every password and token hidden. */
export function withoutSecrets(config: Config): Config {
  return {
    ...config,
    databaseUrl: withoutPassword(config.databaseUrl),
    databaseOwnerUrl: withoutPassword(config.databaseOwnerUrl),
    databaseMaintUrl: withoutPassword(config.databaseMaintUrl),
    databaseDirectUrl: withoutPassword(config.databaseDirectUrl),
    files: { ...config.files, s3: config.files.s3 === null ? null : { ...config.files.s3, secretAccessKey: hidden } },
    mail: config.mail === null ? null : { ...config.mail, password: config.mail.password === null ? null : hidden },
    demoPassword: config.demoPassword === null ? null : hidden,
    metricsToken: config.metricsToken === null ? null : hidden,
  }
}

/** A password may stand before the @ or among the parameters; what cannot be read is hidden as a whole. */
function withoutPassword(url: string | null): string | null {
  if (url === null) return null
  const parsed = URL.parse(url)
  if (parsed === null) return hidden
  const address = `${parsed.protocol}//${parsed.username === '' ? '' : `${parsed.username}@`}${parsed.host}${parsed.pathname}`
  const host = parsed.searchParams.get('host')
  return host === null ? address : `${address} (${host})`
}

function problemOf(read: () => Config): string | null {
  try {
    read()
    return null
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}
