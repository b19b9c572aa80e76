import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Config, ConfigError, readConfig, readHandedConfig } from './config.ts'

const around = { isRoot: false, isTerminal: true, projectDir: '/srv/house', systemDataDir: '/nowhere' }

function config(argv: string[] = [], env: Record<string, string> = {}): Config {
  const reading = readConfig(argv, env, around)
  if (reading.kind !== 'run') throw new Error('expected a configuration')
  return reading.config
}

function refusal(argv: string[], env: Record<string, string> = {}): string {
  try {
    config(argv, env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('expected a refusal')
}

test('without flags it listens on loopback, with the embedded database in the project', () => {
  expect(config()).toEqual({
    port: null,
    host: '127.0.0.1',
    isLoopback: true,
    tls: null,
    trustedProxy: null,
    isInsecureHttp: false,
    dataDir: '/srv/house/.data',
    secretKeyFile: '/srv/house/.data/secret.key',
    files: { folder: '/srv/house/.data/files', s3: null },
    scan: null,
    mail: null,
    oidc: null,
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseMaintUrl: null,
    databaseDirectUrl: null,
    backupDir: '/srv/house/.data/backups',
    backupAt: '03:00',
    backupDrillDays: 7,
    busyDelayMs: 200,
    services: null,
    webConcurrency: 1,
    demoPassword: null,
    isDemo: true,
    metricsToken: null,
    logLevel: 'warn',
    isOpenBrowser: true,
  })
})

test('backups have a folder, a time and a rhythm, and can be switched off', () => {
  const read = config([], { BACKUP_DIR: '/mnt/b', BACKUP_AT: '23:45', BACKUP_DRILL_DAYS: '30' })
  expect(read).toMatchObject({ backupDir: '/mnt/b', backupAt: '23:45', backupDrillDays: 30 })
  const off = config([], { BACKUP_AT: 'off', BACKUP_DRILL_DAYS: 'off' })
  expect(off).toMatchObject({ backupAt: null, backupDrillDays: null })
  for (const wrong of ['24:00', '3', 'never']) expect(refusal([], { BACKUP_AT: wrong })).toContain('BACKUP_AT')
  for (const wrong of ['0', '1.5', '-1'])
    expect(refusal([], { BACKUP_DRILL_DAYS: wrong })).toContain('BACKUP_DRILL_DAYS')
})

test('a flag wins over its variable', () => {
  const read = config(['--port', '9001', '--host', '::1', '--data', '/a'], { PORT: '9000', HOST: 'x', DATA_DIR: '/b' })
  expect(read).toMatchObject({ port: 9001, host: '::1', isLoopback: true, dataDir: '/a' })
})

test('an address others can reach needs TLS, a trusted proxy or a spoken consent', () => {
  expect(refusal(['--host', '0.0.0.0'])).toContain('--insecure-http')
  expect(refusal([], { HOST: '127.0.0.1.example.com' })).toContain('TLS_CERT')
  expect(config(['--host', '0.0.0.0', '--insecure-http'])).toMatchObject({ isInsecureHttp: true, isLoopback: false })
  expect(config(['--host', '0.0.0.0'], { INSECURE_HTTP: '1' }).isInsecureHttp).toBe(true)
  expect(config(['--host', '::'], { TRUSTED_PROXY: '10.0.0.0/8' }).trustedProxy).toBe('10.0.0.0/8')
  expect(refusal([], { INSECURE_HTTP: 'maybe' })).toContain('INSECURE_HTTP')
})

test('TLS takes two readable files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const cert = join(folder, 'cert.pem')
  writeFileSync(cert, '')
  expect(refusal([], { TLS_CERT: cert })).toContain('TLS_KEY is missing')
  expect(refusal([], { TLS_CERT: cert, TLS_KEY: join(folder, 'none.pem') })).toContain('TLS_KEY names')
  expect(config(['--host', '0.0.0.0'], { TLS_CERT: cert, TLS_KEY: cert }).tls).toEqual({ cert, key: cert })
  rmSync(folder, { recursive: true })
})

test('a shared demo password stays on this machine', () => {
  expect(config([], { DEMO_PASSWORD: 'secret' }).demoPassword).toBe('secret')
  expect(refusal(['--host', '0.0.0.0', '--insecure-http'], { DEMO_PASSWORD: 'secret' })).toContain('DEMO_PASSWORD')
})

test('values that do not parse are refused with what would', () => {
  for (const port of ['0', '65536', 'http', '80.5', '-1']) expect(refusal([`--port=${port}`])).toContain('1 to 65535')
  expect(refusal([], { SERVICES: 'pos,till' })).toContain('"till"')
  expect(refusal([], { WEB_CONCURRENCY: '0' })).toContain('1 to 64')
  expect(refusal([], { LOG_LEVEL: 'loud' })).toContain('debug')
  expect(refusal([], { DATABASE_URL: 'mysql://x' })).toContain('postgres://')
  expect(refusal([], { DATABASE_OWNER_URL: 'postgres://x/y' })).toContain('DATABASE_URL is not')
  expect(refusal(['--prot', '1'])).toContain('--help')
})

test('services are read once each', () => {
  expect(config([], { SERVICES: ' pos, warehouse-node,pos' }).services).toEqual(['pos', 'warehouse-node'])
})

test('the browser opens only for a person', () => {
  expect(config(['--no-open']).isOpenBrowser).toBe(false)
  expect(config([], { CI: 'true' }).isOpenBrowser).toBe(false)
})

test('help names every flag, and the web process gets what the supervisor read', () => {
  const help = readConfig(['--help'], {}, around)
  expect(help.kind === 'print' && help.text).toContain('--no-demo')
  const read = config(['--port', '8090'])
  expect(readHandedConfig({ COUNTINGHOUSE_CONFIG: JSON.stringify(read) })).toEqual(read)
  expect(() => readHandedConfig({})).toThrow('npm start')
})
