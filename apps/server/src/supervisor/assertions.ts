import { postgresMajor } from './cluster-init.ts'
import { withClient } from './endpoint.ts'
import { errorText, SupervisorError } from './supervisor-error.ts'

type Facts = {
  version: number
  versionText: string
  checksums: string
  fsync: string
  pages: string
  commit: string
  isSuper: boolean
  isBypass: boolean
  ownedTables: number
}

const factsQuery = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionText",
         current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
         current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit,
         r.rolsuper as "isSuper", r.rolbypassrls as "isBypass",
         (select count(*)::int from pg_catalog.pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')) as "ownedTables"
  from pg_catalog.pg_roles r where r.rolname = current_user`

/**
 * Refuses an embedded database that could lose a committed row or see past row-level security.
 * Throws: SupervisorError.
 */
export async function assertDurable(appUrl: string): Promise<void> {
  const wrong = await weaknesses(appUrl)
  if (wrong.length > 0) {
    throw new SupervisorError(
      `The embedded database is not safe to use: ${wrong.join(', ')}. Revert that change, then start again.`,
    )
  }
}

/** What could lose a committed row of this database, or show role app more than its company; empty when it is safe. */
export async function weaknesses(appUrl: string): Promise<string[]> {
  const facts = await factsOf(appUrl)
  return [
    Math.floor(facts.version / 10_000) >= postgresMajor ? '' : `its version is ${facts.versionText}`,
    facts.checksums === 'on' ? '' : 'data checksums are off',
    facts.fsync === 'on' ? '' : 'fsync is off',
    facts.pages === 'on' ? '' : 'full_page_writes is off',
    facts.commit === 'on' ? '' : `synchronous_commit is ${facts.commit}`,
    facts.isSuper ? 'role app is a superuser' : '',
    facts.isBypass ? 'role app bypasses row-level security' : '',
  ].filter(Boolean)
}

/** Checks the database of DATABASE_URL before anything is written to it. Throws: SupervisorError. */
export async function assertExternal(url: string): Promise<void> {
  const facts = await factsOf(url).catch((error: unknown) => {
    throw new SupervisorError(
      `DATABASE_URL cannot be reached: ${errorText(error)}. Check address and password, and that it is running.`,
    )
  })
  if (facts.version < postgresMajor * 10_000) {
    throw new SupervisorError(
      `DATABASE_URL is PostgreSQL ${facts.versionText}; version ${postgresMajor} or later is required.`,
    )
  }
  const wrong = [
    facts.isSuper ? 'is a superuser' : '',
    facts.isBypass ? 'bypasses row-level security' : '',
    facts.ownedTables > 0 ? `owns ${facts.ownedTables} tables` : '',
  ].filter(Boolean)
  if (wrong.length > 0) throw new SupervisorError(`The role of DATABASE_URL ${wrong.join(' and ')}.\n${threeRoles}`)
}

async function factsOf(url: string): Promise<Facts> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Facts>(factsQuery)
    if (!rows[0]) throw new Error('the role of this connection is not listed')
    return rows[0]
  })
}

const threeRoles = `Countinghouse uses three roles: "owner" migrates, "app" serves requests and owns nothing, "maint" only reads.
As a superuser run:

  create role owner login password '...';
  create role app login nosuperuser nobypassrls nocreatedb nocreaterole password '...';
  create role maint login bypassrls password '...';
  alter role app set statement_timeout to '10s';
  alter role app set lock_timeout to '3s';
  alter role app set idle_in_transaction_session_timeout to '15s';
  alter role app set transaction_timeout to '30s';
  alter role app set search_path to pg_catalog;
  alter role maint set default_transaction_read_only to on;
  grant pg_read_all_data to maint;
  create database countinghouse owner owner template template0
    encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C.UTF-8';
  \\connect countinghouse
  create schema extensions authorization owner;
  grant usage on schema extensions to app, maint;
  create extension pg_trgm schema extensions;
  create extension unaccent schema extensions;
  revoke create on schema public from public;

Then set DATABASE_URL to app and DATABASE_OWNER_URL to owner.`
