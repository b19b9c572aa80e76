import { listAccounts } from '../modules/auth/index.ts'
import { listCompanies } from '../modules/erp/index.ts'
import type { Reader } from '../platform/database/db.ts'
import { openDatabase } from '../platform/database/db.ts'
import { columns } from './columns.ts'
import type { Call, Command } from './command.ts'
import { urlFor, withCurrentDatabase } from './with-database.ts'

export const userList: Command = {
  name: 'user list',
  summary: 'list users with their companies and roles',
  takes: [],
  flags: {},
  async run(call) {
    const users = await readAll(call, listAccounts)
    const stateOf = (isActive: boolean, isHeld: boolean) => (!isActive ? 'inactive' : isHeld ? 'locked' : 'active')
    const rows = users.map((user) => [
      user.login,
      user.company,
      user.name,
      user.roles,
      stateOf(user.isActive, user.isHeld),
    ])
    return { isFine: true, data: { users }, lines: columns(['login', 'company', 'name', 'roles', 'status'], rows) }
  },
}

export const companyList: Command = {
  name: 'company list',
  summary: 'list the companies of this installation',
  takes: [],
  flags: {},
  async run(call) {
    const companies = await readAll(call, listCompanies)
    const rows = companies.map((one) => [
      one.code,
      one.name,
      one.status,
      one.currency,
      one.timezone,
      `${one.stores}`,
      `${one.users}`,
    ])
    const heads = ['code', 'name', 'status', 'currency', 'zone', 'stores', 'users']
    return { isFine: true, data: { companies }, lines: columns(heads, rows) }
  },
}

async function readAll<T>(call: Call, read: (everything: Reader) => Promise<T>): Promise<T> {
  return await withCurrentDatabase(call.config(), async (urls) => {
    const db = openDatabase({ url: urlFor(urls, 'maint'), size: 1 })
    try {
      return await read(db.reader({ companyId: null }))
    } finally {
      await db.close()
    }
  })
}
