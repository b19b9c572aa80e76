import { createServer } from 'node:net'
import { Client } from 'pg'
import type { Passwords, RoleName } from './passwords.ts'

/** For those who get a connection and make none. */
export type { Client } from 'pg'

/** Where PostgreSQL listens: a folder with its socket, or loopback where sockets are not to be had. */
export type Endpoint = { host: string; port: number }

export const databaseName = 'countinghouse'

/** The private socket, or on Windows a free loopback port. */
export async function chooseEndpoint(runDir: string): Promise<Endpoint> {
  if (process.platform !== 'win32') return { host: runDir, port: 5432 }
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 5432
  await new Promise((resolve) => probe.close(resolve))
  return { host: '127.0.0.1', port }
}

/** A connection string that pg, libpq and `new URL` all read. */
export function urlOf(endpoint: Endpoint, role: RoleName, passwords: Passwords, database = databaseName): string {
  const user = `${role}:${encodeURIComponent(passwords[role])}`
  if (!endpoint.host.startsWith('/')) return `postgres://${user}@${endpoint.host}:${endpoint.port}/${database}`
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(endpoint.host)}&port=${endpoint.port}`
}

/** Runs fn on one connection and closes it. */
export async function withClient<T>(url: string, fn: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, application_name: 'supervisor' })
  // The server may go away between two calls; the next query reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await fn(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
