import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { filesFolder } from '../backup/stored-files.ts'
import { examineArchive, restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../platform/config.ts'
import type { Call, Command } from './command.ts'
import { CommandRefusal } from './command.ts'
import { findingsOf } from './verify.ts'
import { urlFor, withDatabase } from './with-database.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'a backup into an empty place: every hash compared first, every check run last',
  takes: ['file'],
  flags: { 'into-new': { type: 'string', value: '<folder>', help: 'a data folder that is not there yet' } },
  async run(call) {
    const file = resolve(call.argument('file'))
    const manifest = await examineArchive(file)
    const config = placeOf(call)
    requireNoFiles(config.dataDir)
    const { rows, files, verified } = await withDatabase(config, { mayCreate: true }, async (urls) => {
      const [ownerUrl, maintUrl] = [urlFor(urls, 'owner'), urlFor(urls, 'maint')]
      return await restoreBackup({ file, ownerUrl, maintUrl, dataDir: config.dataDir }, manifest)
    })
    const findings = findingsOf(verified)
    return {
      isFine: findings.length === 0,
      data: {
        rows,
        files,
        made: manifest.createdAt,
        product: manifest.product,
        hasSecrets: manifest.hasSecrets,
        findings,
      },
      lines: [
        `Restored the backup of ${manifest.createdAt} (version ${manifest.product}): ${rows} rows, ${files} files.`,
        `${verified.length} checks, ${findings.length === 0 ? 'nothing found' : `${findings.length} findings`}.`,
        ...findings,
        ...(manifest.hasSecrets ? [] : ['It held no passwords. Give each person a new one: user password <login>.']),
        ...(call.text('into-new') === null ? [] : [`Start with: npm start -- --data ${config.dataDir}`]),
      ],
    }
  },
}

function placeOf(call: Call): Config {
  const config = call.config()
  const folder = call.text('into-new')
  if (folder === null) return config
  const dataDir = resolve(folder)
  if (existsSync(dataDir)) throw new CommandRefusal(`${dataDir} is there already. Name a folder that is not.`)
  return {
    ...config,
    dataDir,
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseMaintUrl: null,
    databaseDirectUrl: null,
  }
}

function requireNoFiles(dataDir: string): void {
  const folder = filesFolder(dataDir)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandRefusal(`${folder} holds files of another installation. Move it away, or name another folder.`)
}
