import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCertificate } from '../../../../../tests/support/test-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'house-certificate-'))
let greeted = 0

/** Agrees to encrypt, as PostgreSQL does, shows its certificate, and goes away after the first word that it can read. */
const server = createServer((plain) => {
  plain.on('error', () => {})
  plain.once('data', () => {
    plain.write('S')
    const socket = new TLSSocket(plain, { isServer: true, ...testCertificate })
    socket.on('error', () => {})
    socket.once('data', () => {
      greeted += 1
      socket.destroy()
    })
  })
})

beforeAll(async () => {
  writeFileSync(join(folder, 'ca.pem'), testCertificate.cert)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a database whose certificate nobody vouches for is told no name and no password', async () => {
  await expect(ask('sslmode=verify-full')).rejects.toThrow(/self.signed certificate/)
  expect(greeted).toBe(0)
  await expect(ask(`sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}`)).rejects.not.toThrow(/certificate/)
  expect(greeted).toBe(1)
})

/** As every door of ours connects, but without its time limit. */
async function ask(parameters: string): Promise<void> {
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({ connectionString: `postgres://app:secret@localhost:${port}/any?${parameters}` })
  client.on('error', () => {})
  await client.connect()
}
