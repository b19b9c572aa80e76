import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { SupervisorError } from './supervisor-error.ts'

export const roleNames = ['postgres', 'owner', 'app', 'maint'] as const
export type RoleName = (typeof roleNames)[number]
export type Passwords = Record<RoleName, string>

/**
 * The passwords of the four roles, drawn once and kept in a file only the starting user may read.
 * Throws: SupervisorError when the database exists and its file does not.
 */
export function loadPasswords(file: string, clusterExists: boolean): Passwords {
  const known = existsSync(file) ? parse(readFileSync(file, 'utf8')) : null
  if (known) return known
  if (clusterExists) {
    throw new SupervisorError(
      `The database exists, but ${file}, which contains its passwords, is missing or damaged. ` +
        'Restore it from a backup of the data folder.',
    )
  }
  const passwords: Passwords = { postgres: draw(), owner: draw(), app: draw(), maint: draw() }
  writeDurably(file, JSON.stringify(passwords, null, 2))
  return passwords
}

function parse(text: string): Passwords | null {
  try {
    const found: Partial<Passwords> = JSON.parse(text)
    const { postgres, owner, app, maint } = found
    return postgres && owner && app && maint ? { postgres, owner, app, maint } : null
  } catch {
    return null
  }
}

function draw(): string {
  return randomBytes(32).toString('base64url')
}

function writeDurably(file: string, text: string): void {
  const half = `${file}.new`
  const handle = openSync(half, 'w', 0o600)
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(half, file)
}
