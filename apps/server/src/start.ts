import { join, resolve } from 'node:path'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import { startBackups } from './backup/run-backups.ts'
import { anchorFile } from './platform/audit/audit-anchors.ts'
import { type Config, ConfigError, type HandedConfig, readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/database/db.ts'
import { isForeignKey, createKeyFile, readKeyFile } from './platform/config/key-file.ts'
import { SchemaError } from './platform/database/migrate.ts'
import { prepareDatabase } from './prepare.ts'
import { assertExternal } from './supervisor/assertions.ts'
import { startEmbedded } from './supervisor/embedded.ts'
import { lockDataFolder } from './supervisor/folder-lock.ts'
import { addressOf, greeting } from './supervisor/greeting.ts'
import { openDataFolder } from './supervisor/layout.ts'
import { openBrowser } from './supervisor/open-browser.ts'
import { choosePort } from './supervisor/port.ts'
import { SupervisorError } from './supervisor/supervisor-error.ts'
import { startSealing } from './supervisor/sealing.ts'
import { watchSources } from './supervisor/watch-sources.ts'
import { WebProcesses } from './supervisor/web-processes.ts'

type Database = { ownerUrl: string | null; appUrl: string; maintUrl: string | null; stop(): Promise<void> }

const projectDir = resolve(import.meta.dirname, '../../..')
const undo: (() => Promise<void>)[] = []
let starting: Promise<void> = Promise.resolve()
let stopping: Promise<void> | null = null

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function start(config: Config): Promise<void> {
  const database = config.databaseUrl ? await openExternal(config, config.databaseUrl) : await openEmbedded(config)
  undo.unshift(() => database.stop())
  if (stopping) return
  const port = await choosePort(config.host, config.port)
  const { ownerUrl, appUrl } = database
  const { isDemo, demoPassword, files } = config
  const upgrading = await backUpBeforeUpgrade({ config, ...database, log: say })
  if (stopping) return
  const prepared = await prepareDatabase({ ownerUrl, appUrl, isDemo, demoPassword, files }).catch(async (error) => {
    await upgrading?.giveUp()
    throw error
  })
  await upgrading?.report()
  await checkKey(config, appUrl)
  if (stopping) return
  maintain(config, database.maintUrl)
  const address = addressOf(config, port)
  const isWatching = process.env.COUNTINGHOUSE_WATCH === '1'
  const web = new WebProcesses({
    program: join(import.meta.dirname, 'main.ts'),
    count: config.webConcurrency,
    env: { COUNTINGHOUSE_CONFIG: JSON.stringify(handedOver(config, port, appUrl)) },
    log: say,
    isWatching,
    onReady() {
      process.stdout.write(greeting(config, address, prepared))
      if (config.isOpenBrowser) openBrowser(`${address}${prepared.setupPath ?? prepared.signIn?.linkPath ?? '/'}`)
    },
    onHopeless() {
      say('The web process does not start; see its messages above.')
      void stop(1)
    },
  })
  undo.unshift(() => web.stop())
  web.start()
  if (isWatching) watchSources(projectDir, () => web.reload())
}

async function openEmbedded(config: Config): Promise<Database> {
  return startEmbedded({ dataDir: config.dataDir, isDurable: true, log: say })
}

async function openExternal(config: Config, appUrl: string): Promise<Database> {
  const lock = lockDataFolder(openDataFolder(config.dataDir).dataDir)
  undo.unshift(async () => lock.release())
  await assertExternal(appUrl)
  const { databaseOwnerUrl: ownerUrl, databaseMaintUrl: maintUrl } = config
  return { ownerUrl, appUrl, maintUrl, stop: async () => lock.release() }
}

/** Beside the web processes, never in them: they must not be able to make a seal, or a backup look good. */
function maintain(config: Config, maintUrl: string | null): void {
  if (maintUrl === null)
    return say('DATABASE_MAINT_URL is not set: the audit log is not sealed, and no automatic backups are taken.')
  const sealing = startSealing({ maintUrl, anchorFile: anchorFile(config.dataDir), log: say })
  undo.unshift(() => sealing.stop())
  const backups = startBackups({ config, maintUrl, log: say })
  undo.unshift(() => backups.stop())
}

/** Draws the key of a new installation, and says so when the database came without its own. */
async function checkKey({ secretKeyFile }: Config, appUrl: string): Promise<void> {
  createKeyFile(secretKeyFile)
  const db = openDatabase({ url: appUrl, size: 1 })
  try {
    if (await isForeignKey(db, readKeyFile(secretKeyFile)))
      say(
        `Warning: ${secretKeyFile} does not match this database. Existing authenticator apps and PINs do not work: ` +
          'restore the key, or set them up again (`user reset-second-factor <login>`).',
      )
  } finally {
    await db.close()
  }
}

/** The web processes get the app's role only; what migrates and maintains stays here. */
function handedOver(config: Config, port: number, appUrl: string): HandedConfig {
  return {
    ...config,
    port,
    isEmbedded: config.databaseUrl === null,
    databaseUrl: appUrl,
    databaseDirectUrl: config.databaseDirectUrl ?? appUrl,
    databaseOwnerUrl: null,
    databaseMaintUrl: null,
  }
}

/** Ends everything in the reverse order of its start, once, then this process. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    let exitCode = code
    // A database that is just coming up is waited for, so that none is left behind.
    if (undo.length === 0) await starting.catch(() => undefined)
    while (undo.length > 0) {
      try {
        await undo.shift()?.()
      } catch (error) {
        report(error)
        exitCode ||= 1
      }
    }
    process.exit(exitCode)
  })()
  return stopping
}

function report(error: unknown): void {
  const isPlain = [SupervisorError, ConfigError, SchemaError].some((refusal) => error instanceof refusal)
  say(error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error))
}

function run(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  // The launcher was killed without being able to pass a signal on.
  process.on('disconnect', () => void stop(0))
  try {
    const reading = readConfig()
    if (reading.kind === 'print') {
      process.stdout.write(`${reading.text}\n`)
      process.exit(0)
    }
    starting = start(reading.config)
  } catch (error) {
    report(error)
    process.exit(1)
  }
  starting.catch((error: unknown) => {
    if (!stopping) report(error)
    return stop(1)
  })
}

run()
