import { signUp } from '@countinghouse/contract/auth/sign-in'
import type { Account } from '../modules/auth/index.ts'
import {
  createIdentity,
  revokeSessionsOf,
  findAccount,
  hashPassword,
  requirePassword,
  resetPassword,
  resetSecondFactor,
  unlockAccount,
} from '../modules/auth/index.ts'
import { addUser, findCompanyRole } from '../modules/erp/index.ts'
import { auditRows } from '../platform/audit/audit.ts'
import type { Database } from '../platform/database/db.ts'
import type { Call, Command } from './command.ts'
import { CommandError } from './command.ts'
import { consoleCall, named, throughConnections } from './connections.ts'
import { passwordFlags, readPassword } from './password-input.ts'

export const userCreate: Command = {
  name: 'user create',
  summary: 'create a user in a company',
  takes: ['login'],
  flags: {
    company: { type: 'string', value: '<code>', help: 'company code' },
    role: { type: 'string', value: '<code>', help: 'role code, such as administrator' },
    'first-name': { type: 'string', value: '<name>', help: 'first name' },
    'last-name': { type: 'string', value: '<name>', help: 'last name' },
    email: { type: 'string', value: '<address>', help: 'email address, also used to sign in' },
    ...passwordFlags,
  },
  async run(call) {
    const { username: login, firstName, lastName } = readPerson(call)
    const [companyCode, roleCode] = [required(call, 'company'), required(call, 'role')]
    const { password, isDrawn } = await readPassword(call)
    const user = await throughConnections(call, async ({ db, everything }) => {
      const { companyId, companyName, roleId } = await named(
        `There is no role "${roleCode}" in a company "${companyCode}".`,
        findCompanyRole(everything, companyCode, roleCode),
      )
      requirePassword(password, [login, firstName, lastName, companyCode, companyName])
      const passwordHash = await hashPassword(password)
      return await db.inTransaction({ companyId }, async (tx) => {
        const userId = await addUser(tx, { companyId, roleId, firstName, lastName })
        const email = call.text('email')
        const given = { login, email, passwordHash, companyId, userId, mustChangePassword: isDrawn }
        await createIdentity({ locale: 'en' }, tx, given)
        const after = { login, firstName, lastName, role: roleCode }
        const change = { entity: 'erp.app_user', entityId: userId, label: login, before: null, after }
        const by = { companyId, userId: null, ip: null, session: null, ...consoleCall('user.create') }
        const rows = auditRows({ ...by, changes: [change] })
        if (rows !== null) await tx.together(rows)
        return { login, companyId, userId }
      })
    })
    const drawn = isDrawn ? { password } : {}
    return {
      isFine: true,
      data: { ...user, ...drawn },
      lines: [`${login} is user ${user.userId} of company ${user.companyId}.`, ...passwordLines(isDrawn, password)],
    }
  },
}

export const userPassword: Command = {
  name: 'user password',
  summary: 'set a new password, unlock the account and end all its sessions',
  takes: ['login'],
  flags: passwordFlags,
  async run(call) {
    const { password, isDrawn } = await readPassword(call)
    const login = await withAccount(call, async (db, account) => {
      await resetPassword(db, account, { password, mustChange: isDrawn }, consoleCall('user.password'))
      return account.login
    })
    const lines = [`New password set for ${login}; all sessions ended.`, ...passwordLines(isDrawn, password)]
    return { isFine: true, data: { login, ...(isDrawn ? { password } : {}) }, lines }
  },
}

export const userUnlock: Command = {
  name: 'user unlock',
  summary: 'unlock an account that was locked after wrong passwords',
  takes: ['login'],
  flags: {},
  async run(call) {
    const login = await withAccount(call, async (db, account) => {
      await unlockAccount(db, account, consoleCall('user.unlock'))
      return account.login
    })
    return { isFine: true, data: { login }, lines: [`${login} can sign in again.`] }
  },
}

export const userResetSecondFactor: Command = {
  name: 'user reset-second-factor',
  summary: 'reset two-factor authentication of a user who lost app and recovery codes',
  takes: ['login'],
  flags: {},
  async run(call) {
    const login = await withAccount(call, async (db, account) => {
      await resetSecondFactor(db, account, consoleCall('user.reset_second_factor'))
      return account.login
    })
    return { isFine: true, data: { login }, lines: [`${login} now signs in with the password only.`] }
  },
}

export const userRevokeSessions: Command = {
  name: 'user end-sessions',
  summary: 'end all sessions of a user',
  takes: ['login'],
  flags: {},
  async run(call) {
    const data = await withAccount(call, async (db, account) => ({
      login: account.login,
      ended: await revokeSessionsOf(db, account, consoleCall('user.end_sessions')),
    }))
    return { isFine: true, data, lines: [`${data.ended} sessions of ${data.login} ended.`] }
  },
}

async function withAccount<T>(call: Call, run: (db: Database, account: Account) => Promise<T>): Promise<T> {
  const login = call.argument('login')
  return await throughConnections(call, async ({ db, everything }) =>
    run(db, await named(`There is no user with the login "${login}".`, findAccount(everything, login))),
  )
}

/** Held to the same rules as who accepts an invitation. */
function readPerson(call: Call) {
  const read = signUp.input.pick({ username: true, firstName: true, lastName: true }).safeParse({
    username: call.argument('login'),
    firstName: required(call, 'first-name'),
    lastName: required(call, 'last-name'),
  })
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new CommandError(problems.join('\n'))
}

function required(call: Call, flag: string): string {
  const value = call.text(flag)?.trim() ?? ''
  if (value === '') throw new CommandError(`--${flag} is missing. Run the command with --help for its flags.`)
  return value
}

function passwordLines(isDrawn: boolean, password: string): string[] {
  return isDrawn ? [`Password ${password} (shown only once, must be changed at the first sign-in)`] : []
}
