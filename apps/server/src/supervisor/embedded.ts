import { databaseAccount } from './account.ts'
import { assertDurable } from './assertions.ts'
import { createCluster, hasCluster, removeUnfinished } from './cluster-init.ts'
import { chooseEndpoint, urlOf } from './endpoint.ts'
import { lockDataFolder } from './folder-lock.ts'
import { clearFormerServer } from './former-server.ts'
import { ServerOwner } from './keeper.ts'
import { grantAccount, type Layout, openDataFolder } from './layout.ts'
import { preparePrograms } from './native-package.ts'
import { loadPasswords } from './passwords.ts'
import type { Exit } from './postmaster.ts'
import type { FolderHolder } from './supervisor-error.ts'
import { ensureRoles } from './roles.ts'
import { serverSettings } from './server-settings.ts'

export type EmbeddedInput = {
  dataDir: string
  /** False only in tests: a crash may then lose or damage data. */
  isDurable: boolean
  log?: (line: string) => void
  /** Who keeps it up; a server unless said otherwise. */
  as?: FolderHolder
}

/** A running embedded database; the four strings stay valid over its restarts. */
export type Embedded = {
  ownerUrl: string
  appUrl: string
  maintUrl: string
  superUrl: string
  /** Fast shutdown, then gives the data folder back. Throws: SupervisorError when it does not stop. */
  stop(): Promise<void>
  /** Called after each death that nobody asked for; the restart is under way by then. */
  onExit(callback: (exit: Exit & { crashes: number }) => void): void
}

/** Starts the database of a data folder, made when missing, and keeps it up. Throws: SupervisorError, FolderInUse. */
export async function startEmbedded(input: EmbeddedInput): Promise<Embedded> {
  const layout = openDataFolder(input.dataDir)
  const lock = lockDataFolder(layout.dataDir, input.as)
  try {
    return await startLocked(layout, input, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(layout: Layout, input: EmbeddedInput, release: () => void): Promise<Embedded> {
  const { isDurable, log = toStandardError } = input
  const { clusterDir } = layout
  const account = databaseAccount(clusterDir)
  grantAccount(layout, account)
  const programs = preparePrograms(layout.dataDir, account)
  removeUnfinished(layout.dataDir)
  const exists = hasCluster(clusterDir)
  const passwords = loadPasswords(layout.passwordFile, exists)
  if (!exists)
    await createCluster({ layout, account, isDurable, initdb: programs.initdb, password: passwords.postgres })

  const endpoint = await chooseEndpoint(layout.runDir)
  const url = (role: 'postgres' | 'owner' | 'app' | 'maint') => urlOf(endpoint, role, passwords)
  const superUrlAt = (host: string, port: number) => urlOf({ host, port }, 'postgres', passwords, 'postgres')
  const holder = new ServerOwner(
    {
      program: programs.postgres,
      clusterDir,
      logFile: layout.logFile,
      account,
      settings: serverSettings(endpoint, isDurable),
      superUrl: superUrlAt(endpoint.host, endpoint.port),
      clear: () => clearFormerServer({ clusterDir, runDir: layout.runDir, superUrlAt, log }),
      isStopping: () => holder.isStopping,
    },
    log,
  )
  await holder.start()
  try {
    await ensureRoles(endpoint, passwords)
    if (isDurable) await assertDurable(url('app'))
  } catch (error) {
    await holder.stop()
    throw error
  }
  return {
    ownerUrl: url('owner'),
    appUrl: url('app'),
    maintUrl: url('maint'),
    superUrl: url('postgres'),
    stop: () => holder.stop().finally(release),
    onExit: (callback) => holder.callbacks.push(callback),
  }
}

function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`)
}
