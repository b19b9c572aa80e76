import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FileSettings } from './config-files.ts'
import { readFiles } from './config-files.ts'
import type { MailSettings } from './config-mail.ts'
import { readMail } from './config-mail.ts'
import type { OidcSettings } from './config-oidc.ts'
import { readOidc } from './config-oidc.ts'
import type { ScanSettings } from './config-scan.ts'
import { readScan } from './config-scan.ts'
import { helpText } from './config-help.ts'
import {
  ConfigError,
  isLoopbackHost,
  isOn,
  type LogLevel,
  readDatabaseUrl,
  readDays,
  readDelay,
  readLogLevel,
  readPort,
  readServices,
  readTimeOfDay,
  readTls,
  readWebConcurrency,
  type ServiceName,
  type TlsFiles,
} from './config-values.ts'
import { productVersion } from './product-version.ts'

export { ConfigError, type LogLevel, type ServiceName } from './config-values.ts'

/** Everything that flags and environment decide, as plain data: the supervisor hands it to the web processes as JSON. */
export type Config = {
  /** Null when nobody named one: the supervisor then takes the first free one from 8080. */
  port: number | null
  host: string
  isLoopback: boolean
  tls: TlsFiles | null
  /** Addresses or CIDR ranges, comma separated, whose X-Forwarded-* headers are believed. */
  trustedProxy: string | null
  isInsecureHttp: boolean
  /** Absolute path: lock, passwords, embedded database, logs and stored files. */
  dataDir: string
  /** Absolute path: the key that seals what the database must not show. */
  secretKeyFile: string
  files: FileSettings
  /** The virus scanner that every upload passes; null: none. */
  scan: ScanSettings | null
  /** The server that takes mail; null: none goes out. */
  mail: MailSettings | null
  /** The identity provider where people may sign in; null: none. */
  oidc: OidcSettings | null
  /** The app's role. Null: the embedded database. */
  databaseUrl: string | null
  /** The role that migrates. */
  databaseOwnerUrl: string | null
  /** The role of maintenance: seals the audit, reads for `verify`. */
  databaseMaintUrl: string | null
  /** The app's role past a transaction pooler, for jobs. */
  databaseDirectUrl: string | null
  /** Absolute path: where backups made by the product itself lie. */
  backupDir: string
  /** `HH:MM` of this machine's clock; null: no backup by itself. */
  backupAt: string | null
  /** How often a backup is proven by a drill; null: never. */
  backupDrillDays: number | null
  /** Null: all. */
  services: ServiceName[] | null
  webConcurrency: number
  /** Delay of the event loop above which new requests are refused; null: never. Units: milliseconds. */
  busyDelayMs: number | null
  demoPassword: string | null
  isDemo: boolean
  metricsToken: string | null
  logLevel: LogLevel
  isOpenBrowser: boolean
}

/** What a web process gets: the app's role only. */
export type HandedConfig = Config & { readonly isEmbedded: boolean }

export type Reading = { kind: 'run'; config: Config } | { kind: 'print'; text: string }

/** Surroundings that decide defaults; a test passes its own. */
export type Surroundings = { isRoot: boolean; isTerminal: boolean; projectDir: string; systemDataDir: string }

const projectDir = resolve(import.meta.dirname, '../../../../..')

/** Reads flags and environment once. Throws: ConfigError. */
export function readConfig(
  argv: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
  around: Surroundings = surroundings(),
): Reading {
  const flags = readFlags(argv)
  if (flags.help) return { kind: 'print', text: helpText }
  if (flags.version) return { kind: 'print', text: productVersion() }
  const setting = (name: string): string | null => env[name]?.trim() || null

  const host = flags.host ?? setting('HOST') ?? '127.0.0.1'
  const isLoopback = isLoopbackHost(host)
  const tls = readTls(setting('TLS_CERT'), setting('TLS_KEY'))
  const trustedProxy = setting('TRUSTED_PROXY')
  const isInsecureHttp = flags['insecure-http'] || isOn('INSECURE_HTTP', setting('INSECURE_HTTP'))
  if (!isLoopback && !tls && !trustedProxy && !isInsecureHttp) {
    throw new ConfigError(
      `HOST is ${host}, which other machines can reach without encryption. ` +
        'Set TLS_CERT and TLS_KEY, or TRUSTED_PROXY if a proxy encrypts, ' +
        'or accept plain HTTP with --insecure-http.',
    )
  }
  const demoPassword = setting('DEMO_PASSWORD')
  if (demoPassword && !isLoopback) {
    throw new ConfigError(
      `DEMO_PASSWORD opens the demo company to other machines, because HOST is ${host}. ` +
        'Remove DEMO_PASSWORD, or listen on 127.0.0.1 only.',
    )
  }
  const databaseUrl = readDatabaseUrl('DATABASE_URL', setting('DATABASE_URL'))
  const other = (name: string): string | null => {
    const url = readDatabaseUrl(name, setting(name))
    if (url && !databaseUrl) throw new ConfigError(`${name} is set and DATABASE_URL is not. Set both, or neither.`)
    return url
  }
  const namedDataDir = flags.data ?? setting('DATA_DIR')
  const dataDir = namedDataDir ? resolve(namedDataDir) : defaultDataDir(around)
  return {
    kind: 'run',
    config: {
      port: readPort(flags.port ?? setting('PORT')),
      host,
      isLoopback,
      tls,
      trustedProxy,
      isInsecureHttp,
      dataDir,
      secretKeyFile: resolve(setting('SECRET_KEY_FILE') ?? join(dataDir, 'secret.key')),
      files: readFiles(setting, dataDir),
      scan: readScan(setting('CLAMD_HOST'), setting('CLAMD_SOCKET'), setting('CLAMD_DOWN')),
      mail: readMail(setting('SMTP_URL'), setting('MAIL_FROM'), setting('PUBLIC_URL')),
      oidc: readOidc({
        OIDC_ISSUER: setting('OIDC_ISSUER'),
        OIDC_CLIENT_ID: setting('OIDC_CLIENT_ID'),
        OIDC_CLIENT_SECRET_FILE: setting('OIDC_CLIENT_SECRET_FILE'),
        OIDC_NAME: setting('OIDC_NAME'),
        PUBLIC_URL: setting('PUBLIC_URL'),
      }),
      databaseUrl,
      databaseOwnerUrl: other('DATABASE_OWNER_URL'),
      databaseMaintUrl: other('DATABASE_MAINT_URL'),
      databaseDirectUrl: other('DATABASE_DIRECT_URL'),
      backupDir: resolve(setting('BACKUP_DIR') ?? join(dataDir, 'backups')),
      backupAt: readTimeOfDay('BACKUP_AT', setting('BACKUP_AT') ?? '03:00'),
      backupDrillDays: readDays('BACKUP_DRILL_DAYS', setting('BACKUP_DRILL_DAYS') ?? '7'),
      services: readServices(setting('SERVICES')),
      webConcurrency: readWebConcurrency(setting('WEB_CONCURRENCY')),
      busyDelayMs: readDelay('BUSY_DELAY_MS', setting('BUSY_DELAY_MS') ?? '200'),
      demoPassword,
      isDemo: !flags['no-demo'],
      metricsToken: setting('METRICS_TOKEN'),
      logLevel: readLogLevel(setting('LOG_LEVEL'), around.isTerminal),
      isOpenBrowser: !flags['no-open'] && around.isTerminal && !setting('CI'),
    },
  }
}

/** The configuration that the supervisor handed to this web process. Throws: ConfigError outside the supervisor. */
export function readHandedConfig(env: NodeJS.ProcessEnv = process.env): HandedConfig {
  const text = env.COUNTINGHOUSE_CONFIG
  if (!text) throw new ConfigError('The web process is started by the supervisor. Run `npm start`.')
  const config: HandedConfig = JSON.parse(text)
  return config
}

function readFlags(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      strict: true,
      allowPositionals: false,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        'no-demo': { type: 'boolean', default: false },
        'no-open': { type: 'boolean', default: false },
        'insecure-http': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${reason}. Run \`npm start -- --help\` for the list of flags.`)
  }
}

function defaultDataDir(around: Surroundings): string {
  if (around.isRoot && isWritableFolder(around.systemDataDir)) return around.systemDataDir
  return resolve(around.projectDir, '.data')
}

function surroundings(): Surroundings {
  return {
    isRoot: process.getuid?.() === 0,
    isTerminal: process.stdout.isTTY === true,
    projectDir,
    systemDataDir: '/var/lib/countinghouse',
  }
}

function isWritableFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
