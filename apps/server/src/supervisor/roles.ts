import { escapeLiteral } from 'pg'
import { databaseName, type Endpoint, urlOf, withClient } from './endpoint.ts'
import type { Passwords, RoleName } from './passwords.ts'

const attributes: Record<Exclude<RoleName, 'postgres'>, string> = {
  owner: 'login nosuperuser nobypassrls nocreatedb nocreaterole noreplication',
  app: 'login nosuperuser nobypassrls nocreatedb nocreaterole noreplication',
  maint: 'login nosuperuser bypassrls nocreatedb nocreaterole noreplication',
}

/** Per-role settings of the interactive role; a request cannot hold the database longer than this. */
export const appSettings: Record<string, string> = {
  statement_timeout: '10s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '15s',
  transaction_timeout: '30s',
  search_path: 'pg_catalog',
}

/** Makes the three roles, the database and its extensions, or puts them right when they are there. */
export async function ensureRoles(endpoint: Endpoint, passwords: Passwords): Promise<void> {
  await withClient(urlOf(endpoint, 'postgres', passwords, 'postgres'), async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      'select exists (select from pg_database where datname = $1) as exists',
      [databaseName],
    )
    await client.query(roleStatements(passwords))
    if (!rows[0]?.exists) await client.query(`create database ${databaseName} owner owner`)
    await client.query(`
      revoke all on database ${databaseName}, postgres, template1 from public;
      grant connect on database ${databaseName} to app, maint;`)
  })
  await withClient(urlOf(endpoint, 'postgres', passwords), (client) => client.query(databaseStatements))
}

function roleStatements(passwords: Passwords): string {
  const created = (['owner', 'app', 'maint'] as const).map(
    (role) => `
      do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if; end $$;
      alter role ${role} ${attributes[role]} password ${escapeLiteral(passwords[role])};`,
  )
  const settings = Object.entries(appSettings).map(
    ([name, value]) => `alter role app set ${name} to ${escapeLiteral(value)};`,
  )
  return [
    ...created,
    ...settings,
    'alter role maint set default_transaction_read_only to on;',
    'grant pg_read_all_data to maint;',
  ].join('\n')
}

/** What an empty database needs before the first migration; as superuser or its owner. */
export const databaseStatements = `
  create schema if not exists extensions authorization owner;
  grant usage on schema extensions to app, maint;
  create extension if not exists pg_trgm schema extensions;
  create extension if not exists unaccent schema extensions;
  revoke create on schema public from public;`
