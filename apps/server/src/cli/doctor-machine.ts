import { accessSync, constants, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { roomOn } from '../platform/database/disk.ts'
import { greetMailServer } from '../platform/mail/mailer.ts'
import { lockDataFolder } from '../supervisor/folder-lock.ts'
import { choosePort } from '../supervisor/port.ts'
import { errorText, FolderInUse } from '../supervisor/supervisor-error.ts'
import type { Issue } from './issue.ts'
import { fine, wrong } from './issue.ts'

const leastNode = 24

/** What can be known without the database. */
export async function examineMachine(config: Config): Promise<Issue[]> {
  const { dataDir } = config
  return [
    nodeVersion(),
    await port(config),
    folder(dataDir),
    ...secrets(dataDir),
    disk(dataDir),
    await mail(config.mail),
  ]
}

function nodeVersion(): Issue {
  const { node } = process.versions
  if (Number(node.split('.')[0]) >= leastNode) return fine('Node', node)
  return wrong('Node', node, `Install Node ${leastNode} or later, or run \`npm ci\`, which installs it.`)
}

async function port(config: Config): Promise<Issue> {
  if (isServed(config.dataDir)) return fine('port', 'a server runs on this data folder and uses its port')
  try {
    return fine('port', `${await choosePort(config.host, config.port)} on ${config.host} is free`)
  } catch (error) {
    return wrong('port', errorText(error), 'Free the port, or set another one with PORT.')
  }
}

/** Whether somebody holds the lock of the folder; it is given back at once. */
function isServed(dataDir: string): boolean {
  if (!isThere(dataDir)) return false
  try {
    lockDataFolder(dataDir).release()
    return false
  } catch (error) {
    return error instanceof FolderInUse
  }
}

function folder(dataDir: string): Issue {
  const place = existing(dataDir)
  try {
    accessSync(place, constants.R_OK | constants.W_OK)
    return fine('data folder', place === dataDir ? dataDir : `${dataDir}, created at the first start`)
  } catch {
    return wrong(
      'data folder',
      `${place} is not writable`,
      'Grant this user write access, or set DATA_DIR to another folder.',
    )
  }
}

/** The passwords of the database's roles; on Windows the rights of the folder decide. */
function secrets(dataDir: string): Issue[] {
  const file = join(dataDir, 'passwords.json')
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || process.platform === 'win32') return []
  const isOpen = (found.mode & 0o077) !== 0
  return [
    isOpen
      ? wrong('passwords', `${file} can be read by others`, `Run: chmod 600 ${file}`)
      : fine('passwords', 'readable by this user only'),
  ]
}

function disk(dataDir: string): Issue {
  const { bavail, blocks, bsize } = statfsSync(existing(dataDir))
  const found = `${(Math.floor((bavail * bsize) / 2 ** 20) / 1024).toFixed(1)} GiB free, ${Math.floor((100 * bavail) / blocks)} %`
  const isEnough = roomOn({ freeBytes: bavail * bsize, totalBytes: blocks * bsize }) === 'enough'
  return !isEnough
    ? wrong('disk', found, 'Free up space, or move the data folder to a larger disk.')
    : fine('disk', found)
}

async function mail(settings: Config['mail']): Promise<Issue> {
  if (settings === null) return fine('mail', 'not set up')
  if (settings.publicUrl === null)
    return wrong('mail', 'PUBLIC_URL is missing, so no email is sent', 'Set PUBLIC_URL to the address that users open.')
  try {
    await greetMailServer(settings)
    return fine('mail', `${settings.host} accepts mail`)
  } catch (error) {
    return wrong(
      'mail',
      `${settings.host}: ${errorText(error)}`,
      'Check SMTP_URL, and whether this machine can reach it.',
    )
  }
}

/** The folder itself, or the nearest one above it that is there. */
function existing(path: string): string {
  return isThere(path) || dirname(path) === path ? path : existing(dirname(path))
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
