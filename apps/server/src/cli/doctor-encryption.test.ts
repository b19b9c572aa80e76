import { expect, test } from 'vitest'
import { examineEncryption } from './doctor-encryption.ts'

const none = { databaseUrl: null, databaseOwnerUrl: null, databaseMaintUrl: null, databaseDirectUrl: null }
const bucket = { bucket: 'files', accessKeyId: 'a', secretAccessKey: 'b', region: 'c' }

test.for([
  ['postgres://app:x@127.0.0.1:5432/countinghouse', true],
  ['postgres://app:x@[::1]/countinghouse', true],
  ['postgres://app:x@%2Fvar%2Frun/countinghouse', true],
  ['postgres://app:x@localhost/countinghouse?host=/var/run', true],
  ['postgres://app:x@db.example.com/countinghouse?sslmode=verify-full', true],
  ['postgres://app:x@db.example.com/countinghouse', false],
  ['postgres://app:x@10.0.0.7/countinghouse?sslmode=no-verify', false],
  ['postgres://app:x@localhost/countinghouse?host=db.example.com', false],
] as const)('of a database at %s it says %s', ([databaseUrl, isFine]) => {
  const found = examineEncryption({ ...none, databaseUrl, files: { folder: '/files', s3: null } })
  expect(found.isFine).toBe(isFine)
  expect(found.found).not.toContain(':x@')
})

test('each database that is named is looked at, and the bucket', () => {
  const files = (endpoint: string) => ({ folder: '/files', s3: { ...bucket, endpoint } })
  const databaseMaintUrl = 'postgres://maint:x@db.example.com/countinghouse'
  expect(examineEncryption({ ...none, databaseMaintUrl, files: files('https://s3.example.com') }).found).toMatch(
    /^DATABASE_MAINT_URL:/,
  )
  expect(examineEncryption({ ...none, files: files('http://s3.example.com') }).found).toMatch(/^S3_ENDPOINT:/)
  for (const endpoint of ['https://s3.example.com', 'http://127.0.0.1:9000'])
    expect(examineEncryption({ ...none, files: files(endpoint) }).isFine).toBe(true)
})
