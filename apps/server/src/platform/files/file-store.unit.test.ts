import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { S3StandIn } from '../../../../../tests/support/fake-s3.ts'
import { startS3StandIn } from '../../../../../tests/support/fake-s3.ts'
import type { ByteSource, FileStore } from './file-store.ts'
import { diskStore } from './file-store-disk.ts'
import { s3Store } from './file-store-s3.ts'

const bytes = Buffer.from('some bytes '.repeat(10_000))
const folder = mkdtempSync(join(tmpdir(), 'house-store-'))
let service: S3StandIn

beforeAll(async () => {
  service = await startS3StandIn()
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

const makers: Readonly<Record<string, () => FileStore>> = {
  disk: () => diskStore(join(folder, 'disk')),
  s3: () => s3Store(service.settings, join(folder, 's3')),
}

describe.for(Object.keys(makers))('the %s store', (name) => {
  const open = () => makers[name]?.() as FileStore

  test('gives back what was put, under a key of its own making, until it is removed', async () => {
    const store = open()
    const stored = await store.put(7, pieces())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(stored).toEqual({
      key: expect.stringMatching(/^7\/[0-9a-f]{2}\/[0-9a-f-]{36}$/),
      byteSize: bytes.length,
      sha256,
    })
    expect(await buffer(await store.open(stored.key))).toEqual(bytes)
    await store.remove(stored.key)
    await store.remove(stored.key)
    await expect(store.open(stored.key)).rejects.toThrow()
  })

  test('lists what one company has, and only that', async () => {
    const store = open()
    const mine = [await store.put(8, pieces()), await store.put(8, pieces()), await store.put(8, pieces())]
    await store.put(80, pieces())
    const found = await Array.fromAsync(store.list(8))
    expect(found.map(({ key }) => key).toSorted()).toEqual(mine.map(({ key }) => key).toSorted())
    expect(Math.abs((found[0]?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await Array.fromAsync(store.list(9))).toEqual([])
  })

  test('keeps nothing of a source that fails half way', async () => {
    const store = open()
    await expect(store.put(10, broken())).rejects.toThrow('gone')
    expect(await Array.fromAsync(store.list(10))).toEqual([])
    expect(readdirSync(join(folder, name, 'incoming'))).toEqual([])
  })

  test('cleans what a process that died left half done', async () => {
    const left = join(folder, name, 'incoming', 'left')
    writeFileSync(left, 'half')
    utimesSync(left, 1000, 1000)
    writeFileSync(join(folder, name, 'incoming', 'young'), 'half')
    await open().clean(new Date(2_000_000))
    expect(readdirSync(join(folder, name, 'incoming'))).toEqual(['young'])
    rmSync(join(folder, name, 'incoming', 'young'))
  })
})

test('the S3 store follows nobody to another address', async () => {
  let followed = 0
  const server = createServer((request, response) => {
    if (request.url === '/elsewhere') followed += 1
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store = s3Store({ ...service.settings, endpoint: `http://127.0.0.1:${port}` }, join(folder, 's3'))
  await expect(store.open('7/00/any')).rejects.toThrow('The file store answered 307 when it should give a file.')
  expect(followed).toBe(0)
  server.close()
})

test('the S3 store says what the service refused', async () => {
  const store = s3Store({ ...service.settings, secretAccessKey: 'wrong' }, join(folder, 's3'))
  await expect(store.put(7, pieces())).rejects.toThrow('The file store answered 403 when it should keep a file.')
})

test('a key that no store made leads nowhere', async () => {
  const store = diskStore(join(folder, 'disk'))
  await expect(async () => store.open('../passwords.json')).rejects.toThrow('no key')
})

async function* pieces(): ByteSource {
  for (let at = 0; at < bytes.length; at += 4096) yield bytes.subarray(at, at + 4096)
}

async function* broken(): ByteSource {
  yield bytes
  throw new Error('gone')
}
