import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly ownerUrl: string
    readonly appUrl: string
    readonly maintUrl: string
    readonly superUrl: string
  }
}

export type TestDatabase = {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly maintUrl: string
  /** For what no role of ours may do: moving times, ending backends. */
  readonly superUrl: string
  readonly drop: () => Promise<void>
}

/** A fresh copy of the migrated database, for one test file. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(`create database ${name} template countinghouse strategy file_copy owner owner`)
  return {
    ownerUrl: inDatabase(inject('ownerUrl'), name),
    appUrl: inDatabase(inject('appUrl'), name),
    maintUrl: inDatabase(inject('maintUrl'), name),
    superUrl: inDatabase(inject('superUrl'), name),
    drop: () => asSuperuser(`drop database ${name} with (force)`),
  }
}

/** Runs one statement on a connection of its own and answers its rows. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

async function asSuperuser(statement: string): Promise<void> {
  await query(inDatabase(inject('superUrl'), 'postgres'), statement)
}

function inDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}
