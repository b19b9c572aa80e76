import { findAccount, noteOperator } from '../modules/auth/index.ts'
import { withClient } from '../supervisor/endpoint.ts'
import type { Command } from './command.ts'
import { consoleCall, named, throughConnections } from './connections.ts'
import { urlFor, withCurrentDatabase } from './with-database.ts'

export const userOperator: Command = {
  name: 'user operator',
  summary: 'make a user a system operator: modules, menu and companies of the installation',
  takes: ['login'],
  flags: { off: { type: 'boolean', help: 'remove operator access' } },
  async run(call) {
    const login = call.argument('login')
    const isOperator = !call.isOn('off')
    const account = await throughConnections(call, async ({ db, everything }) => {
      const found = await named(`There is no user with the login "${login}".`, findAccount(everything, login))
      await noteOperator(db, found, isOperator, consoleCall('user.operator'))
      return found
    })
    // Role app may not say who runs the installation, whatever it is made to execute.
    await withCurrentDatabase(call.config(), (urls) =>
      withClient(urlFor(urls, 'owner'), (client) =>
        client.query('update auth.identity set is_operator = $1 where id = $2', [isOperator, account.identityId]),
      ),
    )
    const line = isOperator ? 'is now a system operator.' : 'is no longer a system operator.'
    return { isFine: true, data: { login: account.login, isOperator }, lines: [`${account.login} ${line}`] }
  },
}
