import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** The service bases a server may be limited to with SERVICES; each serves the URL families of its modules. */
export const SERVICE_NAMES = [
  'main',
  'warehouse',
  'warehouse-node',
  'master',
  'pos',
  'accounts',
  'app',
  'purchase',
  'reports',
] as const
export type ServiceName = (typeof SERVICE_NAMES)[number]

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Paths of PEM files. */
export type TlsFiles = { cert: string; key: string }

/** A combination of settings that cannot be served; the message says what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** A port number, null when absent. Throws: ConfigError. */
export function readPort(text: string | null): number | null {
  if (text === null) return null
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65535) throw new ConfigError(`PORT is "${text}". Set a number from 1 to 65535.`)
  return port
}

/** Both PEM files, readable, or none. Throws: ConfigError. */
export function readTls(cert: string | null, key: string | null): TlsFiles | null {
  if (!cert && !key) return null
  if (!cert || !key) {
    throw new ConfigError(
      `TLS requires both files: ${cert ? 'TLS_KEY' : 'TLS_CERT'} is missing. Set it, or remove the other one.`,
    )
  }
  for (const [name, file] of [
    ['TLS_CERT', cert],
    ['TLS_KEY', key],
  ] as const) {
    if (!isReadable(file))
      throw new ConfigError(`${name} names ${file}, which cannot be read. Correct the path or its permissions.`)
  }
  return { cert: resolve(cert), key: resolve(key) }
}

/** A PostgreSQL connection string, null when absent. Throws: ConfigError. */
export function readDatabaseUrl(name: string, text: string | null): string | null {
  if (text && !/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError(`${name} must look like postgres://user:password@host:5432/countinghouse.`)
  }
  return text
}

/** The services named, each once, null when absent. Throws: ConfigError. */
export function readServices(text: string | null): ServiceName[] | null {
  if (text === null) return null
  const names = [
    ...new Set(
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ]
  const known = names.filter((name): name is ServiceName => SERVICE_NAMES.some((service) => service === name))
  const unknown = names.filter((name) => !known.some((service) => service === name))
  if (unknown.length > 0 || known.length === 0) {
    throw new ConfigError(
      `SERVICES contains an unknown service "${unknown.join(', ') || text}". Choose from ${SERVICE_NAMES.join(', ')}.`,
    )
  }
  return known
}

/** The number of web processes, 1 when absent. Throws: ConfigError. */
export function readWebConcurrency(text: string | null): number {
  if (text === null) return 1
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > 64) throw new ConfigError(`WEB_CONCURRENCY is "${text}". Set a number from 1 to 64.`)
  return count
}

/** `HH:MM`, or null for `off`. Throws: ConfigError. */
export function readTimeOfDay(name: string, text: string): string | null {
  if (text === 'off') return null
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    throw new ConfigError(`${name} is "${text}". Set a time such as 03:00, or off.`)
  return text
}

/** A number of days, or null for `off`. Throws: ConfigError. */
export function readDays(name: string, text: string): number | null {
  if (text === 'off') return null
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (days < 1) throw new ConfigError(`${name} is "${text}". Set a number of days from 1 to 999, or off.`)
  return days
}

/** Milliseconds, or null for `off`. Throws: ConfigError. */
export function readDelay(name: string, text: string): number | null {
  if (text === 'off') return null
  const delay = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (delay < 1) throw new ConfigError(`${name} is "${text}". Set milliseconds from 1 to 99999, or off.`)
  return delay
}

/** The log level; absent: `info`, or `warn` where a person reads the terminal. Throws: ConfigError. */
export function readLogLevel(text: string | null, isTerminal: boolean): LogLevel {
  if (text === null) return isTerminal ? 'warn' : 'info'
  const level = LOG_LEVELS.find((name) => name === text.toLowerCase())
  if (!level) throw new ConfigError(`LOG_LEVEL is "${text}". Choose from ${LOG_LEVELS.join(', ')}.`)
  return level
}

/** A switch: 1 or 0, off when absent. Throws: ConfigError. */
export function isOn(name: string, text: string | null): boolean {
  if (text === null || text === '0') return false
  if (text === '1') return true
  throw new ConfigError(`${name} is "${text}". Set 1 or 0.`)
}

/** True when only this machine can reach the address. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Whether this process may read the file. */
export function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}
