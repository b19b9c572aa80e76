import { createConnection, createServer, type Server, type Socket } from 'node:net'
import pg from 'pg'

const committed = Buffer.from('COMMIT\0')

/** Stands between the product and its database, and cuts a connection when the answer to a commit comes back. */
export class CommitCut {
  private isArmed = false
  private server: Server | null = null

  /** Answers the address that leads through here. */
  async before(databaseUrl: string): Promise<string> {
    const { host, port } = new pg.Client({ connectionString: databaseUrl })
    const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
    const server = createServer((client) => this.join(client, createConnection(target)))
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = new URL(databaseUrl)
    url.searchParams.delete('host')
    url.searchParams.delete('port')
    url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    return url.href
  }

  /** The next commit is done, and nobody is told. */
  arm(): void {
    this.isArmed = true
  }

  /** False: the one that was armed has happened. */
  get isWaiting(): boolean {
    return this.isArmed
  }

  close(): void {
    this.server?.close()
  }

  private join(client: Socket, database: Socket): void {
    client.on('data', (part) => database.write(part))
    database.on('data', (part: Buffer) => {
      if (!this.isArmed || !part.includes(committed)) return void client.write(part)
      this.isArmed = false
      client.destroy()
      database.destroy()
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy())
  }
}
