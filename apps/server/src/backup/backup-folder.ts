import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { superseded } from './retention.ts'
import { drillFolder } from './scratch-database.ts'
import { partialSuffix } from './write-archive.ts'

/** Why a backup was taken. */
export type BackupReason = 'nightly' | 'upgrade'

export type StoredBackup = {
  readonly file: string
  readonly name: string
  readonly at: Date
  readonly reason: BackupReason
  readonly bytes: number
}

const named = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(nightly|upgrade)\.backup$/

/** A name that tells when and why, and sorts by time; the folder is made when missing, closed to others. */
export function newBackupFile(folder: string, at: Date, reason: BackupReason): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${reason}.backup`)
}

/** The backups of a folder, newest first; whatever else lies there is none of them. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map((name) => storedBackup(folder, name)))
  return found.flatMap((backup) => backup ?? []).toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** Removes what the rule does not keep and answers what went. */
export async function pruneBackups(folder: string): Promise<StoredBackup[]> {
  const gone = superseded(await listBackups(folder))
  for (const { file } of gone) await rm(file, { force: true })
  return gone
}

/** Removes what backups and drills that were ended left behind; nobody else writes here while the supervisor starts. */
export function removeUnfinished(folder: string): void {
  try {
    for (const name of readdirSync(folder))
      if (isUnfinished(name)) rmSync(join(folder, name), { recursive: true, force: true })
  } catch {
    // There is no folder yet, or it cannot be read, which the backup itself will say.
  }
}

function isUnfinished(name: string): boolean {
  if (name.startsWith(drillFolder)) return true
  return name.endsWith(partialSuffix) && named.test(name.slice(0, -partialSuffix.length))
}

async function storedBackup(folder: string, name: string): Promise<StoredBackup | null> {
  const [, day, hour, minute, second, why] = named.exec(name) ?? []
  if (day === undefined) return null
  const file = join(folder, name)
  const found = await stat(file).catch(() => null)
  if (found === null) return null
  const reason = why === 'upgrade' ? 'upgrade' : 'nightly'
  return { file, name, at: new Date(`${day}T${hour}:${minute}:${second}Z`), reason, bytes: found.size }
}
