import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../config/config-files.ts'
import { measureDisk, roomOn } from '../database/disk.ts'
import { cleanSpool, spool } from './file-spool.ts'
import type { FileStore } from './file-store.ts'
import { BytesGone } from './file-store.ts'
import { isKey, newKey } from './file-store-disk.ts'

/** Keeps files in a bucket of an S3-compatible service; what is being uploaded is collected on the disk first. Source: Amazon S3 API reference. */
export function s3Store(settings: S3Settings, folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const bucket = `${settings.endpoint}/${encodeURIComponent(settings.bucket)}`

  async function send(url: string, init: RequestInit & { what: string }): Promise<Response> {
    const { what, ...request } = init
    // What leads elsewhere is an error: our files and signatures go to the service that was named, and nowhere else.
    const answer = await client.fetch(url, { ...request, redirect: 'manual' })
    if (answer.ok || (request.method === 'DELETE' && answer.status === 404)) return answer
    const told = await answer.text()
    if (answer.status === 404 && !told.includes('NoSuchBucket')) throw new BytesGone('The file store has no such file.')
    throw new Error(`The file store answered ${answer.status} when it should ${what}.`)
  }

  const putBack: FileStore['putBack'] = async (key, source) => {
    if (!isKey(key)) throw new Error('This is no key of the file store.')
    const { path, ...stored } = await spool(incoming, source)
    try {
      const body = await openAsBlob(path)
      const headers = { 'X-Amz-Content-Sha256': stored.sha256 }
      await send(`${bucket}/${key}`, { method: 'PUT', body, headers, what: 'keep a file' })
      return { ...stored, key }
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    put: (companyId, source) => putBack(newKey(companyId), source),
    putBack,
    open: async (key) => {
      const { body } = await send(`${bucket}/${key}`, { method: 'GET', what: 'give a file' })
      if (body === null) throw new Error('The file store gave a file without bytes.')
      return Readable.from(body as AsyncIterable<Uint8Array>)
    },
    remove: async (key) => {
      await send(`${bucket}/${key}`, { method: 'DELETE', what: 'remove a file' })
    },
    list: (companyId) => listBucket(bucket, `${companyId}/`, (url) => send(url, { method: 'GET', what: 'list files' })),
    hasRoom: async () => roomOn(await measureDisk(folder)) === 'enough',
    clean: (before) => cleanSpool(incoming, before),
  }
}

/** Our keys hold nothing that XML writes in another way, so the list is read without a parser. */
async function* listBucket(bucket: string, prefix: string, get: (url: string) => Promise<Response>) {
  let token: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token !== undefined && { 'continuation-token': token }),
    })
    const text = await (await get(`${bucket}?${query}`)).text()
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield { key: tagIn(entry, 'Key') ?? '', storedAt: new Date(tagIn(entry, 'LastModified') ?? '') }
    }
    token = tagIn(text, 'NextContinuationToken')
  } while (token !== undefined)
}

function tagIn(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}
