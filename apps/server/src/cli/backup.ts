import { existsSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { listBackups, pruneBackups } from '../backup/backup-folder.ts'
import type { RunEnd, RunKind } from '../backup/backup-runs.ts'
import { hasHistory, recordRun } from '../backup/backup-runs.ts'
import { runDrill } from '../backup/drill.ts'
import { createBackup } from '../backup/create-backup.ts'
import { fileStoreOf } from '../platform/files/open-file-store.ts'
import type { Call, Command, Flag } from './command.ts'
import { CommandError } from './command.ts'
import { sizeText } from './size-text.ts'
import { urlFor, withCurrentDatabase, withDatabase } from './with-database.ts'
import { issuesOf } from './verify.ts'

const unrecorded: Flag = {
  type: 'boolean',
  help: 'do not record the backup on the backups page; the caller records it',
}

export const backup: Command = {
  name: 'backup',
  summary: 'back up all data to one file while the product runs',
  takes: ['file'],
  flags: {
    'with-secrets': {
      type: 'boolean',
      help: 'include password hashes, sessions and one-time links; without them every user needs a new password after a restore',
    },
    unrecorded,
  },
  async run(call) {
    const config = call.config()
    const file = resolve(call.argument('file'))
    if (existsSync(file)) throw new CommandError(`${file} already exists. Name another file.`)
    const hasSecrets = call.isOn('with-secrets')
    // The schema may be that of an earlier version: a backup comes before an upgrade.
    const created = await withDatabase(config, { mayCreate: false }, (urls) => {
      const maintUrl = urlFor(urls, 'maint')
      const run = () => createBackup({ maintUrl, files: fileStoreOf(config.files), file, hasSecrets })
      return recorded(call, maintUrl, 'backup', run, ({ bytes, rows }) => ({
        result: 'good',
        fileName: nameIn(config.backupDir, file),
        bytes,
        rows,
      }))
    })
    const { rows, bytes, filesGone, manifest } = created
    const files = manifest.members.filter(({ kind }) => kind === 'file').length
    return {
      isFine: true,
      data: {
        file,
        fileName: basename(file),
        bytes,
        rows,
        files,
        filesGone,
        hasSecrets,
        auditHead: manifest.auditHead,
      },
      lines: [
        `${file}: ${sizeText(bytes)}, ${rows} rows, ${files} files${hasSecrets ? ', with secrets: store it as securely as passwords' : ', without passwords'}.`,
        ...(filesGone === 0
          ? []
          : [
              `${filesGone} files are missing from the file store although records refer to them. Check the file store.`,
            ]),
      ],
    }
  },
}

export const backupList: Command = {
  name: 'backup list',
  summary: 'list the backups in the backup folder, newest first',
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
  summary: 'remove backups beyond 7 days, 4 weeks and 12 months',
  takes: [],
  flags: {},
  async run(call) {
    const removed = (await pruneBackups(call.config().backupDir)).map(({ name }) => name)
    return { isFine: true, data: { removed }, lines: [`${removed.length} backups removed.`, ...removed] }
  },
}

export const backupDrill: Command = {
  name: 'backup drill',
  summary: 'test the newest backup: restore it beside the database, verify it, remove it',
  takes: [],
  flags: {
    file: { type: 'string', value: '<file>', help: 'a backup other than the newest in the folder' },
    unrecorded,
  },
  async run(call) {
    const file = await chosenFile(call)
    const config = call.config()
    const workDir = existsSync(config.backupDir) ? config.backupDir : dirname(file)
    const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    const restored = await withCurrentDatabase(config, (urls) => {
      const [ownerUrl, maintUrl] = [urlFor(urls, 'owner'), urlFor(urls, 'maint')]
      const run = () => runDrill({ ...urls, ownerUrl, maintUrl, workDir }, file)
      return recorded(call, maintUrl, 'drill', run, ({ rows, verified }) => {
        const found = issuesOf(verified)
        if (found.length > 0) return { result: 'failed', problem: found.join('; ') }
        return { result: 'good', fileName: nameIn(config.backupDir, file), bytes, rows }
      })
    })
    const issues = issuesOf(restored.verified)
    return {
      isFine: issues.length === 0,
      data: { file, fileName: basename(file), bytes, rows: restored.rows, files: restored.files, issues },
      lines: [
        `${file}: ${restored.rows} rows and ${restored.files} files restored and removed, ${issues.length === 0 ? 'no issues' : `${issues.length} issues`}.`,
        ...issues,
      ],
    }
  },
}

/** So that whoever looks at `status` or at the page of backups sees what was done by hand too. */
async function recorded<T>(
  call: Call,
  maintUrl: string,
  kind: RunKind,
  run: () => Promise<T>,
  endOf: (answer: T) => RunEnd,
): Promise<T> {
  const isKept = !call.isOn('unrecorded') && (await hasHistory(maintUrl))
  return isKept ? await recordRun(maintUrl, kind, run, endOf) : await run()
}

/** Its name in the backup folder; elsewhere the whole path. */
function nameIn(folder: string, file: string): string {
  return dirname(file) === folder ? basename(file) : file
}

async function chosenFile(call: Call): Promise<string> {
  const given = call.text('file')
  if (given !== null) return resolve(given)
  const folder = call.config().backupDir
  const [newest] = await listBackups(folder)
  if (newest === undefined) throw new CommandError(`There is no backup in ${folder}. Take one, or name it with --file.`)
  return newest.file
}
