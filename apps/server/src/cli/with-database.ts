import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../platform/config/config.ts'
import { pendingFiles } from '../platform/database/migrate.ts'
import { hasCluster } from '../supervisor/cluster-init.ts'
import { startEmbedded } from '../supervisor/embedded.ts'
import { withClient } from '../supervisor/endpoint.ts'
import { openDataFolder } from '../supervisor/layout.ts'
import { FolderInUse } from '../supervisor/supervisor-error.ts'
import { reachRunning } from '../supervisor/running-server.ts'
import { CommandError } from './command.ts'

const waitMs = 200

export type Urls = {
  readonly appUrl: string
  readonly ownerUrl: string | null
  readonly maintUrl: string | null
  /** Only of the embedded database. */
  readonly superUrl: string | null
}

/**
 * Runs with the database of the configuration: that of DATABASE_URL, the embedded one of a server that runs, or the embedded one
 * started for this call alone. Throws: CommandError when there is none and none may be made, SupervisorError.
 */
export async function withDatabase<T>(
  config: Config,
  options: { mayCreate: boolean },
  run: (urls: Urls) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== null) {
    const appUrl = config.databaseDirectUrl ?? config.databaseUrl
    return await run({ appUrl, ownerUrl: config.databaseOwnerUrl, maintUrl: config.databaseMaintUrl, superUrl: null })
  }
  if (!options.mayCreate) requireCluster(config.dataDir)
  const database = await startOrReach(config.dataDir)
  try {
    return await run(database)
  } finally {
    await database.stop()
  }
}

/** As withDatabase, for commands that know only the schema of this version. Throws: CommandError when it is another. */
export async function withCurrentDatabase<T>(config: Config, run: (urls: Urls) => Promise<T>): Promise<T> {
  return await withDatabase(config, { mayCreate: false }, async (urls) => {
    const pending = await withClient(urls.appUrl, pendingFiles)
    if (pending.length === 0) return await run(urls)
    throw new CommandError(
      `The database schema is out of date (${pending.length} files, first ${pending[0]}). Run the command migrate first.`,
    )
  })
}

/** True when the data folder holds an embedded database. */
export function hasDatabase(dataDir: string): boolean {
  return statSync(dataDir, { throwIfNoEntry: false }) !== undefined && hasCluster(openDataFolder(dataDir).clusterDir)
}

/** The connection string of a role. Throws: CommandError naming the variable that is missing. */
export function urlFor(urls: Urls, role: 'owner' | 'maint'): string {
  const url = role === 'owner' ? urls.ownerUrl : urls.maintUrl
  if (url !== null) return url
  const variable = role === 'owner' ? 'DATABASE_OWNER_URL' : 'DATABASE_MAINT_URL'
  throw new CommandError(`This command uses role ${role}. Set ${variable} in addition to DATABASE_URL.`)
}

/** A server that runs is shared. A command that runs stops its database when it is done, so it is waited for. */
async function startOrReach(dataDir: string): Promise<Urls & { stop: () => Promise<void> }> {
  let isTold = false
  for (;;) {
    try {
      return await startEmbedded({ dataDir, isDurable: true, as: 'command' })
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      if (error.holder === 'server') {
        return { ...(await reachRunning(openDataFolder(dataDir))), stop: async () => {} }
      }
      if (!isTold) process.stderr.write(`Another command is using ${dataDir}; waiting until it completes.\n`)
      isTold = true
      await sleep(waitMs)
    }
  }
}

function requireCluster(dataDir: string): void {
  if (!hasDatabase(dataDir))
    throw new CommandError(`There is no database in ${dataDir} yet. Run \`npm start\` once, or name the folder.`)
}
