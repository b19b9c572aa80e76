import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { examineArchive, restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../platform/config/config.ts'
import { fileStoreOf } from '../platform/files/open-file-store.ts'
import type { Call, Command } from './command.ts'
import { CommandError } from './command.ts'
import { issuesOf } from './verify.ts'
import { urlFor, withDatabase } from './with-database.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'restore a backup into an empty database: compare all hashes, then run all checks',
  takes: ['file'],
  flags: { 'into-new': { type: 'string', value: '<folder>', help: 'a data folder that does not exist yet' } },
  async run(call) {
    const file = resolve(call.argument('file'))
    const manifest = await examineArchive(file)
    const config = placeOf(call)
    const store = fileStoreOf(config.files)
    const { rows, files, verified } = await withDatabase(config, { mayCreate: true }, async (urls) => {
      const [ownerUrl, maintUrl] = [urlFor(urls, 'owner'), urlFor(urls, 'maint')]
      return await restoreBackup({ file, ownerUrl, maintUrl, dataDir: config.dataDir, files: store }, manifest)
    })
    rmSync(unfinishedFile(config.dataDir), { force: true })
    const issues = issuesOf(verified)
    return {
      isFine: issues.length === 0,
      data: {
        rows,
        files,
        created: manifest.createdAt,
        product: manifest.product,
        hasSecrets: manifest.hasSecrets,
        issues,
      },
      lines: [
        `Restored the backup of ${manifest.createdAt} (version ${manifest.product}): ${rows} rows, ${files} files.`,
        `${verified.length} checks, ${issues.length === 0 ? 'no issues' : `${issues.length} issues`}.`,
        ...issues,
        ...(manifest.hasSecrets
          ? []
          : ['The backup contains no passwords. Set a new one for each user: user password <login>.']),
        ...(call.text('into-new') === null ? [] : startLines(call.config(), config)),
      ],
    }
  },
}

function placeOf(call: Call): Config {
  const config = call.config()
  const folder = call.text('into-new')
  if (folder === null) return config
  const dataDir = resolve(folder)
  const unfinished = unfinishedFile(dataDir)
  // What a restore left that failed or was killed is filled from the beginning.
  if (existsSync(dataDir) && !existsSync(unfinished))
    throw new CommandError(`${dataDir} already exists. Name a folder that does not.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(unfinished, '')
  return {
    ...config,
    dataDir,
    files: { folder: join(dataDir, 'files'), s3: null },
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseMaintUrl: null,
    databaseDirectUrl: null,
  }
}

/** Lies in a new folder from the first step of a restore to its last. */
function unfinishedFile(dataDir: string): string {
  return join(dataDir, 'restore-unfinished')
}

function startLines(around: Config, place: Config): string[] {
  const isElsewhere = around.files.s3 !== null || around.files.folder !== join(around.dataDir, 'files')
  return [
    `Start with: npm start -- --data ${place.dataDir}`,
    ...(isElsewhere
      ? [`Its files are in ${place.files.folder}: start without FILES_DIR and S3_BUCKET, or move them first.`]
      : []),
  ]
}
