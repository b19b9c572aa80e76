import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const disk = { freeBytes: 50, totalBytes: 100 }
const server = useServer({ measureDisk: async () => disk })
const named = (code: string) => ({ code, name: `Brand ${code}` })

test('a full disk refuses writes in words, lets everybody sign in and read, and all goes on once there is room', async () => {
  const { owner, as } = await server.company()
  await as({ may: [], login: 'reader-on-a-full-disk' })
  disk.freeBytes = 1
  await server.app.disk.look()
  const refused = await owner.send(brand.routes.create, named('FULL'))
  expect(refused).toMatchObject({ status: 503, body: { errorType: 'read_only' }, headers: { 'retry-after': '30' } })
  expect(refused.body.message).toContain('disk')
  const read = await owner.send(brand.routes.list, {})
  expect(read).toMatchObject({ status: 200, headers: { 'x-read-only': '1' } })
  expect((await server.signIn('reader-on-a-full-disk')).token).not.toBeNull()
  expect((await server.app.http.inject('/readyz')).json()).toEqual({ status: 'read-only: the disk is full' })
  expect((await server.app.http.inject('/healthz')).statusCode).toBe(200)

  disk.freeBytes = 4
  await server.app.disk.look()
  const saved = await owner.send(brand.routes.create, named('ROOM'))
  expect(saved.status).toBe(brand.routes.create.status)
  expect(saved.headers).not.toHaveProperty('x-read-only')
  expect((await server.app.http.inject('/readyz')).statusCode).toBe(200)
})
