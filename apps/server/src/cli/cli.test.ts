import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../tests/support/command-line.ts'
import { query } from '../../../../tests/support/database.ts'
import type { Tenant } from '../../../../tests/support/server.ts'
import { useServer } from '../../../../tests/support/server.ts'
import { commands } from './commands.ts'

const server = useServer({ isOwn: true })
const dataDir = mkdtempSync(join(tmpdir(), 'house-cli-'))
const password = 'a quiet river 91 stones'
let environment: Record<string, string> = {}
let tenant: Tenant
let companyCode = ''

beforeAll(async () => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: appUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_MAINT_URL: maintUrl,
    METRICS_TOKEN: 'a token to be hidden',
  }
  tenant = await server.company('Command line')
  const read = 'select code from erp.company where id = $1'
  const [company] = await query<{ code: string }>(maintUrl, read, [tenant.companyId])
  companyCode = company?.code ?? ''
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('help lists every command, each explains itself, and what does not exist is refused with code 2', async () => {
  const { code, output } = await runCommand(['--help'])
  expect(code).toBe(0)
  for (const { name, summary } of commands) expect(output).toContain(`${name.padEnd(26)} ${summary}`)
  const help = await runCommand(['user', 'create', '--help'])
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining('user create <login>') })
  expect(await runCommand(['nonsense'])).toMatchObject({ code: 2, output: '' })
  expect(await runCommand(['version', '--unknown'])).toMatchObject({ code: 2, output: '' })
  expect(await runCommand(['user', 'unlock'])).toMatchObject({ code: 2, errors: expect.stringContaining('<login>') })
})

test('version and configuration need no database, and no secret is shown', async () => {
  expect((await runJson(['version'])).data).toMatchObject({
    product: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    schema: expect.stringMatching(/^\d{4}_/),
  })
  const { code, output } = await runCommand(['config', 'show', '--json'], environment)
  expect(code).toBe(0)
  const secrets = [environment['METRICS_TOKEN'] ?? '', new URL(server.database.appUrl).password]
  for (const secret of secrets) expect(output).not.toContain(secret)
  expect((await runJson(['config', 'check'], environment)).code).toBe(0)
  const wrong = await runJson(['config', 'check'], { ...environment, HOST: '0.0.0.0' })
  expect(wrong).toMatchObject({ code: 1, data: { problem: expect.stringContaining('TLS_CERT') } })
})

test('doctor finds a healthy installation healthy, and says what to do about one that cannot be reached', async () => {
  const { data } = await runJson(['doctor'], environment)
  const issues = data['issues'] as { about: string; isFine: boolean }[]
  // The test database is made fast, not durable, and doctor must see that.
  expect(issues.filter(({ isFine }) => !isFine).map(({ about }) => about)).toEqual(['durability'])
  const lost = await runCommand(['doctor'], { ...environment, DATABASE_URL: 'postgres://app:wrong@127.0.0.1:1/none' })
  expect(lost).toMatchObject({
    code: 1,
    output: expect.stringContaining('Check the address and password in DATABASE_URL'),
  })
})

test('migrate has nothing to do on a current database, and tells what it would do', async () => {
  expect(await runJson(['migrate', '--plan'], environment)).toEqual({ code: 0, data: { pending: [] } })
  await query(server.database.superUrl, "delete from platform.schema_file where name = 'sql/auth/find_login.sql'")
  expect(await runCommand(['verify'], environment)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Run the command migrate first'),
  })
  const expected = ['sql/auth/find_login.sql']
  expect(await runJson(['migrate', '--plan'], environment)).toEqual({ code: 0, data: { pending: expected } })
  expect(await runJson(['migrate'], environment)).toEqual({ code: 0, data: { applied: expected } })
  const withoutOwner = { ...environment, DATABASE_OWNER_URL: '' }
  expect(await runCommand(['migrate'], withoutOwner)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Set DATABASE_OWNER_URL'),
  })
})

test('seed fills a company with invented records, and adds nothing the second time', async () => {
  const { companyId } = tenant
  expect(await runJson(['seed', companyCode], environment)).toEqual({
    code: 0,
    data: { company: companyCode, brands: 240, seasons: 7 },
  })
  expect((await runJson(['seed', companyCode, '--profile', 'small'], environment)).data).toMatchObject({
    brands: 0,
    seasons: 0,
  })
  expect(await auditOf(companyId, 'erp.company')).toEqual(['console.seed', 'console.seed'])
  const wrong = await runCommand(['seed', companyCode, '--profile', 'huge'], environment)
  expect(wrong).toMatchObject({ code: 2, errors: expect.stringContaining('Use small or full') })
  expect(await runCommand(['seed', 'NONE'], environment)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('no company "NONE"'),
  })
})

test('a user is created with the password of standard input, signs in, and the audit says so', async () => {
  const args = ['user', 'create', 'nadia', ...personFlags(), '--password-stdin']
  const { code, data } = await runJson(args, environment, `${password}\n`)
  expect({ code, data }).toMatchObject({ code: 0, data: { login: 'nadia', companyId: tenant.companyId } })
  expect(JSON.stringify(data)).not.toContain(password)
  expect((await server.signIn('nadia', password)).user).toMatchObject({ Usr_userid: data['userId'] })
  expect(await auditOf(Number(data['userId']))).toEqual(['console.user.create'])
  const again = await runCommand(args, environment, password)
  expect(again).toMatchObject({ code: 2, errors: expect.stringContaining('username') })
})

test('a weak password, an unknown role and a bad login are refused, and nothing is made', async () => {
  const create = (login: string, role = 'administrator', input = password) =>
    runCommand(['user', 'create', login, ...personFlags(role), '--password-stdin'], environment, input)
  expect(await create('omar1', 'administrator', 'short')).toMatchObject({ code: 2 })
  expect(await create('omar1', 'nobody')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('no role "nobody"'),
  })
  expect(await create('o m a r')).toMatchObject({ code: 2, errors: expect.stringContaining('username') })
  const [kept] = await query(
    server.database.maintUrl,
    "select count(*)::int as count from auth.identity where login like 'o%mar%'",
  )
  expect(kept).toEqual({ count: 0 })
})

test('a drawn password is printed once, frees a locked account and ends every session', async () => {
  const person = await tenant.as({ may: [], login: 'locked-out' })
  await query(
    server.database.superUrl,
    "update auth.identity set failed_count = 100, locked_until = now() + interval '1 hour' where login = 'locked-out'",
  )
  const { code, data } = await runJson(['user', 'password', 'LOCKED-OUT'], environment)
  expect(code).toBe(0)
  expect(await endings(person.user?.Usr_userid ?? 0)).toEqual(['password_changed'])
  await server.signIn('locked-out', String(data['password']))
  expect(await auditOf(person.user?.Usr_userid ?? 0)).toEqual(['console.user.password'])
})

test('unlocking and ending sessions do just that; nobody by that name is refused', async () => {
  const person = await tenant.as({ may: [], login: 'patient' })
  await query(server.database.superUrl, "update auth.identity set failed_count = 100 where login = 'patient'")
  await expect(server.signIn('patient')).rejects.toThrow()
  expect((await runCommand(['user', 'unlock', 'patient'], environment)).code).toBe(0)
  await server.signIn('patient')
  expect((await runJson(['user', 'end-sessions', 'patient'], environment)).data).toEqual({ login: 'patient', ended: 2 })
  expect(await endings(person.user?.Usr_userid ?? 0)).toEqual(['ended_by_operator', 'ended_by_operator'])
  expect(await auditOf(person.user?.Usr_userid ?? 0)).toEqual(['console.user.unlock', 'console.user.end_sessions'])
  expect(await runCommand(['user', 'unlock', 'nobody'], environment)).toMatchObject({
    code: 2,
    errors: 'There is no user with the login "nobody".\n',
  })
})

test('people and companies are listed with what they are', async () => {
  await tenant.as({ may: [], login: 'listed' })
  const people = (await runJson(['user', 'list'], environment)).data['users'] as { login: string; company: string }[]
  const listed = people.filter(({ login }) => login === 'listed')
  expect(listed).toEqual([expect.objectContaining({ company: companyCode, isActive: true, isHeld: false })])
  expect(JSON.stringify(people)).not.toContain('argon2')
  const { output } = await runCommand(['company', 'list'], environment)
  expect(output).toMatch(new RegExp(`^${companyCode} +Command line .*active`, 'm'))
})

test('a setting of the installation is chosen, refused in its own words, and put back', async () => {
  const key = 'auth.min_password_length'
  const listed = async () => {
    const { data } = await runJson(['setting', 'list'], environment)
    return (data['settings'] as { key: string }[]).find((setting) => setting.key === key)
  }
  expect((await runJson(['setting', 'set', key, '14'], environment)).data).toEqual({ key, value: 14 })
  expect(await runCommand(['setting', 'set', key, '7'], environment)).toMatchObject({ code: 2, output: '' })
  expect(await runCommand(['setting', 'set', 'adminUserId', '1'], environment)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('see setting list'),
  })
  expect(await listed()).toMatchObject({ value: 14, origin: 'installation' })
  expect((await runCommand(['setting', 'reset', key], environment)).code).toBe(0)
  expect(await listed()).toMatchObject({ value: 8, origin: 'default' })
})

test('status tells figures, and warns with code 1 of a backup that never was', async () => {
  const young = await runJson(['status'], environment)
  expect(young).toMatchObject({ code: 0, data: { goodBackupAt: null, warnings: [], failedJobs: 0 } })
  await query(server.database.superUrl, `update platform.schema_file set applied_at = applied_at - interval '60 days'`)
  const old = await runJson(['status'], environment)
  expect(old).toMatchObject({
    code: 1,
    data: { warnings: [expect.stringContaining('The last good backup'), expect.any(String)] },
  })
  expect((await runJson(['status'], { ...environment, BACKUP_AT: 'off' })).code).toBe(0)
})

test('the API document needs no database', async () => {
  expect((await runJson(['openapi'])).data).toMatchObject({ openapi: '3.1.0', paths: expect.any(Object) })
})

function personFlags(role = 'administrator'): string[] {
  return ['--company', companyCode, '--role', role, '--first-name', 'Nadia', '--last-name', 'Aziz']
}

async function auditOf(id: number, entity = 'erp.app_user'): Promise<string[]> {
  const rows = await query<{ action: string }>(
    server.database.maintUrl,
    `select action from platform.audit where company_id = $1 and entity = $3 and entity_id = $2
       and user_id is null and request_id like 'console:%' order by id`,
    [tenant.companyId, id, entity],
  )
  return rows.map(({ action }) => action)
}

async function endings(userId: number): Promise<string[]> {
  const rows = await query<{ ended_reason: string }>(
    server.database.maintUrl,
    'select ended_reason from auth.session where company_id = $1 and user_id = $2 and ended_at is not null order by id',
    [tenant.companyId, userId],
  )
  return rows.map((row) => row.ended_reason)
}
