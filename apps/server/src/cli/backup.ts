import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { listBackups, pruneBackups } from '../backup/backup-folder.ts'
import { runDrill } from '../backup/drill.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Call, Command } from './command.ts'
import { CommandRefusal } from './command.ts'
import { sizeText } from './size-text.ts'
import { urlFor, withCurrentDatabase, withDatabase } from './with-database.ts'
import { findingsOf } from './verify.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'everything into one file, while the product runs',
  takes: ['file'],
  flags: {
    'with-secrets': {
      type: 'boolean',
      help: 'keep password hashes, sessions and one-time links too; without them every person needs a new password after a restore',
    },
  },
  async run(call) {
    const config = call.config()
    const file = resolve(call.argument('file'))
    if (existsSync(file)) throw new CommandRefusal(`${file} is there already. Name another file.`)
    const hasSecrets = call.isOn('with-secrets')
    // The schema may be that of an earlier version: a backup comes before an upgrade.
    const made = await withDatabase(config, { mayCreate: false }, (urls) =>
      makeBackup({ maintUrl: urlFor(urls, 'maint'), dataDir: config.dataDir, file, hasSecrets }),
    )
    const { rows, bytes, manifest } = made
    const files = manifest.members.filter(({ kind }) => kind === 'file').length
    return {
      isFine: true,
      data: { file, bytes, rows, files, hasSecrets, auditHead: manifest.auditHead },
      lines: [
        `${file}: ${sizeText(bytes)}, ${rows} rows, ${files} files${hasSecrets ? ', with secrets: keep it as you keep passwords' : ', without passwords'}.`,
      ],
    }
  },
}

export const backupList: Command = {
  name: 'backup list',
  summary: 'the backups of the backup folder, newest first',
  takes: [],
  flags: {},
  async run(call) {
    const folder = call.config().backupDir
    const backups = await listBackups(folder)
    return {
      isFine: true,
      data: { folder, backups: backups.map(({ name, at, bytes }) => ({ name, at: at.toISOString(), bytes })) },
      lines:
        backups.length === 0
          ? [`There is no backup in ${folder}.`]
          : backups.map(({ name, bytes }) => `${name}  ${sizeText(bytes)}`),
    }
  },
}

export const backupPrune: Command = {
  name: 'backup prune',
  summary: 'removes backups beyond 7 days, 4 weeks and 12 months',
  takes: [],
  flags: {},
  async run(call) {
    const removed = (await pruneBackups(call.config().backupDir)).map(({ name }) => name)
    return { isFine: true, data: { removed }, lines: [`${removed.length} backups removed.`, ...removed] }
  },
}

export const backupDrill: Command = {
  name: 'backup drill',
  summary: 'proves the newest backup: restores it beside the database, checks it, removes it',
  takes: [],
  flags: { file: { type: 'string', value: '<file>', help: 'another backup than the newest of the folder' } },
  async run(call) {
    const file = await chosenFile(call)
    const config = call.config()
    const workDir = existsSync(config.backupDir) ? config.backupDir : dirname(file)
    const restored = await withCurrentDatabase(config, (urls) =>
      runDrill({ ...urls, ownerUrl: urlFor(urls, 'owner'), maintUrl: urlFor(urls, 'maint'), workDir }, file),
    )
    const findings = findingsOf(restored.verified)
    return {
      isFine: findings.length === 0,
      data: { file, rows: restored.rows, files: restored.files, findings },
      lines: [
        `${file}: ${restored.rows} rows and ${restored.files} files restored and removed again, ${findings.length === 0 ? 'nothing found' : `${findings.length} findings`}.`,
        ...findings,
      ],
    }
  },
}

async function chosenFile(call: Call): Promise<string> {
  const given = call.text('file')
  if (given !== null) return resolve(given)
  const folder = call.config().backupDir
  const [newest] = await listBackups(folder)
  if (newest === undefined)
    throw new CommandRefusal(`There is no backup in ${folder}. Take one, or name it with --file.`)
  return newest.file
}
