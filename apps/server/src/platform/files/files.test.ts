import { randomUUID } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { downloadJobFile, getJob } from '@countinghouse/contract/desk/job'
import { fileNameField } from '@countinghouse/contract/fields'
import { brand } from '@countinghouse/contract/procure/brand'
import type { Route } from '@countinghouse/contract/route'
import { route } from '@countinghouse/contract/route'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { query } from '../../../../../tests/support/database.ts'
import { sampleFile, uploadSample } from '../../../../../tests/support/sample-slice.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { saveFile, sweepFiles } from './files.ts'
import { handleUpload } from '../calls/handle.ts'

const maxBytes = 100_000
const uploadSmall = route({
  id: 'desk.small.create',
  method: 'POST',
  path: '/desk/small-files',
  access: 'self',
  writes: true,
  upload: { maxBytes, mediaTypes: ['text/csv'] },
  input: z.strictObject({ fileName: fileNameField() }),
  output: z.object({ id: z.int() }),
})
const small = {
  api: [
    handleUpload(uploadSmall, async (ctx, tx, _input, file) => {
      const { id } = await saveFile(ctx, tx, file, { purpose: 'import' })
      ctx.audit({ entity: 'platform.file', entityId: id, label: file.name, before: null, after: { name: file.name } })
      return { id }
    }),
  ],
}
const server = useServer({ more: [sampleFile, small] })

test('what was uploaded is downloaded byte by byte, to be saved under its cleaned name', async () => {
  const { owner } = await server.company()
  const bytes = Buffer.from('%PDF-1.7 \u0000 Ünïcode')
  const { id } = await owner.call(uploadSample, { fileName: '..\\Ärger\u202e.pdf', uid: randomUUID() }, { bytes })
  const { url, headers } = addressed(owner.token, `/api/desk/jobs/${id}/file`)
  const answer = await server.app.http.inject({ url, headers })
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="_Arger.pdf"; filename*=UTF-8''_%C3%84rger.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await owner.call(getJob, { id })).file).toEqual({
    name: '_Ärger.pdf',
    mediaType: 'application/pdf',
    byteSize: bytes.length,
  })
})

test('too large, of the wrong kind, or empty: refused in words beside the file, and nothing is kept', async () => {
  const tenant = await server.company()
  const send = (bytes: Buffer, fileName = 'list.csv') => tenant.owner.send(uploadSmall, { fileName }, { bytes })
  expect(await send(Buffer.alloc(maxBytes, 'a'))).toMatchObject({ status: 200 })
  expect(await send(Buffer.alloc(maxBytes + 1, 'a'))).toMatchObject({
    status: 413,
    body: { errorType: 'too_large', details: { maxBytes }, message: expect.stringContaining('smaller') },
  })
  for (const bytes of [Buffer.from('%PDF-1.7'), Buffer.alloc(20_000)]) {
    expect(await send(bytes)).toMatchObject({ status: 400, body: { fields: { fileName: [{ code: 'file_type' }] } } })
  }
  expect(await send(Buffer.alloc(0))).toMatchObject({
    status: 400,
    body: { fields: { fileName: [{ code: 'file_empty' }] } },
  })
  expect(await keysOf(tenant)).toHaveLength(1)
})

test('an upload is refused while it comes in, and the refusal arrives although more is being sent', async () => {
  const { owner } = await server.company()
  const base = await server.app.http.listen({ host: '127.0.0.1', port: 0 })
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() }
    const outgoing = request(`${base}/api/desk/small-files?fileName=a.csv`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${owner.token}` },
    })
    outgoing.on('response', (answer) => resolve(answer.resume().statusCode))
    outgoing.on('error', reject)
    Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(20_000, 'a'))).pipe(outgoing)
  })
  expect(status).toBe(413)
})

test('nothing is left of an upload whose sender goes away', async () => {
  const tenant = await server.company()
  const incoming = () => readdirSync(join(server.filesDir, 'incoming'))
  const base = server.app.http.listeningOrigin
  const outgoing = request(`${base}/api/desk/small-files?fileName=a.csv`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tenant.owner.token}`,
    },
  })
  outgoing.on('error', () => {})
  outgoing.write('half of it')
  await vi.waitFor(() => expect(incoming()).toHaveLength(1), { timeout: 20_000 })
  outgoing.destroy()
  await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 20_000 })
  expect(await keysOf(tenant)).toEqual([])
})

test('a write that is refused, or was done before, leaves no bytes; a key is bound to the bytes too', async () => {
  const tenant = await server.company()
  const input = { fileName: 'a.txt', uid: randomUUID() }
  const key = randomUUID()
  const bytes = Buffer.from('one')
  const first = await tenant.owner.send(uploadSample, input, { key, bytes })
  const again = await tenant.owner.send(uploadSample, input, { key, bytes })
  expect(again).toMatchObject({ status: 200, text: first.text, headers: { 'idempotent-replayed': 'true' } })
  expect(await tenant.owner.send(uploadSample, input, { key, bytes: Buffer.from('two') })).toMatchObject({
    status: 422,
    body: { errorType: 'idempotency_key_reused' },
  })
  expect(await tenant.owner.send(uploadSample, input, { bytes })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate' },
  })
  expect(await keysOf(tenant)).toHaveLength(1)
})

test('bytes are taken from nobody who may not send them, and by no route that does not ask for them', async () => {
  const tenant = await server.company()
  const input = { fileName: 'a.csv' }
  expect((await server.stranger.send(uploadSmall, input, { bytes: Buffer.from('a') })).status).toBe(403)
  const asJson = { bytes: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }
  expect(await tenant.owner.send(uploadSmall, input, asJson)).toMatchObject({
    status: 400,
    body: { details: { reason: 'body' } },
  })
  const asBytes = { headers: { 'content-type': 'application/octet-stream' } }
  expect(await tenant.owner.send(brand.routes.create as Route, { code: 'A1', name: 'A' }, asBytes)).toMatchObject({
    status: 400,
    body: { details: { reason: 'body' } },
  })
  expect(await keysOf(tenant)).toEqual([])
})

test('the file of a job is its creator’s alone', async () => {
  const [mine, other] = [await server.company(), await server.company()]
  const bytes = Buffer.from('secret')
  const { id } = await mine.owner.call(uploadSample, { fileName: 'a.txt', uid: randomUUID() }, { bytes })
  for (const client of [await mine.as({ may: ['jobs:view'] }), other.owner]) {
    expect(await client.send(downloadJobFile, { id })).toMatchObject({ status: 404, body: { errorType: 'not_found' } })
  }
})

test('the daily sweep takes files past their time and bytes without a row, but not what may still be on its way', async () => {
  const { companyId, owner } = await server.company()
  const bytes = Buffer.from('kept')
  await owner.call(uploadSample, { fileName: 'a.txt', uid: randomUUID() }, { bytes })
  const { id: expiring } = await owner.call(uploadSmall, { fileName: 'b.csv' }, { bytes: Buffer.from('old') })
  await query(
    server.database.superUrl,
    `update platform.file set expires_at = now() - interval '1 day' where company_id = $1 and id = $2`,
    [companyId, expiring],
  )
  const { files, db } = server.app.jobs
  const young = await files.put(companyId, pieces('young'))
  const old = await files.put(companyId, pieces('old'))
  for await (const { key } of files.list(companyId)) {
    if (key !== young.key) utimesSync(join(server.filesDir, key), 1000, 1000)
  }
  await sweepFiles(db, files, companyId)
  const left = (await Array.fromAsync(files.list(companyId))).map(({ key }) => key)
  expect(left).toContain(young.key)
  expect(left).not.toContain(old.key)
  expect(left).toHaveLength(2)
  expect(
    await query(server.database.maintUrl, 'select name from platform.file where company_id = $1', [companyId]),
  ).toEqual([{ name: 'a.txt' }])
})

function addressed(token: string | null, url: string) {
  return { url, headers: { authorization: `Bearer ${token}` } }
}

async function* pieces(text: string) {
  yield Buffer.from(text)
}

async function keysOf({ companyId }: Tenant): Promise<string[]> {
  return (await Array.fromAsync(server.app.jobs.files.list(companyId))).map(({ key }) => key)
}
