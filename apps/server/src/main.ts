import { buildApp } from './app.ts'
import { listBackups } from './backup/backup-folder.ts'
import { readHandedConfig } from './platform/config/config.ts'
import { measureDisk } from './platform/database/disk.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { readKeyFile } from './platform/config/key-file.ts'
import { openFileStore } from './platform/files/open-file-store.ts'

/** Units: milliseconds. */
const announceMs = 3000
const finishMs = 20_000

/** A web process of the supervisor: serves until it is told to stop, then finishes what it accepted. */
async function main(): Promise<void> {
  const config = readHandedConfig()
  const databaseUrl = config.databaseUrl ?? ''
  const files = await openFileStore(config.files)
  const measure = () => measureDisk(config.dataDir)
  const backupNames = async () => new Set((await listBackups(config.backupDir)).map(({ name }) => name))
  const app = await buildApp({
    ...config,
    databaseUrl,
    files,
    secretKey: readKeyFile(config.secretKeyFile),
    measureDisk: config.isEmbedded ? measure : null,
    installation: { measureDisk: measure, backupNames },
    isStrict: false,
  })
  const jobs = await startJobs({
    parts: app.jobs,
    directUrl: config.databaseDirectUrl ?? databaseUrl,
    subscribers: app.subscribers,
    mailing: app.mailing,
    log: (level, message) => app.http.log[level](message),
  })
  let isStopping = false

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    app.drain.isDraining = true
    const stoppingLong = jobs.stopLong()
    await new Promise((resolve) => setTimeout(resolve, announceMs))
    setTimeout(() => process.exit(1), finishMs).unref()
    await app.http.close()
    await stoppingLong
    await jobs.stop()
    await app.db.close()
    process.exit(0)
  }

  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => {})
  // Without its supervisor nobody would stop the database in order.
  process.on('disconnect', () => void stop())
  await app.http.listen({ host: config.host, port: config.port ?? 0 })
  process.send?.({ type: 'ready' })
}

await main()
