import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { connect, createServer } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCertificate } from '../../../../../tests/support/test-certificate.ts'
import { tlsRules } from './tls-rules.ts'

const server = createServer({ ...tlsRules, ...testCertificate }, (socket) => socket.end())
server.on('tlsClientError', () => {})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

test('TLS 1.3 is spoken with whoever can, TLS 1.2 with forward secrecy alone', async () => {
  expect(await greet({})).toMatch(/^TLSv1\.3 TLS_/)
  const weakFirst = 'AES128-SHA:AES256-GCM-SHA384:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384'
  expect(await greet({ maxVersion: 'TLSv1.2', ciphers: weakFirst })).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384')
})

test.for<ConnectionOptions>([
  { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
  { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES256-SHA' },
  { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' },
])('an older version, and suites without either, are refused: %o', async (client) => {
  await expect(greet(client)).rejects.toThrow(/alert|handshake|version/i)
})

/** Version and suite that client and server agree on. */
async function greet(client: ConnectionOptions): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect({ host: '127.0.0.1', port, ca: testCertificate.cert, servername: 'localhost', ...client })
  await once(socket, 'secureConnect')
  const agreed = `${socket.getProtocol()} ${socket.getCipher().name}`
  socket.destroy()
  return agreed
}
