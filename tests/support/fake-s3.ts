import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../apps/server/src/platform/config/config-files.ts'

export type S3StandIn = { readonly settings: S3Settings; readonly stop: () => Promise<void> }

/** Stands in for a service that is not ours: keeps objects in memory, checks signatures and lists in pages of two. Source: Amazon S3 API reference. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, { bytes: Buffer; storedAt: string }>()
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret of the stand-in', region: 'eu-test-1' }
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', `http://${request.headers.host}`)
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const body = await buffer(request)
      const key = url.pathname.replace('/bucket/', '')
      const isWhole = headers.get('x-amz-content-sha256') === createHash('sha256').update(body).digest('hex')
      if (!isSigned(keys, request.method ?? '', url, headers)) return response.writeHead(403).end()
      if (request.method === 'PUT' && !isWhole) return response.writeHead(400).end()
      if (request.method === 'PUT') objects.set(key, { bytes: body, storedAt: new Date().toISOString() })
      if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
      if (url.searchParams.has('list-type')) return response.end(listed(url.searchParams))
      const found = objects.get(key)
      return found === undefined
        ? response.writeHead(404).end()
        : response.end(request.method === 'GET' ? found.bytes : '')
    })()
  })

  function listed(requested: URLSearchParams): string {
    const names = [...objects.keys()].filter((key) => key.startsWith(requested.get('prefix') ?? '')).toSorted()
    const from = Number(requested.get('continuation-token') ?? 0)
    const entries = names.slice(from, from + 2).map((name) => {
      return `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.storedAt}</LastModified></Contents>`
    })
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    settings: { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'bucket' },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Whether a request bears the signature that its keys make. Source: AWS Signature Version 4. */
function isSigned(
  keys: Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>,
  method: string,
  url: URL,
  headers: Headers,
): boolean {
  const [, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.get('authorization') ?? '',
    ) ?? []
  const date = headers.get('x-amz-date') ?? ''
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headers.get(name)}`),
    '',
    signedHeaders,
    headers.get('x-amz-content-sha256'),
  ].join('\n')
  const scope = [date.slice(0, 8), keys.region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${keys.secretAccessKey}`)
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  return hmac(key, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
