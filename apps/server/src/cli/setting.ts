import { fieldErrorsOf } from '@countinghouse/contract/issues'
import type { Setting } from '@countinghouse/contract/setting'
import { sql } from 'kysely'
import { loadContract } from '../platform/calls/contract.ts'
import type { Database } from '../platform/database/db.ts'
import { writeInstallationSetting } from '../platform/config/installation-setting.ts'
import { settle, storedValues } from '../platform/config/settings.ts'
import type { Call, Command } from './command.ts'
import { CommandError } from './command.ts'
import { columns } from './columns.ts'
import { throughConnections } from './connections.ts'

const place = { companyId: null }

export const settingList: Command = {
  name: 'setting list',
  summary: 'list installation defaults and their origin',
  takes: [],
  flags: {},
  async run(call) {
    const settings = await installationSettings()
    const stored = await throughConnections(call, ({ everything }) => storedValues(everything, place, settings))
    const rows = settings.map((setting) => ({ key: setting.key, ...settle(setting, stored), title: setting.title.en }))
    const cells = rows.map(({ key, value, origin, title }) => [key, JSON.stringify(value), origin, title])
    return { isFine: true, data: { settings: rows }, lines: columns(['key', 'value', 'origin', 'title'], cells) }
  },
}

export const settingSet: Command = {
  name: 'setting set',
  summary: 'set an installation default; values set for a company or store take precedence',
  takes: ['key', 'value'],
  flags: {},
  async run(call) {
    const setting = await namedSetting(call)
    const value = readValue(setting, call.argument('value'))
    await inDatabase(call, (db) => db.inTransaction(place, (tx) => writeInstallationSetting(tx, setting.key, value)))
    return {
      isFine: true,
      data: { key: setting.key, value },
      lines: [`${setting.key} is now ${JSON.stringify(value)}.`],
    }
  },
}

export const settingReset: Command = {
  name: 'setting reset',
  summary: 'reset an installation default to its initial value',
  takes: ['key'],
  flags: {},
  async run(call) {
    const { key, initial } = await namedSetting(call)
    await inDatabase(call, (db) =>
      db.inTransaction(place, (tx) => sql`delete from platform.installation_setting where key = ${key}`.execute(tx)),
    )
    return { isFine: true, data: { key, value: initial }, lines: [`${key} was reset to ${JSON.stringify(initial)}.`] }
  },
}

async function inDatabase(call: Call, write: (db: Database) => Promise<unknown>): Promise<void> {
  await throughConnections(call, ({ db }) => write(db))
}

async function installationSettings(): Promise<readonly Setting[]> {
  const { settings } = await loadContract()
  return settings.filter(({ levels }) => levels.includes('installation'))
}

async function namedSetting(call: Call): Promise<Setting> {
  const key = call.argument('key')
  const found = (await installationSettings()).find((setting) => setting.key === key)
  if (found === undefined) throw new CommandError(`There is no installation setting "${key}": see setting list.`)
  return found
}

/** As JSON where it is some, such as 12 or true, else as text. Throws: CommandError with the field's own words. */
function readValue({ key, field }: Setting, entered: string): unknown {
  const parsed = field.safeParse(jsonOf(entered), { reportInput: true })
  if (parsed.success && parsed.data !== null) return parsed.data
  const [problem] = fieldErrorsOf(parsed.error?.issues ?? [], 'en')[''] ?? []
  throw new CommandError(`${key}: ${problem?.message ?? 'A value is missing.'}`)
}

function jsonOf(entered: string): unknown {
  try {
    return JSON.parse(entered)
  } catch {
    return entered
  }
}
